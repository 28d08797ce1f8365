import { Button, ErrorState, Skeleton, Dialog } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { useFormat } from '@dara/kit/format';
import { tokens } from '@dara/sdk/theme';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useAccountEmailChangeQuery,
  type EmailChange,
  useAccountEmailChangeStopMutation,
} from '../../../api/generated.ts';
import { SheetActions, SheetPart } from '../../../parts/sheet.tsx';
import { useFreshProfile } from '../use-fresh-profile.ts';
import { EmailForm } from './email-form.tsx';

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

/** Asks for another address. */
function EmailDialog({ onClose }: { onClose: () => void }) {
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

interface PendingEmailProps {
  pending: NonNullable<EmailChange['pending']>;
}

/** An address that waits for its owner's word. */
function PendingEmail({ pending: { email, expiresAt } }: PendingEmailProps) {
  const format = useFormat();
  return (
    <Waiting role="status">
      <FormattedMessage
        id="setting.email.pending"
        values={{ email: <strong>{email}</strong>, until: format.dateTime(expiresAt) }}
      />
    </Waiting>
  );
}

/** Cancels the pending email change. */
function StopButton({ onStopped }: { onStopped: () => void }) {
  const notice = useNotice();
  const [stop, { isLoading }] = useAccountEmailChangeStopMutation();
  const handleStop = async () => {
    try {
      await stop().unwrap();
      notice({ kind: 'success', message: { id: 'setting.email.stopped' } });
      onStopped();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void handleStop()}>
      <FormattedMessage id="setting.email.stop" />
    </Button>
  );
}

const Waiting = styled.p`
  margin: 0 0 ${tokens.space4};
`;
