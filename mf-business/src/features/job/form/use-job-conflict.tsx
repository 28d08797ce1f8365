import type { Localized } from '@dara/contract';
import {
  genderMessages,
  jobTypeMessages,
  provinceName,
  talentTypeMessages,
} from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { ImagePreview, type Picture } from '@dara/kit/image-field';
import type { ConflictField } from '@dara/kit/record';
import { languageName, type Gender, type JobType, type TalentType } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { useManagementJobChoicesQuery, type JobRecord } from '../../../api/generated.ts';
import { FIGURES, type JobValues } from './job-form.model.ts';
import { useJobLabels } from './use-job-labels.ts';

const self = (value: string) => value;
const both = ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n');
const DAYS = ['castingDate', 'shootFrom', 'shootTo', 'applyUntil'] as const;

/** Comparison of two edits: every value, lists entry by entry. */
export function useJobConflictFields(
  job: JobRecord | undefined,
): readonly ConflictField<JobValues>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const labels = useJobLabels();
  const tags = useManagementJobChoicesQuery().data?.tags;
  return useMemo(() => {
    const tagName = (id: string) => {
      const tag = [...(tags ?? []), ...(job?.tags ?? [])].find((one) => one.id === id);
      return tag ? localized(tag, locale) : id;
    };
    const yesNo = (value: boolean) =>
      formatMessage({ id: value ? 'kit.resource.yes' : 'kit.resource.no' });
    const fields: Omit<ConflictField<JobValues>, 'label'>[] = [
      { name: 'title', show: both },
      { name: 'description', show: both },
      { name: 'jobType', show: (value: JobType) => formatMessage(jobTypeMessages[value]) },
      {
        name: 'talentTypes',
        keyOf: self,
        show: (value: TalentType) => formatMessage(talentTypeMessages[value]),
      },
      {
        name: 'gender',
        keyOf: self,
        show: (value: Gender) => formatMessage(genderMessages[value]),
      },
      { name: 'languages', keyOf: self, show: (code: string) => languageName(code, locale) },
      ...FIGURES.map((name) => ({ name, show: self })),
      ...DAYS.map((name) => ({ name, show: (day: string) => format.date(day, 'long') })),
      {
        name: 'budgetUnit',
        show: (unit: string) => unit && formatMessage({ id: `business.job.unit.${unit}` }),
      },
      { name: 'showBudget', show: yesNo },
      { name: 'province', show: (code: string) => provinceName(code, locale) },
      { name: 'location', show: self },
      { name: 'exclusivity', show: self },
      { name: 'media', keyOf: self, show: self },
      {
        name: 'visibility',
        show: (value: string) => formatMessage({ id: `business.job.visibility.${value}` }),
      },
      { name: 'tags', keyOf: self, show: tagName },
      {
        name: 'picture',
        show: (picture: Picture | null) => picture && <ImagePreview picture={picture} alt="" />,
      },
    ];
    return fields.map((field) => ({ ...field, label: labels[field.name] ?? field.name }));
  }, [formatMessage, format, locale, labels, tags, job]);
}
