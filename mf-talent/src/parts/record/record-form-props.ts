import type { TalentRecord } from '../../api/generated.ts';

export interface RecordFormProps {
  /** The record to edit; a new one is made when absent, in `staff` mode only. */
  record?: TalentRecord;
  /** Who edits: a talent its own record, or staff anybody's. */
  mode: 'own' | 'staff';
  /** After saving, with the current record. */
  onSaved: (record: TalentRecord) => void;
  /** Leaves without saving, once the person agreed to lose what was entered; no button when absent. */
  onCancel?: () => void;
  /** Name of the value to begin with: the form scrolls there. */
  focus?: string | true;
}
