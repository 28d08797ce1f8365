import type { AnyRecord, Screens } from '../screens.ts';

export interface ResourceEditorProps {
  screens: Screens;
  /** The record to edit; a new one is created when absent. */
  record?: AnyRecord;
  /** After saving, with the record as it is now. */
  onSaved: (record: AnyRecord) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
}
