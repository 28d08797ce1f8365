import type { DraftKey } from '@dara/sdk/session';
import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormDraft } from '../../forms/draft/form-draft.tsx';
import { ResourceForm, type ResourceFormProps } from '../../forms/form/resource-form.tsx';
import type { Versioned } from './record-of-draft.ts';
import { RecordSaveBar } from './record-save-bar.tsx';
import type { RecordBase } from './use-record-base.ts';
import { draftBase } from '../../forms/draft/draft.ts';

interface Saving<Values, Record> {
  save: (values: Values) => Promise<Record>;
  /** From 0 to 1 while files are being sent. */
  share?: number | undefined;
  /** Stops sending them. */
  cancel?: () => void;
  /** Lets the user choose where another user changed the same field. */
  dialog: ReactNode;
}

interface RecordFormProps<Values extends FormikValues, Record extends Versioned>
  extends
    RecordBase<Values, Record>,
    Pick<
      ResourceFormProps<Values, Record>,
      'schema' | 'labels' | 'codeFields' | 'guardMessage' | 'successMessage' | 'children'
    > {
  /** Names the form for screen readers. */
  label: string;
  /** The current record; a new one is made when absent. */
  record: Record | undefined;
  /** Display name of the record. */
  name?: string;
  saving: Saving<Values, Record>;
  /** Storage key of the draft. */
  draftKey: DraftKey;
  /** Values that the draft leaves out, such as files and passwords. When absent, the form keeps no draft. */
  notStored?: readonly string[];
  /** After saving, with the current record. */
  onSaved?: (record: Record) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
  /** The buttons that save; one that says so when absent. */
  submit?: ReactNode;
}

/**
 * The form of one record, for making and for changing it: stored on the device while it is written, brought together
 * with what others save meanwhile, and saved by the bar at its foot.
 */
export function RecordForm<Values extends FormikValues, Record extends Versioned>({
  record,
  base,
  setBase,
  name,
  saving,
  draftKey,
  notStored,
  onSaved,
  onCancel,
  submit,
  children,
  ...form
}: RecordFormProps<Values, Record>) {
  return (
    <ResourceForm
      guardMessage={notStored && { id: 'kit.form.draft.leave' }}
      successMessage={{ id: 'sdk.notice.saved' }}
      {...form}
      guard
      reinitialize
      onSubmit={saving.save}
      onSuccess={(saved) => {
        if (record) setBase(saved);
        onSaved?.(saved);
      }}
    >
      {notStored && (
        <FormDraft
          options={{ key: draftKey, notStored, base }}
          onDiscarded={() => setBase(record)}
        />
      )}
      {record && base && (
        <AdoptNewer record={record} base={base} draftKey={draftKey} onAdopt={setBase} />
      )}
      {children}
      <RecordSaveBar
        share={saving.share}
        onStop={() => saving.cancel?.()}
        {...{ draftKey, name, onCancel, submit }}
      />
      {saving.dialog}
    </ResourceForm>
  );
}

interface AdoptNewerProps<Record extends Versioned> {
  /** The current record. */
  record: Record;
  /** As the form shows it. */
  base: Record;
  draftKey: DraftKey;
  onAdopt: (record: Record) => void;
}

/** Takes over a newer record while the form is unchanged; otherwise both are merged on save. */
function AdoptNewer<Record extends Versioned>(props: AdoptNewerProps<Record>) {
  const { record, base, draftKey, onAdopt } = props;
  const { dirty, isSubmitting } = useFormikContext();
  const isWanted = !dirty && !isSubmitting && record.version > base.version;
  const adopt = useEffectEvent(() => {
    // A restored draft is based on the record it was started with.
    if (draftBase(draftKey) === undefined) onAdopt(record);
  });
  useEffect(() => {
    if (isWanted) adopt();
  }, [isWanted]);
  return null;
}
