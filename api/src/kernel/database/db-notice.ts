import type { NoticeChoice, NoticeKind } from '@dara/model';
import type { Generated } from 'kysely';
import type { At, Json, NullableAt } from './db-columns.ts';

export interface NoticeTable {
  id: string;
  recipient_id: string;
  kind: NoticeKind;
  /** Event key: a user is notified of an event once. */
  event_key: string;
  entity: string;
  entity_id: string;
  data: Json<Record<string, unknown>>;
  created_at: At;
  read_at: NullableAt;
  /** The creator also sends the mail. */
  has_own_mail: Generated<boolean>;
  /** Null until it was decided; `waiting` for the daily mail. */
  delivery: 'sent' | 'waiting' | 'none' | null;
  settled_at: NullableAt;
}

/** A user's choice; kinds without a row use the role's default. */
export interface NoticeChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  choice: NoticeChoice;
  updated_at: At;
}
