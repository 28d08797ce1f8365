import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { FormSections } from '../../record/form/form-sections.tsx';
import { RecordForm } from '../../record/form/record-form.tsx';
import { useRecordBase } from '../../record/form/use-record-base.ts';
import { textId } from '../screens.ts';
import { FormFields } from './form-fields.tsx';
import { emptyValues, imageNames, schemaOf, valuesOf } from './form-values.ts';
import type { ResourceEditorProps } from './resource-editor-props.ts';
import { useFieldLabels, useResourceSave, type Versioned } from './use-resource-save.tsx';

/** All fields of a record, for creating and for changing it. */
export function ResourceEditor({ screens, record, onSaved, onCancel }: ResourceEditorProps) {
  const { resource } = screens;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { toValues, empty, schema } = useMemo(
    () => ({
      toValues: (one: Versioned) => valuesOf(resource, one),
      empty: emptyValues(screens),
      schema: schemaOf(resource),
    }),
    [screens, resource],
  );
  const versioned = record as Versioned | undefined;
  const draftKey = `draft.${resource.noun}.${record?.id ?? 'new'}` as const;
  const begun = useRecordBase({ record: versioned, draftKey, toValues, empty });
  const { base } = begun;
  const saving = useResourceSave(screens, base);
  return (
    <RecordForm
      {...begun}
      label={formatMessage({ id: textId(resource, base ? 'edit' : 'create') })}
      record={versioned}
      name={base && screens.nameOf(base, locale)}
      schema={schema}
      labels={useFieldLabels(screens)}
      draftKey={draftKey}
      notStored={imageNames(resource)}
      saving={saving}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <FormSections
        prefix={`${resource.noun}-${record?.id ?? 'new'}`}
        sections={[
          {
            id: resource.noun,
            names: Object.keys(resource.fields),
            title: <FormattedMessage id={textId(resource, 'section')} />,
            lead: <FormattedMessage id={textId(resource, 'section', 'lead')} />,
            content: <FormFields screens={screens} isNew={!base} />,
          },
        ]}
      />
    </RecordForm>
  );
}
