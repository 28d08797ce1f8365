import { FormattedMessage } from '@dara/sdk/i18n';
import { LogOut } from 'lucide-react';
import { PanelButton } from '../../parts/panel-item.ts';
import { useSignOut } from '../../session/sign-out.ts';

/** The last entry of the account menu. */
export function SignOutItem() {
  const signOut = useSignOut();
  return (
    <PanelButton type="button" onClick={() => void signOut()}>
      <LogOut size={18} aria-hidden />
      <FormattedMessage id="shell.session.signOut" />
    </PanelButton>
  );
}
