import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { useState } from 'react';
import { useAccountEmailChangeQuery } from '../../../api/generated.ts';
import { SheetActions, SheetPart } from '../../../parts/sheet.tsx';
import { useFreshProfile } from '../use-fresh-profile.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PendingEmail } from './pending-email.tsx';
import { StopButton } from './stop-button.tsx';

/** The address that one signs in with, and asking for another. */
export function EmailSheet() {
  useFreshProfile();
  const { profile } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useAccountEmailChangeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const handleClose = () => {
    setIsOpen(false);
    void refetch();
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.email.title" />}
      lead={<FormattedMessage id="setting.email.lead" values={{ email: profile?.email }} />}
    >
      {data ? (
        <>
          {data.pending && <PendingEmail pending={data.pending} />}
          <SheetActions>
            {data.pending && <StopButton onStopped={() => void refetch()} />}
            <Button onClick={() => setIsOpen(true)}>
              <FormattedMessage id="setting.email.change" />
            </Button>
          </SheetActions>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={44} />
      )}
      {isOpen && <EmailDialog onClose={handleClose} />}
    </SheetPart>
  );
}
