import { useFormat } from '@dara/kit/format';
import { DangerDialog, TextArea } from '@dara/kit/ui';
import { REASON_MAX } from '@dara/model';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { useId, useState, type FormEvent } from 'react';
import { useManagementBookingCancelMutation, type Booking } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { cancelWord } from './booking.model.ts';

interface CancelBookingProps {
  booking: Booking;
  name: string;
  onCancelled: () => void;
  onClose: () => void;
}

/** Confirms a cancellation, with a reason for the internal history. */
export function CancelBooking({ booking, name, onCancelled, onClose }: CancelBookingProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const notice = useNotice();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<ReturnType<typeof errorMessage>>();
  const [cancel, { isLoading }] = useManagementBookingCancelMutation();
  const word = cancelWord(booking);
  const { proposal } = booking;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setError(undefined);
    try {
      const bookingCancelBody = { reason: reason.trim() || null, version: booking.version };
      await cancel({ id: booking.id, bookingCancelBody }).unwrap();
      notice({ kind: 'success', message: { id: `business.booking.cancelled.${word}` } });
      onCancelled();
      if (proposal && (await confirm(replacementOf(proposal, name)))) {
        await navigate(paths.proposalDetail(proposal.id));
      }
    } catch (refusal) {
      setError(errorMessage(refusal));
    }
  };
  return (
    <DangerDialog
      title={<FormattedMessage id={`business.booking.cancel.title.${word}`} />}
      description={
        <FormattedMessage
          id="business.booking.cancel.text"
          values={{ name, days: format.dateRange(booking.from, booking.to) }}
        />
      }
      form={formId}
      busy={isLoading}
      action={<FormattedMessage id={`business.booking.cancel.${word}`} />}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextArea
          label={formatMessage({ id: 'business.booking.cancel.reason' })}
          hint={formatMessage({ id: 'business.booking.cancel.reasonHint' })}
          limit={REASON_MAX}
          maxLength={REASON_MAX}
          value={reason}
          error={error && <FormattedMessage {...error} />}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </DangerDialog>
  );
}

/** Asks whether to look for a backup of the proposal that the talent fell out of. */
const replacementOf = ({ number }: NonNullable<Booking['proposal']>, name: string) => ({
  title: { id: 'business.booking.replace.title', values: { name, number } },
  message: { id: 'business.booking.replace.text' },
  confirmLabel: { id: 'business.booking.replace.open' },
});
