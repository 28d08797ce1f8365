import { JOB_STATUSES, JOB_TYPES, PROVINCES, TALENT_TYPES } from '@dara/model';
import { jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListFilter } from '@dara/kit/resource';
import { jobMessages } from './job.messages.ts';

/** Filters of the job list; each takes any number of values. */
export function useJobFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const provinces = Object.entries(PROVINCES)
    .map(([value, name]) => ({ value, label: localized(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return [
    {
      name: 'status',
      label: formatMessage(jobMessages.columnStatus),
      multiple: true,
      options: JOB_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `kit.ui.status.${value}` }),
      })),
    },
    {
      name: 'jobType',
      label: formatMessage(jobMessages.columnType),
      multiple: true,
      options: JOB_TYPES.map((value) => ({ value, label: formatMessage(jobTypeMessages[value]) })),
    },
    {
      name: 'talentType',
      label: formatMessage(jobMessages.columnTalentTypes),
      multiple: true,
      options: TALENT_TYPES.map((value) => ({
        value,
        label: formatMessage(talentTypeMessages[value]),
      })),
    },
    {
      name: 'province',
      label: formatMessage(jobMessages.province),
      multiple: true,
      options: provinces,
    },
  ];
}
