import { Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useAccountSecondStepQuery } from '../../../api/generated.ts';
import { EmailForm } from './email-form.tsx';

/** Asks for another address: with the password, and a code where there is a second step. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAccountSecondStepQuery();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.email.change" />}
      description={<FormattedMessage id="setting.email.dialog.lead" />}
    >
      {data ? (
        <EmailForm hasStep={data.since !== null} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="box" height={220} />
      )}
    </Dialog>
  );
}
