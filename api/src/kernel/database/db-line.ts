import type { NoticeKind } from '@dara/model';
import type { At, GivenAt } from './db-columns.ts';

/** The LINE account that receives a user's notices; one-to-one. */
export interface LineLinkTable {
  profile_id: string;
  line_user_id: string;
  linked_at: At;
}

/** A pending link; LINE returns the nonce, of which only the hash is stored. */
export interface LineLinkRequestTable {
  profile_id: string;
  nonce_hash: string;
  expires_at: GivenAt;
}

/** A user's choice of notices by LINE; kinds without a row use the role's default. */
export interface NoticeLineChoiceTable {
  profile_id: string;
  kind: NoticeKind;
  is_on: boolean;
  updated_at: At;
}
