import { DeletedBanner } from '@dara/kit/record';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useManagementJobRestoreMutation, type JobRecord } from '../../../api/generated.ts';
import { JobHeading } from '../../../parts/job/job-heading.tsx';

/** A deleted job: what it was, and the way back. */
export function DeletedJob({ job }: { job: JobRecord }) {
  const name = localized(job.title, useLocale());
  const [restore] = useManagementJobRestoreMutation();
  return (
    <>
      <JobHeading job={job} isDeleted />
      <DeletedBanner name={name} onRestore={() => restore({ id: job.id }).unwrap()}>
        <FormattedMessage id="business.job.deletedText" />
      </DeletedBanner>
    </>
  );
}
