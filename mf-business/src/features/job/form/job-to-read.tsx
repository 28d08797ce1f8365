import { FormattedMessage } from '@dara/sdk/i18n';
import { Formik } from 'formik';
import type { JobRecord } from '../../../api/generated.ts';
import { toValues } from './job-form.model.ts';
import { JobPreview } from './job-preview.tsx';

const nothing = () => undefined;

/** A job that this person cannot change as it stands: what its page says. */
export function JobToRead({ job }: { job: JobRecord }) {
  return (
    <>
      <p role="note">
        <FormattedMessage id="business.job.notEditable" />
      </p>
      <Formik initialValues={toValues(job)} enableReinitialize onSubmit={nothing}>
        <JobPreview job={job} />
      </Formik>
    </>
  );
}
