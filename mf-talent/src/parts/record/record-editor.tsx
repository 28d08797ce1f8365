import { FormDraft, ResourceForm } from '@dara/kit/forms';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { shownName } from '@dara/model';
import { AdoptNewer, FocusFirst, RecordSaveBar, recordOfDraft } from '@dara/kit/record';
import { useMemo, useState } from 'react';
import type { RecordFormProps } from './record-form-props.ts';
import { recordDraftKey } from './record-draft.ts';
import { RecordSections } from './record-form-sections.tsx';
import { NO_RECORD, RECORD_SECRETS, toValues } from './record.model.ts';
import { ownSchema, staffSchema } from './record.schema.ts';
import { useRecordLabels } from './use-record-labels.ts';
import { useRecordSave } from './use-record-save.ts';

const CODE_FIELDS = {
  EMAIL_DUPLICATE: 'email',
  DISPLAY_NAME_DUPLICATE: 'displayName',
  TOP_FULL: 'isTop10',
  UNABLE_TO_DEACTIVATE: 'active',
};

/** Everything about a person but works, for making and for changing a talent. */
export function RecordEditor({ record, mode, onSaved, onCancel, focus }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useRecordLabels();
  const [base, setBase] = useState(
    () => record && recordOfDraft(record, recordDraftKey(record.id), toValues),
  );
  const initialValues = useMemo(() => (base ? toValues(base) : NO_RECORD), [base]);
  const name = base && shownName(base)[locale];
  const saving = useRecordSave(mode, base, name);
  const draftKey = recordDraftKey(record?.id);
  const prefix = `record-${record?.id ?? 'new'}`;
  return (
    <ResourceForm
      label={formatMessage({ id: base ? 'talent.record.edit' : 'talent.record.create' })}
      initialValues={initialValues}
      reinitialize
      schema={mode === 'own' ? ownSchema : staffSchema}
      labels={labels}
      codeFields={CODE_FIELDS}
      guard
      guardMessage={{ id: record ? 'talent.record.leave' : 'kit.form.draft.leave' }}
      successMessage={{ id: 'sdk.notice.saved' }}
      onSubmit={(values) => saving.save(values, base)}
      onSuccess={(saved) => {
        if (record) setBase(saved);
        onSaved(saved);
      }}
    >
      <FormDraft
        options={{ key: draftKey, secrets: RECORD_SECRETS, base }}
        onDiscarded={() => setBase(record)}
      />
      {record && base && <AdoptNewer {...{ record, base, draftKey }} onAdopt={setBase} />}
      {focus && <FocusFirst to={focus} start={`${prefix}-basics-title`} />}
      <RecordSections {...{ prefix, mode, record: base }} />
      <RecordSaveBar
        share={saving.share}
        onStop={saving.cancel}
        draftKey={draftKey}
        name={name}
        onCancel={onCancel}
      />
      {saving.conflictDialog}
    </ResourceForm>
  );
}
