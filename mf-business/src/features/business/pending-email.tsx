import { useFormat } from '@dara/kit/format';
import { useRecordActions } from '@dara/kit/record';
import { Button, CalloutSection } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { MailQuestion } from 'lucide-react';
import {
  useManagementBusinessEmailResendMutation,
  useManagementBusinessEmailWithdrawMutation,
  type BusinessRecord,
} from '../../api/generated.ts';

interface PendingEmailProps {
  business: BusinessRecord;
  canChange: boolean;
}

/** Another contact address that waits for its owner to follow the mailed link; nothing without one. */
export function PendingEmail({ business, canChange }: PendingEmailProps) {
  const format = useFormat();
  const { id, pendingEmail } = business;
  const [resend] = useManagementBusinessEmailResendMutation();
  const [withdraw] = useManagementBusinessEmailWithdrawMutation();
  const { run, busy } = useRecordActions<'resend' | 'withdraw'>({
    send: (action) => (action === 'resend' ? resend({ id }) : withdraw({ id })).unwrap(),
    done: (action) => ({ id: `business.profile.email.${action}.done` }),
  });
  if (!pendingEmail) return null;
  const { email, expiresAt } = pendingEmail;
  return (
    <CalloutSection
      tone="warning"
      icon={<MailQuestion size={20} aria-hidden />}
      title={<FormattedMessage id="business.profile.email.title" values={{ email }} />}
      actions={
        canChange &&
        (['resend', 'withdraw'] as const).map((action) => (
          <Button
            key={action}
            size="small"
            loading={busy === action}
            disabled={busy !== undefined && busy !== action}
            onClick={() => void run(action)}
          >
            <FormattedMessage id={`business.profile.email.${action}`} />
          </Button>
        ))
      }
    >
      <p>
        <FormattedMessage
          id={`business.profile.email.${business.email ? 'text' : 'first'}`}
          values={{ before: business.email, until: format.dateTime(expiresAt) }}
        />
      </p>
    </CalloutSection>
  );
}
