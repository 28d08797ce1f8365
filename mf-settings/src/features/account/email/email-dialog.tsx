import { Dialog } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { EmailForm } from './email-form.tsx';

/** Asks for another address. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.email.change" />}
      description={<FormattedMessage id="setting.email.dialog.lead" />}
    >
      <EmailForm onClose={onClose} />
    </Dialog>
  );
}
