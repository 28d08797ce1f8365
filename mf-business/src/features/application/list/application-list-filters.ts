import { businessName, talentTypeMessages } from '@dara/agency/labels';
import type { ListFilter } from '@dara/kit/resource';
import { useOptions } from '@dara/kit/ui';
import { JOB_STATUSES, TALENT_TYPES } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  useManagementJobChoicesQuery,
  useManagementJobDetailQuery,
  useManagementJobListQuery,
} from '../../../api/generated.ts';
import { stageMessage } from '../application-texts.tsx';
import { stagesFor } from '../stages.ts';
import { jobOptionArgs, type ApplicationFilters } from './application-list.model.ts';

/** Filters of the list of applications to all jobs; the business only for staff. */
export function useApplicationListFilters(
  isStaff: boolean,
  values: ApplicationFilters,
): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const options = useOptions();
  const jobs = useJobOptions(values);
  const { data } = useManagementJobChoicesQuery(undefined, { skip: !isStaff });
  const label = (id: string) => formatMessage({ id: `business.application.${id}` });
  const business: ListFilter = {
    name: 'businessProfileId',
    label: formatMessage({ id: 'business.job.column.company' }),
    options: (data?.businesses ?? []).map((one) => ({
      value: one.id,
      label: businessName(one, locale),
    })),
  };
  return [
    {
      name: 'status',
      label: label('stage'),
      multiple: true,
      options: options(stagesFor(isStaff), (value) => stageMessage(value).id),
    },
    { name: 'jobId', label: label('job'), options: jobs },
    {
      name: 'jobStatus',
      label: label('jobStatus'),
      multiple: true,
      options: options(JOB_STATUSES, (value) => `kit.ui.status.${value}`),
    },
    ...(isStaff ? [business] : []),
    {
      name: 'talentType',
      label: formatMessage({ id: 'business.job.column.talentTypes' }),
      multiple: true,
      options: options(TALENT_TYPES, talentTypeMessages),
    },
    { name: 'appliedFrom', label: label('appliedFrom'), isDay: true },
    { name: 'appliedTo', label: label('appliedTo'), isDay: true },
  ];
}

/** The latest jobs, and the one in the URL. */
function useJobOptions(values: ApplicationFilters) {
  const locale = useLocale();
  const { jobId = '' } = values;
  const { data } = useManagementJobListQuery(jobOptionArgs(values));
  const jobs = data?.items ?? [];
  const isMissing = data !== undefined && jobId !== '' && !jobs.some(({ id }) => id === jobId);
  const chosen = useManagementJobDetailQuery({ id: jobId }, { skip: !isMissing }).currentData;
  return [...(isMissing && chosen ? [chosen] : []), ...jobs].map(({ id, title }) => ({
    value: id,
    label: localized(title, locale),
  }));
}
