import { FormSections } from '@dara/kit/record';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { FormMultiSelect, FormRadioGroup } from '@dara/kit/forms';
import { JOB_VISIBILITIES, TAGS_MAX } from '@dara/model';
import { ErrorState, useOptions } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { type JobRecord, useManagementJobChoicesQuery } from '../../../api/generated.ts';
import { BasicsFields } from './basics-fields.tsx';
import { DaysFields, TermsFields, WantedFields } from './job-fields.tsx';
import { useJobLabels } from './use-job-labels.ts';

const SECTIONS = [
  { id: 'basics', names: ['businessProfileId', 'title', 'description', 'jobType', 'picture'] },
  {
    id: 'wanted',
    names: [
      ...['talentTypes', 'openings', 'gender', 'languages', 'ageFrom', 'ageTo'],
      ...['heightFrom', 'heightTo', 'weightFrom', 'weightTo'],
    ],
  },
  {
    id: 'days',
    names: ['applyUntil', 'castingDate', 'shootFrom', 'shootTo', 'province', 'location'],
  },
  {
    id: 'terms',
    names: [
      ...['budgetFrom', 'budgetTo', 'budgetUnit', 'showBudget'],
      ...['media', 'usageMonths', 'exclusivity'],
    ],
  },
  { id: 'shown', names: ['visibility', 'tags'] },
] as const;

interface JobSectionsProps {
  /** Prefix of section ids. */
  prefix: string;
  isStaff: boolean;
  isNew: boolean;
  record: JobRecord | undefined;
}

/** Sections of the form with their fields. */
export function JobSections({ prefix, isStaff, isNew, record }: JobSectionsProps) {
  const contents: Record<(typeof SECTIONS)[number]['id'], ReactNode> = {
    basics: <BasicsFields withBusiness={isStaff && isNew} />,
    wanted: <WantedFields />,
    days: <DaysFields />,
    terms: <TermsFields />,
    shown: <ShownFields record={record} />,
  };
  return (
    <FormSections
      prefix={prefix}
      sections={SECTIONS.map(({ id, names }) => ({
        id,
        names,
        title: <FormattedMessage id={`business.job.section.${id}`} />,
        lead: <FormattedMessage id={`business.job.lead.${id}`} />,
        content: contents[id],
      }))}
    />
  );
}

/** Visibility and tags. */
function ShownFields({ record }: { record: JobRecord | undefined }) {
  const options = useOptions();
  const locale = useLocale();
  const labels = useJobLabels();
  const query = useManagementJobChoicesQuery();
  const known = [...(query.data?.tags ?? []), ...(record?.tags ?? [])];
  const tags = [...new Map(known.map((tag) => [tag.id, tag])).values()];
  return (
    <>
      <FormRadioGroup
        name="visibility"
        label={labels.visibility}
        options={options(JOB_VISIBILITIES, (value) => `business.job.visibility.${value}`)}
      />
      {query.isError && !query.data ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <FormMultiSelect
          name="tags"
          label={labels.tags}
          hint={<FormattedMessage id="business.job.hint.tags" values={{ limit: TAGS_MAX }} />}
          options={tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
        />
      )}
    </>
  );
}
