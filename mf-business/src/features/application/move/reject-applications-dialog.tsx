import { DangerDialog, Select } from '@dara/kit/ui';
import { REJECTION_TEXTS, REJECT_REASONS, type RejectReason } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ApplicationRow, ApplicationStageBody } from '../../../api/generated.ts';
import { useTalentName } from '../application-texts.tsx';
import { MessageFields, type Message } from './message-fields.tsx';

export interface RejectApplicationsDialogProps {
  rows: readonly ApplicationRow[];
  /** Staff may edit the message to the talent. */
  isStaff: boolean;
  /** Chosen initially. */
  reason?: RejectReason;
  onReject: (decision: Omit<ApplicationStageBody, 'version'>) => void;
  onClose: () => void;
}

/** Asks for the reason, and shows the message to the talents. */
export function RejectApplicationsDialog(props: RejectApplicationsDialogProps) {
  const { rows, isStaff, onReject, onClose } = props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const nameOf = useTalentName();
  const [reason, setReason] = useState<RejectReason | ''>(props.reason ?? '');
  const [message, setMessage] = useState<Message>(
    props.reason ? { ...REJECTION_TEXTS[props.reason] } : { th: '', en: '' },
  );
  const [isAsked, setIsAsked] = useState(false);
  const required = <FormattedMessage id="kit.validation.required" />;
  const choose = (next: string) => {
    setReason(next as RejectReason);
    setMessage({ ...REJECTION_TEXTS[next as RejectReason] });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!reason || !message.th.trim()) return;
    onReject({ status: 'Rejected', reason, ...(isStaff && { message }) });
  };
  return (
    <DangerDialog
      onClose={onClose}
      title={formatMessage({ id: 'business.application.reject.title' }, { count: rows.length })}
      description={<FormattedMessage id="business.application.reject.text" />}
      records={rows.map(nameOf)}
      form={formId}
      action={<FormattedMessage id="business.application.reject.action" />}
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <Select
          label={formatMessage({ id: 'business.application.reject.reason' })}
          required
          value={reason}
          onChange={choose}
          error={isAsked && !reason ? required : undefined}
          options={REJECT_REASONS.map((value) => ({
            value,
            label: formatMessage({ id: `business.application.reason.${value}` }),
          }))}
        />
        {reason !== '' && (
          <MessageFields
            message={message}
            onChange={setMessage}
            isChecked={isAsked}
            readOnly={!isStaff}
          />
        )}
      </Form>
    </DangerDialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space4};
`;
