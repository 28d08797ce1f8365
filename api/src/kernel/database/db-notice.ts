import type { NoticeKind } from '@dara/model';
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
}
