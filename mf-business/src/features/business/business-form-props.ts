import type { BusinessRecord } from '../../api/generated.ts';

export interface BusinessFormProps {
  /** The business to edit; a new one is made when absent. */
  business?: BusinessRecord;
  /** Editor: the business's users, or staff. */
  mode: 'own' | 'staff';
  /** After saving, with the current record. */
  onSaved: (business: BusinessRecord) => void;
  /** Leaves without saving, after confirmation; without it there is no button. */
  onCancel?: () => void;
}
