import type { NoticeKind } from '@dara/model';
import type { At, GivenAt } from './db-columns.ts';

/** Whose LINE is told of whose notices: one of each. */
export interface LineLinkTable {
  profile_id: string;
  line_user_id: string;
  linked_at: At;
}

/** Somebody is about to link; LINE brings the nonce back, of which the hash alone is kept. */
export interface LineLinkRequestTable {
  profile_id: string;
  nonce_hash: string;
  expires_at: GivenAt;
}

/** What a person chose to hear of by LINE; kinds without a row go by the role. */
export interface NoticeLineChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  is_on: boolean;
  updated_at: At;
}
