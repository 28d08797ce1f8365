import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useState } from 'react';
import { ResourceForm } from '../../forms/form/resource-form.tsx';
import { SubmitBar } from '../../forms/form/submit-bar.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { messageValues, textId, type AnyRecord, type Screens } from '../screens.ts';
import { FormFields } from './form-fields.tsx';
import { emptyValues, schemaOf, valuesOf, type Values } from './form-values.ts';
import { useFieldLabels, useResourceSave, type Versioned } from './use-resource-save.tsx';

export interface ResourceDialogProps {
  screens: Screens;
  /** The record to edit; a new one is created when absent. */
  record?: AnyRecord;
  /** What a new record begins with, besides the defaults. */
  initial?: Values;
  onClose: () => void;
}

/** The form of a record that has no page of its own. */
export function ResourceDialog({ screens, record, initial, onClose }: ResourceDialogProps) {
  const { resource } = screens;
  const intl = useIntl();
  // What was opened stays the base of the change: a list that is read again brings newer rows.
  const [base] = useState(record as Versioned | undefined);
  const [initialValues] = useState(() =>
    base ? valuesOf(resource, base) : { ...emptyValues(screens), ...initial },
  );
  const [schema] = useState(() => schemaOf(resource));
  const saving = useResourceSave(screens, base);
  const title = intl.formatMessage({ id: textId(resource, base ? 'edit' : 'create') });
  const text = textId(resource, 'editText');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        base && text in intl.messages && <FormattedMessage id={text} values={messageValues(base)} />
      }
    >
      <ResourceForm
        compact
        label={title}
        labels={useFieldLabels(screens)}
        initialValues={initialValues}
        schema={schema}
        successMessage={{ id: 'sdk.notice.saved' }}
        onSubmit={saving.save}
        onSuccess={onClose}
      >
        <FormFields screens={screens} isNew={!base} />
        <SubmitBar inDialog onCancel={onClose} />
        {saving.dialog}
      </ResourceForm>
    </Dialog>
  );
}
