import type { BusinessRecord } from '../../api/generated.ts';

export interface BusinessFormProps {
  /** The business to edit; a new one is made when absent. */
  business?: BusinessRecord;
  /** Who edits: its own people, or staff. */
  mode: 'own' | 'staff';
  /** After saving, with the current record. */
  onSaved: (business: BusinessRecord) => void;
  /** Leaves without saving, once the person agreed to lose what was entered; no button when absent. */
  onCancel?: () => void;
}
