import { FormSections } from '@dara/kit/record';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { JobRecord } from '../../../api/generated.ts';
import { BasicsFields } from './basics-fields.tsx';
import { DaysFields, TermsFields, WantedFields } from './job-fields.tsx';
import { ShownFields } from './shown-fields.tsx';

const SECTIONS = [
  { id: 'basics', names: ['businessProfileId', 'title', 'description', 'jobType', 'picture'] },
  {
    id: 'wanted',
    names: [
      ...['talentTypes', 'openings', 'gender', 'ageFrom', 'ageTo'],
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
  /** Prefix of the ids of the sections. */
  prefix: string;
  isStaff: boolean;
  isNew: boolean;
  record: JobRecord | undefined;
}

/** The sections of the form and the fields in them. */
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
