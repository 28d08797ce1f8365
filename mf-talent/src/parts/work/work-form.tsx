import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { UploadProgress } from '@dara/kit/image-field';
import { RecordSection, useDiscard } from '@dara/kit/record';
import { Button, RequiredNote } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { WorkRecord } from '../../api/generated.ts';
import { BudgetFields } from './budget-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';
import { PerformanceFields } from './performance-fields.tsx';
import { useWorkConflictFields, useWorkLabels } from './use-work-fields.tsx';
import { useWorkSave } from './use-work-save.ts';
import { workSchema } from './work.schema.ts';
import { workValues } from './work.model.ts';

export interface WorkFormProps {
  talentId: string;
  work: WorkRecord;
  /** What the work is called: its type. */
  name: string;
  onSaved: (work: WorkRecord) => void;
  onCancel: () => void;
}

/** Rates, experience and social results of one work, saved together. */
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
