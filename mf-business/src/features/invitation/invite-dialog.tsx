import { FormDateField } from '@dara/kit/date';
import { FormNumberField, FormPair, FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Dialog, RecordNames } from '@dara/kit/ui';
import { todayInBangkok } from '@dara/kit/validation';
import { INVITATION_FIELDS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { JobRecord } from '../../api/generated.ts';
import { inviteSchema, type InviteValues } from './invite.schema.ts';

export interface InviteDialogProps {
  job: JobRecord;
  /** Names of the talents. */
  names: readonly string[];
  initialValues: InviteValues;
  /** Sends the invitation after the dialog is closed. */
  onInvite: (values: InviteValues) => void;
  onClose: () => void;
}

/** Message, offer and answer date of an invitation. */
export function InviteDialog({ job, names, initialValues, onInvite, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const count = names.length;
  const unit = job.budgetUnit
    ? formatMessage({ id: `business.invitation.unit.${job.budgetUnit}` })
    : '';
  const labels = {
    'message.th': formatMessage({ id: 'business.invitation.form.messageTh' }),
    'message.en': formatMessage({ id: 'business.invitation.form.messageEn' }),
    offeredRate: formatMessage({ id: 'business.invitation.form.rate' }, { unit }).trim(),
    respondBy: formatMessage({ id: 'business.invitation.form.respondBy' }),
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="business.invitation.form.title" values={{ count }} />}
      description={<RecordNames names={names} />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'business.invitation.form.title' }, { count })}
        labels={labels}
        initialValues={initialValues}
        schema={inviteSchema}
        onSubmit={async (values) => values}
        onSuccess={onInvite}
      >
        <FormPair>
          <FormDateField
            required
            name="respondBy"
            min={todayInBangkok()}
            max={job.applyUntil ?? undefined}
            label={labels.respondBy}
          />
          <FormNumberField
            name="offeredRate"
            label={labels.offeredRate}
            hint={formatMessage({ id: 'business.invitation.form.rateHint' })}
          />
        </FormPair>
        <p>
          <FormattedMessage id="business.invitation.form.languages" />
        </p>
        <FormPair>
          {(['th', 'en'] as const).map((language) => (
            <FormTextArea
              key={language}
              name={`message.${language}`}
              lang={language}
              rows={7}
              limit={INVITATION_FIELDS.message.max}
              label={labels[`message.${language}`]}
            />
          ))}
        </FormPair>
        <SubmitBar
          inDialog
          label={<FormattedMessage id="business.invitation.form.send" values={{ count }} />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
