import { jobTypeMessages } from '@dara/agency/labels';
import {
  EMAIL_INPUT,
  FormCheckboxChips,
  FormNumberField,
  FormPair,
  FormPart,
  FormRadioChips,
  FormTextArea,
  FormTextField,
  PHONE_INPUT,
} from '@dara/kit/forms';
import { todayInBangkok } from '@dara/kit/validation';
import { Skeleton, lazyComponent, useOptions } from '@dara/kit/ui';
import { BRIEF_LINES, BUDGET_UNITS, JOB_MEDIA, JOB_TYPES } from '@dara/model';
import { useSession } from '@dara/sdk/session';
import { useFormikContext } from 'formik';
import { ANSWERS, type BriefValues } from './brief.schema.ts';
import { useBriefText, type BriefText } from './brief-texts.ts';
import { ScriptField } from './script-field.tsx';
import { ReachAgency } from './reach-agency.tsx';

// The calendar is larger than the rest of the form.
const DateField = lazyComponent(() =>
  import(/* webpackChunkName: "brief-day" */ '@dara/kit/date').then(
    (module) => module.FormDateField,
  ),
);

/** A day, with Buddhist years in Thai. */
function DayField({ name, min }: { name: 'shootFrom' | 'shootTo' | 'answerBy'; min?: string }) {
  const text = useBriefText();
  return (
    <DateField
      name={name}
      label={text(name)}
      min={min || todayInBangkok()}
      pending={<Skeleton shape="box" height={76} />}
    />
  );
}

/** Options whose labels are texts of the brief. */
function useLabelled() {
  const text = useBriefText();
  return <Value extends string>(prefix: 'unit' | 'answer', all: readonly Value[]) =>
    all.map((value) => ({ value, label: text(`${prefix}.${value}` as BriefText) }));
}

/** Fields of the brief but the talents. */
export function BriefFields() {
  return (
    <>
      <WorkFields />
      <DayFields />
      <UsageFields />
      <AnswerFields />
      <SenderFields />
    </>
  );
}

function WorkFields() {
  const text = useBriefText();
  const options = useOptions();
  return (
    <FormPart level={2} title={text('work')}>
      <FormTextField required name="project" label={text('project')} />
      <FormRadioChips
        required
        name="jobType"
        label={text('jobType')}
        options={options(JOB_TYPES, jobTypeMessages)}
      />
      <FormTextArea required name="roles" label={text('roles')} hint={text('rolesHint')} rows={3} />
      <FormNumberField
        required
        name="openings"
        label={text('openings')}
        unit={text('peopleUnit')}
      />
    </FormPart>
  );
}

function DayFields() {
  const text = useBriefText();
  const { values } = useFormikContext<BriefValues>();
  return (
    <FormPart level={2} title={text('days')}>
      <FormPair>
        <DayField name="shootFrom" />
        <DayField name="shootTo" min={values.shootFrom} />
      </FormPair>
      <FormTextField name="shootDays" label={text('shootDays')} hint={text('shootDaysHint')} />
      <FormTextField name="location" label={text('location')} />
    </FormPart>
  );
}

function UsageFields() {
  const text = useBriefText();
  const labelled = useLabelled();
  return (
    <>
      <FormPart level={2} title={text('usage')}>
        <FormCheckboxChips
          name="media"
          label={text('media')}
          options={JOB_MEDIA.map((value) => ({ value, label: value }))}
        />
        <FormPair>
          <FormNumberField name="usageMonths" label={text('usageMonths')} unit={text('months')} />
          <FormTextField name="territory" label={text('territory')} hint={text('territoryHint')} />
        </FormPair>
      </FormPart>
      <FormPart level={2} title={text('budget')}>
        <FormPair>
          <FormNumberField decimal name="budgetFrom" label={text('budgetFrom')} unit="฿" />
          <FormNumberField decimal name="budgetTo" label={text('budgetTo')} unit="฿" />
        </FormPair>
        <FormRadioChips
          name="budgetUnit"
          label={text('budgetUnit')}
          options={labelled('unit', BUDGET_UNITS)}
        />
      </FormPart>
    </>
  );
}

function AnswerFields() {
  const text = useBriefText();
  const labelled = useLabelled();
  const { answer } = useFormikContext<BriefValues>().values;
  return (
    <FormPart level={2} title={text('more')}>
      <FormRadioChips name="answer" label={text('answer')} options={labelled('answer', ANSWERS)} />
      {answer === 'Day' && <DayField name="answerBy" />}
      {answer === 'Tonight' && <ReachAgency />}
      <FormTextArea name="message" label={text('message')} limit={BRIEF_LINES.message} rows={4} />
      <ScriptField />
      <FormTextField
        name="scriptLink"
        type="url"
        label={text('scriptLink')}
        hint={text('scriptHint')}
      />
    </FormPart>
  );
}

/** The api knows the company of a business that is signed in. */
function SenderFields() {
  const text = useBriefText();
  const isBusiness = useSession().profile?.permission === 'Business';
  return (
    <FormPart level={2} title={text('sender')}>
      <FormPair>
        <FormTextField required name="name" label={text('name')} autoComplete="name" />
        {!isBusiness && (
          <FormTextField name="company" label={text('company')} autoComplete="organization" />
        )}
      </FormPair>
      <FormPair>
        <FormTextField
          required
          {...EMAIL_INPUT}
          name="email"
          label={text('email')}
          hint={text('emailHint')}
          autoComplete="email"
        />
        <FormTextField {...PHONE_INPUT} name="phone" label={text('phone')} autoComplete="tel" />
      </FormPair>
    </FormPart>
  );
}
