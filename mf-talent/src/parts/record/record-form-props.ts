import type { BegunPerson } from '@dara/agency/fields';
import type { TalentRecord } from '../../api/generated.ts';

export interface RecordFormProps {
  /** The record to edit; a new one is made when absent, in `staff` mode only. */
  record?: TalentRecord;
  /** A person typed elsewhere, whom a new record begins with. */
  begun?: { key: string; person: BegunPerson } | undefined;
  /** Editor: the talent, or staff. */
  mode: 'own' | 'staff';
  /** After saving, with the current record. */
  onSaved: (record: TalentRecord) => void;
  /** Leaves without saving, after confirmation; without it there is no button. */
  onCancel?: () => void;
  /** Name of the value to scroll to. */
  focus?: string | true;
}
