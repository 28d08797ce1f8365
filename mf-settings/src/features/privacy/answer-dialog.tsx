import { FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Dialog } from '@dara/kit/ui';
import { maxLength } from '@dara/kit/validation';
import { REASON_MAX } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import { useManagementPrivacyStatusMutation, type PrivacyRecord } from '../../api/generated.ts';

const schema = object({ answer: string().test(maxLength(REASON_MAX)) });

export interface AnswerDialogProps {
  request: PrivacyRecord;
  onClose: () => void;
}

/** Closes a request for access or correction, with the text that is mailed to the person. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const { id, version, kind, subject } = request;
  const { formatMessage } = useIntl();
  const [move] = useManagementPrivacyStatusMutation();
  const isGiven = kind === 'Access';
  const action = isGiven ? 'give' : 'done';
  const how = isGiven ? (subject.profileId ? 'account' : 'address') : 'correction';
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id={`setting.privacy.action.${action}`} />}
      description={<FormattedMessage id={`setting.privacy.answer.${how}`} />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: `setting.privacy.action.${action}` })}
        initialValues={{ answer: '' }}
        schema={schema}
        onSubmit={({ answer }) => {
          const said = answer.trim();
          const body = { version, status: 'Done' as const, ...(said && { answer: said }) };
          return move({ id, privacyStatusBody: body }).unwrap();
        }}
        onSuccess={onClose}
        successMessage={{ id: 'setting.privacy.done.answer' }}
      >
        <FormTextArea
          name="answer"
          limit={REASON_MAX}
          label={<FormattedMessage id="setting.privacy.answer.text" />}
        />
        <SubmitBar
          inDialog
          label={<FormattedMessage id={`setting.privacy.action.${action}`} />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
