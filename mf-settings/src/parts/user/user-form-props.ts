import type { ManagementProfile } from '../../api/generated.ts';

export interface UserFormProps {
  /** The user to edit; a new one is made when absent. */
  user?: ManagementProfile;
  /** The own account, on its own page: without what belongs to the management of users. */
  isAccount?: boolean;
  /** After saving, with the current record. */
  onSaved: (user: ManagementProfile) => void;
  /** Leaves without saving, after confirmation; without it there is no button. */
  onCancel?: () => void;
}
