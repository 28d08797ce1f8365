import {
  businessName,
  jobTypeMessages,
  talentTypeMessages,
  useProvinceOptions,
} from '@dara/agency/labels';
import type { ListFilter } from '@dara/kit/resource';
import { useOptions } from '@dara/kit/ui';
import {
  JOB_DEADLINES,
  JOB_STATUSES,
  JOB_TYPES,
  JOB_VISIBILITIES,
  TALENT_TYPES,
} from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementJobChoicesQuery } from '../../api/generated.ts';
import { jobMessages } from './job.messages.ts';

/** Filters of the job list, the most used first. */
export function useJobFilters(isStaff: boolean): ListFilter[] {
  const kinds = useKinds();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const options = useOptions();
  const { data } = useManagementJobChoicesQuery();
  const business: ListFilter = {
    name: 'businessProfileId',
    label: formatMessage(jobMessages.columnCompany),
    options: (data?.businesses ?? []).map((one) => ({
      value: one.id,
      label: businessName(one, locale),
    })),
  };
  return [
    ...(isStaff ? [business] : []),
    ...kinds,
    {
      name: 'visibility',
      label: formatMessage({ id: 'business.job.field.visibility' }),
      options: options(JOB_VISIBILITIES, (value) => `business.job.visibility.${value}`),
    },
    {
      name: 'deadline',
      label: formatMessage(jobMessages.columnDeadline),
      multiple: true,
      options: options(JOB_DEADLINES, (value) => `business.job.deadline.${value}`),
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
      options: options(['true'], { true: { id: 'business.job.filter.missing' } }),
    },
    {
      name: 'deleted',
      label: formatMessage({ id: 'business.job.filter.deleted' }),
      options: options(['true'], { true: { id: 'business.job.filter.deletedOnly' } }),
    },
  ];
}

function useKinds(): ListFilter[] {
  const { formatMessage } = useIntl();
  const options = useOptions();
  const provinces = useProvinceOptions();
  return [
    {
      name: 'status',
      label: formatMessage(jobMessages.columnStatus),
      multiple: true,
      options: options(JOB_STATUSES, (value) => `kit.ui.status.${value}`),
    },
    {
      name: 'jobType',
      label: formatMessage(jobMessages.columnType),
      multiple: true,
      options: options(JOB_TYPES, jobTypeMessages),
    },
    {
      name: 'talentType',
      label: formatMessage(jobMessages.columnTalentTypes),
      multiple: true,
      options: options(TALENT_TYPES, talentTypeMessages),
    },
    {
      name: 'province',
      label: formatMessage(jobMessages.province),
      multiple: true,
      options: provinces,
    },
  ];
}
