import {
  JOB_DEADLINES,
  JOB_STATUSES,
  JOB_TYPES,
  JOB_VISIBILITIES,
  PROVINCES,
  TALENT_TYPES,
} from '@dara/model';
import { jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListFilter } from '@dara/kit/resource';
import { useManagementJobChoicesQuery } from '../../api/generated.ts';
import { jobMessages } from './job.messages.ts';

/** Filters of the job list, the most used first. */
export function useJobFilters(isStaff: boolean): ListFilter[] {
  const kinds = useKinds();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useManagementJobChoicesQuery();
  const business: ListFilter = {
    name: 'businessProfileId',
    label: formatMessage(jobMessages.columnCompany),
    options: (data?.businesses ?? []).map(({ id, companyName }) => ({
      value: id,
      label: localized(companyName, locale),
    })),
  };
  const yes = (value: string, id: string) => [{ value, label: formatMessage({ id }) }];
  return [
    ...(isStaff ? [business] : []),
    ...kinds,
    {
      name: 'visibility',
      label: formatMessage({ id: 'business.job.field.visibility' }),
      options: JOB_VISIBILITIES.map((value) => ({
        value,
        label: formatMessage({ id: `business.job.visibility.${value}` }),
      })),
    },
    {
      name: 'deadline',
      label: formatMessage(jobMessages.columnDeadline),
      multiple: true,
      options: JOB_DEADLINES.map((value) => ({
        value,
        label: formatMessage({ id: `business.job.deadline.${value}` }),
      })),
    },
    {
      name: 'tags',
      label: formatMessage({ id: 'business.job.field.tags' }),
      multiple: true,
      options: (data?.tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
    {
      name: 'missingTranslation',
      label: formatMessage({ id: 'business.job.filter.translation' }),
      options: yes('true', 'business.job.filter.missing'),
    },
    {
      name: 'deleted',
      label: formatMessage({ id: 'business.job.filter.deleted' }),
      options: yes('true', 'business.job.filter.deletedOnly'),
    },
  ];
}

function useKinds(): ListFilter[] {
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
