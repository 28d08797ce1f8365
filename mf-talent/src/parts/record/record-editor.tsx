import { FormDraft, ResourceForm, draftBase } from '@dara/shared/forms';
import { useIntl, useLocale } from '@dara/shared/i18n';
import { shownName } from '@dara/shared/model';
import { media, tokens } from '@dara/shared/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { AdoptNewer, FocusFirst, SaveBar } from './record-form-parts.tsx';
import type { RecordFormProps } from './record-form-props.ts';
import { recordDraftKey } from './record-draft.ts';
import { RecordSections } from './record-form-sections.tsx';
import { NO_RECORD, RECORD_SECRETS, toValues } from './record.model.ts';
import { ownSchema, staffSchema } from './record.schema.ts';
import { SectionNav } from './section-nav.tsx';
import { useRecordLabels } from './use-record-labels.ts';
import { useRecordSave } from './use-record-save.ts';

const CODE_FIELDS = {
  EMAIL_DUPLICATE: 'email',
  DISPLAY_NAME_DUPLICATE: 'displayName',
  TOP_FULL: 'isTop10',
  UNABLE_TO_DEACTIVATE: 'active',
};

/**
 * The record that a kept draft was begun with: saving against it brings to light what others changed since. One of
 * an older release may lack something, then the present record has to do.
 */
function beginning(record: TalentRecord): TalentRecord {
  const kept = draftBase(recordDraftKey(record.id)) as Partial<TalentRecord> | undefined;
  if (kept?.id !== record.id || typeof kept.version !== 'number') return record;
  if (kept.version > record.version) return record;
  const base = { ...record, ...kept };
  try {
    toValues(base);
    return base;
  } catch {
    return record;
  }
}

/** Everything about a person but works, for making and for changing a talent. */
export function RecordEditor({ record, mode, onSaved, onCancel, focus }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useRecordLabels();
  const [base, setBase] = useState(() => record && beginning(record));
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
      guardMessage={{ id: record ? 'talent.record.leave' : 'shared.form.draft.leave' }}
      successMessage={{ id: 'shared.notice.saved' }}
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
      <Columns>
        <SectionNav prefix={prefix} />
        <RecordSections {...{ prefix, mode, record: base }} />
      </Columns>
      <SaveBar
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  ${media.wide} {
    grid-template-columns: 176px minmax(0, 760px);
    gap: ${tokens.space8};
  }
`;
