import { FormLanguagesField } from '@dara/agency/fields';
import { genderMessages, talentTypeMessages, useProvinceOptions } from '@dara/agency/labels';
import { FormDateField } from '@dara/kit/date';
import {
  FormCheckboxChips,
  FormCombobox,
  FormMultiSelect,
  FormNumberField,
  FormPair,
  FormSelect,
  FormSwitch,
  FormTextField,
} from '@dara/kit/forms';
import { useOptions } from '@dara/kit/ui';
import {
  BUDGET_UNITS,
  GENDERS,
  JOB_FIGURES,
  JOB_LINES,
  JOB_MEDIA,
  TALENT_TYPES,
  UNITS,
  type JobRange,
} from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { JobValues } from './job-form.model.ts';
import { useJobLabels } from './use-job-labels.ts';

function Range({ name, unit }: { name: JobRange; unit: string }) {
  const labels = useJobLabels();
  const decimal = JOB_FIGURES[name].step < 1;
  return (
    <FormPair>
      <FormNumberField
        name={`${name}From`}
        {...{ decimal, unit }}
        label={labels[`${name}From`] ?? ''}
      />
      <FormNumberField
        name={`${name}To`}
        {...{ decimal, unit }}
        label={labels[`${name}To`] ?? ''}
      />
    </FormPair>
  );
}

/** Requirements. */
export function WantedFields() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const options = useOptions();
  return (
    <>
      <FormNumberField
        name="openings"
        required
        label={labels.openings ?? ''}
        unit={formatMessage({ id: 'business.job.unit.people' })}
      />
      <FormCheckboxChips
        name="talentTypes"
        label={labels.talentTypes}
        options={options(TALENT_TYPES, talentTypeMessages)}
      />
      <FormCheckboxChips
        name="gender"
        label={labels.gender}
        hint={<FormattedMessage id="business.job.hint.gender" />}
        options={options(GENDERS, genderMessages)}
      />
      <FormLanguagesField
        label={labels.languages}
        hint={<FormattedMessage id="business.job.hint.languages" />}
      />
      <Range name="age" unit={formatMessage({ id: 'agency.job.unit.years' })} />
      <Range name="height" unit={localized(UNITS.cm, locale)} />
      <Range name="weight" unit={localized(UNITS.kg, locale)} />
    </>
  );
}

/** When and where. */
export function DaysFields() {
  const labels = useJobLabels();
  const { values } = useFormikContext<JobValues>();
  const provinces = useProvinceOptions();
  return (
    <>
      <FormPair>
        <FormDateField
          name="applyUntil"
          label={labels.applyUntil}
          hint={<FormattedMessage id="business.job.hint.applyUntil" />}
        />
        <FormDateField name="castingDate" label={labels.castingDate} />
      </FormPair>
      <FormPair>
        <FormDateField name="shootFrom" label={labels.shootFrom} />
        <FormDateField name="shootTo" min={values.shootFrom || undefined} label={labels.shootTo} />
      </FormPair>
      <FormCombobox name="province" label={labels.province} options={provinces} />
      <FormTextField name="location" maxLength={JOB_LINES.location} label={labels.location} />
    </>
  );
}

/** Pay and usage. */
export function TermsFields() {
  const { formatMessage } = useIntl();
  const labels = useJobLabels();
  const options = useOptions();
  const { initialValues } = useFormikContext<JobValues>();
  // An existing free text stays selectable.
  const media = [...new Set([...JOB_MEDIA, ...initialValues.media])];
  return (
    <>
      <Range name="budget" unit="฿" />
      <FormSelect
        name="budgetUnit"
        label={labels.budgetUnit}
        emptyLabel={formatMessage({ id: 'kit.record.notGiven' })}
        options={options(BUDGET_UNITS, (value) => `business.job.unit.${value}`)}
      />
      <FormSwitch name="showBudget" label={labels.showBudget} />
      <FormMultiSelect
        name="media"
        label={labels.media}
        options={media.map((value) => ({ value, label: value }))}
      />
      <FormNumberField
        name="usageMonths"
        label={labels.usageMonths ?? ''}
        unit={formatMessage({ id: 'business.job.unit.months' })}
      />
      <FormTextField
        name="exclusivity"
        maxLength={JOB_LINES.exclusivity}
        label={labels.exclusivity}
      />
    </>
  );
}
