import { Checkbox, DangerDialog } from '@dara/kit/ui';
import { todayInBangkok } from '@dara/kit/validation';
import { RELEASE_TEXT } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useManagementJobDetailQuery, type ApplicationRow } from '../../../api/generated.ts';
import { useTalentName } from '../application-texts.tsx';
import { MessageFields } from './message-fields.tsx';
import type { StageDecision } from './use-move.ts';

export interface ReleaseDialogProps {
  jobId: string;
  rows: readonly ApplicationRow[];
  onRelease: (decision: StageDecision) => void;
  onClose: () => void;
}

/** Confirms the release of hires: the message to the talents, and whether the job opens again. */
export function ReleaseDialog({ jobId, rows, onRelease, onClose }: ReleaseDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const nameOf = useTalentName();
  const { data: job } = useManagementJobDetailQuery({ id: jobId });
  const [message, setMessage] = useState({ ...RELEASE_TEXT });
  const [reopen, setReopen] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const isOver = Boolean(job?.applyUntil && job.applyUntil < todayInBangkok());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (message.th.trim()) onRelease({ status: 'Shortlisted', message, reopen });
  };
  return (
    <DangerDialog
      onClose={onClose}
      title={formatMessage(
        { id: 'business.application.release.title' },
        { count: rows.length, name: rows[0] ? nameOf(rows[0]) : '' },
      )}
      description={<FormattedMessage id="business.application.release.text" />}
      records={rows.length > 1 ? rows.map(nameOf) : []}
      form={formId}
      action={<FormattedMessage id="business.application.release.action" />}
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <MessageFields message={message} onChange={setMessage} isChecked={isChecked} />
        {job?.status === 'Closed' &&
          (isOver ? (
            <p>
              <FormattedMessage id="business.application.release.over" />
            </p>
          ) : (
            <Checkbox
              checked={reopen}
              onChange={setReopen}
              label={<FormattedMessage id="business.application.release.reopen" />}
            />
          ))}
      </Form>
    </DangerDialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space4};
`;
