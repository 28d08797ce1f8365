import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { UploadProgress, recordForm, isFile } from '@dara/kit/image-field';
import { RecordSection, useDiscard, useRecordSave, type ConflictField } from '@dara/kit/record';
import { Button, RequiredNote } from '@dara/kit/ui';
import { isApiError, type ApiError } from '@dara/sdk/api';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { type WorkRecord, useManagementTalentWorkUpdateMutation } from '../../api/generated.ts';
import { BudgetFields } from './budget-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';
import { PerformanceFields } from './performance-fields.tsx';
import { useWorkConflictFields, useWorkLabels } from './use-work-fields.tsx';
import { workSchema } from './work.schema.ts';
import { workValues, workUpdate, type FilePlace, type WorkValues } from './work.model.ts';

export interface WorkFormProps {
  talentId: string;
  work: WorkRecord;
  /** Title of the work: its type. */
  name: string;
  onSaved: (work: WorkRecord) => void;
  onCancel: () => void;
}

/** Rates, experiences and performance of one work, saved together. */
export function WorkForm({ talentId, work, name, onSaved, onCancel }: WorkFormProps) {
  const { formatMessage } = useIntl();
  const labels = useWorkLabels();
  const saving = useWorkSave(talentId, work, useWorkConflictFields(), name);
  const [initialValues] = useState(() => workValues(saving.base));
  return (
    <>
      <ResourceForm
        guard
        label={formatMessage({ id: 'talent.work.editTitle' }, { name })}
        labels={labels}
        initialValues={initialValues}
        schema={workSchema}
        onSubmit={saving.save}
        onSuccess={onSaved}
        successMessage={{ id: 'sdk.notice.saved' }}
      >
        <RequiredNote />
        <RecordSection
          title={<FormattedMessage id="talent.profile.budgets" />}
          aside={<FormattedMessage id="talent.work.detailHint" />}
        >
          <BudgetFields />
        </RecordSection>
        <RecordSection title={<FormattedMessage id="talent.profile.experiences" />}>
          <ExperienceFields />
        </RecordSection>
        <RecordSection title={<FormattedMessage id="talent.profile.performance" />}>
          <PerformanceFields />
        </RecordSection>
        {saving.share !== undefined && (
          <UploadProgress share={saving.share} onCancel={saving.cancel} />
        )}
        <SubmitBar sticky>
          <Cancel name={name} onCancel={onCancel} />
        </SubmitBar>
      </ResourceForm>
      {saving.dialog}
    </>
  );
}

function Cancel({ name, onCancel }: Pick<WorkFormProps, 'name' | 'onCancel'>) {
  const { dirty, isSubmitting } = useFormikContext();
  const discard = useDiscard();
  const handleClick = async () => {
    if (!dirty || (await discard(name))) onCancel();
  };
  return (
    <Button variant="ghost" disabled={isSubmitting} onClick={() => void handleClick()}>
      <FormattedMessage id="kit.ui.cancel" />
    </Button>
  );
}

/** Maps the api's field names to the form's: images are one list there, files and stored ones. */
function formField(field: string, places: readonly FilePlace[]): string {
  const file = /^imageFiles\.(\d+)/.exec(field);
  const place = file && places[Number(file[1])];
  if (place) return `experiences.${place[0]}.pictures.${place[1]}`;
  return field.replace(/^(experiences\.\d+)\.imageIds/, '$1.pictures');
}

function inForm(error: unknown, places: readonly FilePlace[]): unknown {
  if (!isApiError(error) || !error.errors) return error;
  const errors = error.errors.map((one) => ({ ...one, field: formField(one.field, places) }));
  return { ...error, errors } satisfies ApiError;
}

/** Saves a work: with upload progress, merging, and once even if a response is lost. */
function useWorkSave(
  talentId: string,
  work: WorkRecord,
  fields: readonly ConflictField<WorkValues>[],
  name?: string,
) {
  /** The initial record of the form, regardless of reloads. */
  const [base] = useState(work);
  const [update] = useManagementTalentWorkUpdateMutation();
  const saving = useRecordSave<WorkValues, WorkRecord>({
    ...{ record: base, name, toValues: workValues, fields },
    bodyOf: (values, from = base) => {
      const { data, files } = workUpdate(values, from.version);
      return recordForm(data, { imageFiles: files });
    },
    send: (body) => update({ id: talentId, workId: work.id, body }),
    mergeUploadedFiles: withStoredIds,
    namedErrors: (error, values) => inForm(error, workUpdate(values, base.version).places),
  });
  return { ...saving, base };
}

type Named = { key: string; id?: string };

function takeIds<One extends Named>(rows: One[], lost: Named[], stored: Named[]): One[] {
  return rows.map((row) => {
    const id = stored[lost.findIndex(({ key }) => key === row.key)]?.id;
    return id === undefined ? row : { ...row, id };
  });
}

/** The form after an attempt that had arrived: its new rows and files are the stored ones now. */
function withStoredIds(values: WorkValues, lost: WorkValues, current: WorkRecord): WorkValues {
  const stored = workValues(current);
  const pictureOf = new Map(
    lost.experiences.flatMap(({ pictures }, row) =>
      pictures.map((image, at) => [image, stored.experiences[row]?.pictures[at]] as const),
    ),
  );
  const experiences = takeIds(values.experiences, lost.experiences, stored.experiences);
  return {
    budgets: takeIds(values.budgets, lost.budgets, stored.budgets),
    experiences: experiences.map((row) => ({
      ...row,
      pictures: row.pictures.map((one) => (isFile(one) && pictureOf.get(one)) || one),
    })),
    socialMediaPerformance: takeIds(
      values.socialMediaPerformance,
      lost.socialMediaPerformance,
      stored.socialMediaPerformance,
    ),
  };
}
