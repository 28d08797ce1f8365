import {
  JOB_TYPES,
  PROVINCES,
  TALENT_TYPES,
  jobTypeMessages,
  talentTypeMessages,
} from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { localized, useIntl, useLocale } from '@dara/shared/i18n';
import {
  RangeField,
  chosenFilters,
  type FilterTexts,
  type ListFilter,
  type ListState,
} from '@dara/shared/resource';
import { styled } from 'styled-components';
import type { ActiveFilter } from '../../parts/browse.tsx';
import { Choice } from '../../parts/choice.tsx';
import { FilterChips } from '../../parts/filter-chips.tsx';
import { budgetRange, type JobFilterSpecs } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

type JobListState = ListState<JobFilterSpecs>;

function useChoices() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const provinces = Object.entries(PROVINCES)
    .map(([value, name]) => ({ value, label: localized(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return {
    open: [{ value: 'true', label: formatMessage(jobMessages.openOnly) }],
    talentType: TALENT_TYPES.map((value) => ({
      value,
      label: formatMessage(talentTypeMessages[value]),
    })),
    jobType: JOB_TYPES.map((value) => ({ value, label: formatMessage(jobTypeMessages[value]) })),
    provinces,
    budget: { bounds: budgetRange, format: format.money, unit: '฿' },
  };
}

/** The values out of a list that were chosen; none takes the filter away. */
function chosenOf<Value extends string>(all: readonly Value[], next: readonly string[]) {
  const values = all.filter((one) => next.includes(one));
  return values.length > 0 ? values : undefined;
}

/** Every public filter of jobs. */
export function JobFilters({ list }: { list: JobListState }) {
  const { formatMessage } = useIntl();
  const choices = useChoices();
  const { filters, setFilters } = list;
  return (
    <Fields>
      <FilterChips
        single
        label={formatMessage(jobMessages.open)}
        options={choices.open}
        value={filters.open ? ['true'] : []}
        onChange={(next) => setFilters({ open: next.length > 0 ? true : undefined })}
      />
      <FilterChips
        label={formatMessage(jobMessages.talentType)}
        options={choices.talentType}
        value={filters.talentType ?? []}
        onChange={(next) => setFilters({ talentType: chosenOf(TALENT_TYPES, next) })}
      />
      <FilterChips
        label={formatMessage(jobMessages.jobType)}
        options={choices.jobType}
        value={filters.jobType ?? []}
        onChange={(next) => setFilters({ jobType: chosenOf(JOB_TYPES, next) })}
      />
      <Choice
        label={formatMessage(jobMessages.province)}
        options={[
          { value: '', label: formatMessage(jobMessages.anyProvince) },
          ...choices.provinces,
        ]}
        value={filters.province?.[0] ?? ''}
        onChange={(next) => setFilters({ province: next ? [next] : undefined })}
      />
      <RangeField
        label={formatMessage(jobMessages.budget)}
        {...choices.budget}
        value={filters.budget}
        onChange={(budget) => setFilters({ budget })}
      />
    </Fields>
  );
}

/** The filters in force in words, each with what taking it away means. */
export function useActiveJobFilters({ filters, setFilters }: JobListState): ActiveFilter[] {
  const intl = useIntl();
  const choices = useChoices();
  const { formatMessage } = intl;
  const described: ListFilter[] = [
    { name: 'open', label: formatMessage(jobMessages.open), options: choices.open },
    {
      name: 'talentType',
      label: formatMessage(jobMessages.talentType),
      multiple: true,
      options: choices.talentType,
    },
    {
      name: 'jobType',
      label: formatMessage(jobMessages.jobType),
      multiple: true,
      options: choices.jobType,
    },
    {
      name: 'province',
      label: formatMessage(jobMessages.province),
      multiple: true,
      options: choices.provinces,
    },
    { name: 'budget', label: formatMessage(jobMessages.budget), range: choices.budget },
  ];
  const values: FilterTexts = { ...filters, open: filters.open || undefined };
  return chosenFilters(intl, described, values).map(({ key, text, without }) => ({
    key,
    text,
    onRemove: () => setFilters(without as object),
  }));
}

const Fields = styled.div`
  display: grid;
  gap: 28px;
`;
