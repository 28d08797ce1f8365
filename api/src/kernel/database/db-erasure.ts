import type { Generated } from 'kysely';
import type { At, NullableAt } from './db-columns.ts';

export interface ErasureRequestTable {
  id: string;
  profile_id: string;
  talent_id: string | null;
  reason: string | null;
  status: Generated<'Open' | 'Done' | 'Refused'>;
  requested_at: At;
  closed_at: NullableAt;
}
