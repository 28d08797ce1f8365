import { FormattedMessage } from '@dara/sdk/i18n';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

export interface NoPermissionProps {
  action?: ReactNode;
  level?: StateMessageProps['level'];
}

/** The person may not see this. */
export function NoPermission({ action, level }: NoPermissionProps) {
  return (
    <StateMessage
      role="status"
      level={level}
      icon={<Lock size={24} aria-hidden />}
      title={<FormattedMessage id="kit.ui.noPermission.title" />}
      action={action}
    >
      <FormattedMessage id="kit.ui.noPermission.text" />
    </StateMessage>
  );
}
