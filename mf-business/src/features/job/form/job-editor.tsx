import { RecordForm, renameErrors, useRecordBase, useRecordSave } from '@dara/kit/record';
import { Callout } from '@dara/kit/ui';
import { JOB_EDITABLE } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Formik } from 'formik';
import {
  type JobRecord,
  useManagementJobCreateMutation,
  useManagementJobUpdateMutation,
} from '../../../api/generated.ts';
import { JobSections } from './job-form-sections.tsx';
import {
  NO_JOB,
  fromTemplate,
  toValues,
  mergeUploadedFiles,
  createForm,
  updateForm,
  type JobValues,
} from './job-form.model.ts';
import { jobSchema } from './job-form.schema.ts';
import { JobPreview } from './job-preview.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useJobLabels } from './use-job-labels.ts';
import { useJobConflictFields } from './use-job-conflict.tsx';

const nothing = () => undefined;

export interface JobFormProps {
  /** The job to edit; a new one is made when absent. */
  job?: JobRecord;
  /** After saving, with the current job. */
  onSaved: (job: JobRecord) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
}

/** Storage key of the draft. */
const draftKeyOf = (id = 'new') => `draft.job.${id}` as const;

/** A file is not stored there. */
const NOT_STORED = ['picture'];

/** Form for creating and editing a job; read-only for a finished one. */
export function JobEditor(props: JobFormProps) {
  const isStaff = useSession().profile?.permission !== 'Business';
  const { job } = props;
  const isEditable = !job || JOB_EDITABLE[isStaff ? 'staff' : 'owner'].includes(job.status);
  return isEditable ? <Editor {...props} isStaff={isStaff} /> : <JobToRead job={job} />;
}

function Editor({ job, onSaved, onCancel, isStaff }: JobFormProps & { isStaff: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const draftKey = draftKeyOf(job?.id);
  const initialDraft = useRecordBase({ record: job, draftKey, toValues, empty: NO_JOB });
  const { base, initialValues } = initialDraft;
  const { applyUntil } = initialValues;
  const schema = useMemo(() => jobSchema({ isStaff, applyUntil }), [isStaff, applyUntil]);
  const name = base && localized(base.title, locale);
  const saving = useJobSave(base, name);
  const prefix = `job-${job?.id ?? 'new'}`;
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: base ? 'business.job.edit' : 'business.job.create' })}
      record={job}
      name={name}
      schema={schema}
      labels={labels}
      guardMessage={{ id: job ? 'business.job.leave' : 'kit.form.draft.leave' }}
      draftKey={draftKey}
      notStored={NOT_STORED}
      saving={saving}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {!job && <TemplatePicker valuesOf={fromTemplate} />}
      {!isStaff && job?.status === 'Open' && (
        <ReviewNote role="note" tone="warning" icon={<Info size={20} aria-hidden />}>
          <FormattedMessage id="business.job.reviewNote" />
        </ReviewNote>
      )}
      <JobSections {...{ prefix, isStaff, isNew: !job, record: base }} />
      <JobPreview job={base} />
    </RecordForm>
  );
}

/** Read-only view of a job that the user cannot edit. */
function JobToRead({ job }: { job: JobRecord }) {
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

/** Form names of api fields with another name. */
const FIELD_NAMES = { imageFile: 'picture', imageId: 'picture' };

/** Creates or changes a job; merges concurrent changes. */
function useJobSave(record: JobRecord | undefined, name?: string) {
  const [create] = useManagementJobCreateMutation();
  const [update] = useManagementJobUpdateMutation();
  const fields = useJobConflictFields(record);
  return useRecordSave<JobValues, JobRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles },
    namedErrors: (error) => renameErrors(error, FIELD_NAMES),
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}

const ReviewNote = styled(Callout)`
  margin-block-end: ${tokens.space6};
`;
