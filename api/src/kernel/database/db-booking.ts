import type { Generated } from 'kysely';
import type { BookingKind, BookingStatus } from '@dara/model';
import type { At, NullableAt, RecordColumns } from './db-columns.ts';

export interface BookingTable extends RecordColumns {
  talent_id: string;
  /** The first and the last day, both included, `yyyy-mm-dd`. */
  from_day: string;
  to_day: string;
  kind: BookingKind;
  job_id: string | null;
  application_id: string | null;
  proposal_id: string | null;
  note: string | null;
  /** Expiry of an option; null without one, and for bookings. */
  expires_at: NullableAt;
  status: Generated<BookingStatus>;
  status_reason: string | null;
}

/** The secret address under which a talent's own calendar is read by a phone. */
export interface CalendarLinkTable {
  talent_id: string;
  token_hash: string;
  created_at: At;
}
