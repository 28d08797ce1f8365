import { PERSON_LINES, WORK_FIELDS, WORK_LISTS } from '@dara/model';
import { FormDateField } from '@dara/kit/date';
import { FormRadioGroup, FormTextField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FormImagesField } from '@dara/kit/image-field';
import { FormRows, RowFields } from './form-rows.tsx';
import { newExperience } from './work.model.ts';

const TYPES = ['Internal', 'External'] as const;

/** Experiences: product, role and customer, with images. */
export function ExperienceFields() {
  const { formatMessage } = useIntl();
  const types = TYPES.map((value) => ({
    value,
    label: formatMessage({ id: `talent.experience.${value}` }),
  }));
  return (
    <FormRows
      name="experiences"
      rowLabel={formatMessage({ id: 'talent.work.row.experience' })}
      addLabel={<FormattedMessage id="talent.work.addExperience" />}
      empty={<FormattedMessage id="talent.profile.experiencesEmpty" />}
      make={newExperience}
    >
      {(path) => (
        <RowFields>
          <div data-first>
            <FormTextField
              name={`${path}.project`}
              maxLength={WORK_FIELDS.line.max}
              label={<FormattedMessage id="talent.work.field.project" />}
              hint={<FormattedMessage id="talent.work.hint.project" />}
            />
          </div>
          <FormTextField
            name={`${path}.role`}
            maxLength={WORK_FIELDS.line.max}
            label={<FormattedMessage id="talent.work.field.role" />}
            hint={<FormattedMessage id="talent.work.hint.role" />}
          />
          <FormTextField
            required
            name={`${path}.customerName`}
            maxLength={WORK_FIELDS.line.max}
            label={<FormattedMessage id="talent.work.field.customerName" />}
          />
          <FormRadioGroup
            inline
            name={`${path}.experienceType`}
            label={<FormattedMessage id="talent.work.field.experienceType" />}
            options={types}
          />
          <FormDateField
            name={`${path}.hireDate`}
            label={<FormattedMessage id="talent.work.field.hireDate" />}
          />
          <FormTextField
            name={`${path}.link`}
            type="url"
            inputMode="url"
            maxLength={PERSON_LINES.link}
            autoCapitalize="none"
            spellCheck={false}
            label={<FormattedMessage id="talent.work.field.link" />}
          />
          <div className="wide">
            <FormImagesField
              name={`${path}.pictures`}
              limit={WORK_LISTS.pictures}
              label={<FormattedMessage id="talent.work.field.pictures" />}
            />
          </div>
        </RowFields>
      )}
    </FormRows>
  );
}
