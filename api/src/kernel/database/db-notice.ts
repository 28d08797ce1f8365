import type { NoticeChoice, NoticeKind } from '@dara/model';
import type { Generated } from 'kysely';
import type { At, Json, NullableAt } from './db-columns.ts';

export interface NoticeTable {
  id: string;
  recipient_id: string;
  kind: NoticeKind;
  /** Names the event: a person is told of it once, however often it is written. */
  event_key: string;
  entity: string;
  entity_id: string;
  data: Json<Record<string, unknown>>;
  created_at: At;
  read_at: NullableAt;
  /** Whoever made it writes the mail as well. */
  has_own_mail: Generated<boolean>;
  /** Null until it was decided; `waiting` for the daily mail. */
  delivery: 'sent' | 'waiting' | 'none' | null;
  settled_at: NullableAt;
}

/** What a person chose; kinds without a row go by the role. */
export interface NoticeChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  choice: NoticeChoice;
  updated_at: At;
}
