import { RecordTabs, type RecordTab } from '@dara/kit/record';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import type { JobRecord } from '../../../api/generated.ts';
import { JobForm } from '../form/job-form.tsx';
import { JobHistory } from './job-history.tsx';

const nothing = () => undefined;

/** What is edited and, for staff, what happened. */
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
