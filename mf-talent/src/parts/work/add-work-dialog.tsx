import { TALENT_TYPES, type TalentType } from '@dara/model';
import { talentTypeMessages } from '@dara/agency/labels';
import { FormRadioChips, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { required } from '@dara/kit/validation';
import { Dialog } from '@dara/kit/ui';
import { object, string } from 'yup';
import { useManagementTalentWorkCreateMutation, type WorkRecord } from '../../api/generated.ts';

export interface AddWorkDialogProps {
  talentId: string;
  /** Kinds that the talent has already. */
  taken: readonly TalentType[];
  open: boolean;
  onClose: () => void;
  /** With the new, empty work: its tab is the one to open. */
  onAdded?: (work: WorkRecord) => void;
}

const EMPTY = { talentType: '' };
const schema = object({ talentType: string().test(required()) });

/** Adds a type of work; a talent has one of each. */
export function AddWorkDialog(props: AddWorkDialogProps) {
  const { talentId, taken, open, onClose, onAdded } = props;
  const { formatMessage } = useIntl();
  const [add] = useManagementTalentWorkCreateMutation();
  const label = formatMessage({ id: 'talent.work.field.talentType' });
  const options = TALENT_TYPES.filter((type) => !taken.includes(type)).map((value) => ({
    value,
    label: formatMessage(talentTypeMessages[value]),
  }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="talent.work.addTitle" />}
      description={<FormattedMessage id="talent.work.addText" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'talent.work.addTitle' })}
        labels={{ talentType: label }}
        initialValues={EMPTY}
        schema={schema}
        codeFields={{ TALENT_TYPE_DUPLICATE: 'talentType' }}
        onSubmit={({ talentType }) =>
          add({
            id: talentId,
            workCreateBody: { talentType: talentType as TalentType },
          }).unwrap()
        }
        successMessage={{ id: 'talent.work.added' }}
        onSuccess={(work) => {
          onClose();
          onAdded?.(work);
        }}
      >
        <FormRadioChips required name="talentType" label={label} options={options} />
        <SubmitBar inDialog label={<FormattedMessage id="talent.work.add" />} onCancel={onClose} />
      </ResourceForm>
    </Dialog>
  );
}
