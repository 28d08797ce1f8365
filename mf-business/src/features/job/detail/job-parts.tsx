import {
  RecordTabs,
  type RecordTab,
  RecordHistory,
  useHistoryPage,
  type HistoryFormatter,
} from '@dara/kit/record';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import {
  genderMessages,
  jobTypeMessages,
  provinceName,
  talentTypeMessages,
} from '@dara/agency/labels';
import { languageName } from '@dara/model';
import { type JobRecord, useManagementJobAuditQuery } from '../../../api/generated.ts';
import { JobForm } from '../form/job-form.tsx';
import { useJobLabels } from '../form/use-job-labels.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, { id: string }>>>> = {
  jobType: jobTypeMessages,
  talentTypes: talentTypeMessages,
  gender: genderMessages,
};

const nothing = () => undefined;

/** The form and, for staff, the history. */
export function JobParts({ job }: { job: JobRecord }) {
  const { formatMessage } = useIntl();
  const name = localized(job.title, useLocale());
  const isStaff = useSession().profile?.permission !== 'Business';
  if (!isStaff) return <JobForm job={job} onSaved={nothing} />;
  const tabs: RecordTab[] = [
    {
      id: 'edit',
      label: <FormattedMessage id="business.job.tab.edit" />,
      content: () => <JobForm job={job} onSaved={nothing} />,
    },
    {
      id: 'history',
      label: <FormattedMessage id="kit.record.history" />,
      content: () => <JobHistory id={job.id} />,
    },
  ];
  return <RecordTabs label={formatMessage({ id: 'kit.record.tabs' }, { name })} tabs={tabs} />;
}

/** Changes of a job, newest first, with old and new values. */
function JobHistory({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const query = useManagementJobAuditQuery({ id, ...useHistoryPage() });
  const wording: HistoryFormatter = {
    action: (action) =>
      action === 'close' ? formatMessage({ id: 'business.job.history.close' }) : undefined,
    field: (field) => {
      if (field === 'status') return formatMessage({ id: 'business.job.column.status' });
      if (field === 'statusReason') return formatMessage({ id: 'kit.record.reject.reason' });
      return labels[field];
    },
    role: (permission) => formatMessage({ id: `business.job.role.${permission}` }),
    text: (field, text) => {
      const word = WORDS[field]?.[text];
      if (word) return formatMessage(word);
      if (field === 'languages') return languageName(text, locale);
      if (field === 'province') return provinceName(text, locale) || text;
      if (field === 'budgetUnit') return formatMessage({ id: `business.job.unit.${text}` });
      if (field === 'visibility') return formatMessage({ id: `business.job.visibility.${text}` });
      return undefined;
    },
  };
  return <RecordHistory query={query} wording={wording} />;
}
