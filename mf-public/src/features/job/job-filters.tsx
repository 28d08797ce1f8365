import { BUDGET_RANGE, JOB_TYPES, TALENT_TYPES } from '@dara/model';
import { jobTypeMessages, talentTypeMessages, useProvinceOptions } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { useIntl } from '@dara/sdk/i18n';
import { RangeField, chosenFilters, type ListFilter, type ListState } from '@dara/kit/resource';
import { Choice } from '../../parts/faceted-list/choice.tsx';
import { FilterChips } from '../../parts/faceted-list/filter-chips.tsx';
import { type JobFilterSpecs } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

type JobListState = ListState<JobFilterSpecs>;

function useFilters() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const provinces = useProvinceOptions();
  return {
    open: {
      name: 'open',
      label: formatMessage(jobMessages.open),
      options: [{ value: 'false', label: formatMessage(jobMessages.closedToo) }],
    },
    talentType: {
      name: 'talentType',
      label: formatMessage(jobMessages.talentType),
      multiple: true,
      options: TALENT_TYPES.map((value) => ({
        value,
        label: formatMessage(talentTypeMessages[value]),
      })),
    },
    jobType: {
      name: 'jobType',
      label: formatMessage(jobMessages.jobType),
      multiple: true,
      options: JOB_TYPES.map((value) => ({ value, label: formatMessage(jobTypeMessages[value]) })),
    },
    province: {
      name: 'province',
      label: formatMessage(jobMessages.province),
      multiple: true,
      options: provinces,
    },
    budget: {
      name: 'budget',
      label: formatMessage(jobMessages.budget),
      range: { bounds: BUDGET_RANGE, format: format.money, unit: '฿' },
    },
  } satisfies Record<string, ListFilter>;
}

/** All public filters of jobs. */
export function JobFilters({ list }: { list: JobListState }) {
  const { formatMessage } = useIntl();
  const { open, talentType, jobType, province, budget } = useFilters();
  const { filters, setFilters, linkTo, linkToToggled } = list;
  return (
    <>
      <FilterChips
        {...open}
        value={filters.open === false ? ['false'] : []}
        linkTo={() => linkTo({ open: filters.open === false ? undefined : false })}
      />
      <FilterChips
        {...talentType}
        value={filters.talentType ?? []}
        linkTo={(option) => linkToToggled('talentType', option)}
      />
      <FilterChips
        {...jobType}
        value={filters.jobType ?? []}
        linkTo={(option) => linkToToggled('jobType', option)}
      />
      <Choice
        label={province.label}
        name={province.name}
        form={list.formOf('province')}
        options={[
          { value: '', label: formatMessage(jobMessages.anyProvince) },
          ...province.options,
        ]}
        value={filters.province?.[0] ?? ''}
        onChange={(next) => setFilters({ province: next ? [next] : undefined })}
      />
      <RangeField
        label={budget.label}
        {...budget.range}
        value={filters.budget}
        onChange={(range) => setFilters({ budget: range })}
        sent={{
          name: budget.name,
          form: list.formOf('budget'),
          linkTo: (range) => linkTo({ budget: range }),
        }}
      />
    </>
  );
}

/** The active filters as text. */
export function useActiveJobFilters({ filters }: JobListState) {
  const intl = useIntl();
  const values = { ...filters, open: filters.open === false ? 'false' : undefined };
  return chosenFilters(intl, Object.values(useFilters()), values);
}
