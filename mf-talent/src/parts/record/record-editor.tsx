import { BeginForm } from '@dara/agency/fields';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { FocusFirst, RecordForm, useRecordBase, useRecordSave } from '@dara/kit/record';
import type { RecordFormProps } from './record-form-props.ts';
import { recordDraftKey } from './record-draft.ts';
import { RecordSections } from './record-form-sections.tsx';
import {
  NO_RECORD,
  RECORD_NOT_STORED,
  toValues,
  valuesOf,
  type RecordValues,
} from './record.model.ts';
import { ownSchema, staffSchema } from './record.schema.ts';
import { useRecordLabels } from './use-record-labels.ts';
import {
  useManagementTalentCreateMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { namedErrors } from './record-errors.ts';
import { mergeUploadedFiles, createForm, updateForm } from './record-body.ts';
import { useRecordConflictFields } from './use-record-conflict.tsx';

const CODE_FIELDS = {
  EMAIL_DUPLICATE: 'email',
  DISPLAY_NAME_DUPLICATE: 'displayName',
  TOP_FULL: 'isTop10',
  UNABLE_TO_DEACTIVATE: 'active',
};

/** Everything about a person but works, for making and for changing a talent. */
export function RecordEditor({ record, begun, mode, onSaved, onCancel, focus }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useRecordLabels();
  const draftKey = recordDraftKey(record?.id ?? begun?.key);
  const initialDraft = useRecordBase({ record, draftKey, toValues, empty: NO_RECORD });
  const { base } = initialDraft;
  const name = base && localized(base.name, locale);
  const saving = useTalentSave(mode, base, name);
  const prefix = `record-${record?.id ?? 'new'}`;
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: base ? 'talent.record.edit' : 'talent.record.create' })}
      record={record}
      name={name}
      schema={mode === 'own' ? ownSchema : staffSchema}
      labels={labels}
      codeFields={CODE_FIELDS}
      guardMessage={{ id: record ? 'talent.record.leave' : 'kit.form.draft.leave' }}
      draftKey={draftKey}
      notStored={RECORD_NOT_STORED}
      saving={saving}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {begun && <BeginForm draftKey={draftKey} values={valuesOf(begun.person)} />}
      {focus && <FocusFirst to={focus} start={`${prefix}-basics-title`} />}
      <RecordSections {...{ prefix, mode, record: base }} />
    </RecordForm>
  );
}

/** Creates or changes a talent; merges concurrent changes. */
function useTalentSave(mode: 'own' | 'staff', record: TalentRecord | undefined, name?: string) {
  const [create] = useManagementTalentCreateMutation();
  const [update] = useManagementTalentUpdateMutation();
  const fields = useRecordConflictFields(record);
  return useRecordSave<RecordValues, TalentRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles, namedErrors },
    bodyOf: (values, base) => (base ? updateForm(values, base, mode) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
