import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const LINK = `
  CREATE TABLE line_link (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    line_user_id text NOT NULL UNIQUE,
    linked_at timestamptz NOT NULL DEFAULT now()
  )`;

/** One for each person: whoever begins anew forgets what was begun before. */
const REQUEST = `
  CREATE TABLE line_link_request (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    nonce_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  )`;

const CHOICE = `
  CREATE TABLE notice_line_choice (
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    is_on boolean NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (profile_id, kind)
  )`;

/** People who linked their LINE hear of their notices there as well. */
export const noticesByLine: Migration = {
  async up(db) {
    for (const queue of ['line-answer', 'line-push']) await createQueue(db, queue);
    await runAll(db, [LINK, REQUEST, CHOICE]);
  },
};
