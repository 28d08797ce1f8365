import { createQueue } from '@dara/backend';
import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const CHOICE = `
  CREATE TABLE notice_choice (
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    choice text NOT NULL CHECK (choice IN ('instant', 'daily', 'never')),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (profile_id, kind)
  )`;

/** When and how people hear of their notices besides the bell. What was there before is not written about any more. */
export const noticeDelivery: Migration = {
  async up(db) {
    for (const queue of ['notice-delivery', 'notice-digest', 'purge-notices'])
      await createQueue(db, queue);
    await runAll(db, [
      CHOICE,
      `ALTER TABLE notice
        ADD COLUMN has_own_mail boolean NOT NULL DEFAULT false,
        ADD COLUMN delivery text CHECK (delivery IN ('sent', 'waiting', 'none')),
        ADD COLUMN settled_at timestamptz`,
      `UPDATE notice SET delivery = 'none', settled_at = now()`,
      `CREATE INDEX notice_waiting_idx ON notice (settled_at, recipient_id) WHERE delivery = 'waiting'`,
      'CREATE INDEX notice_created_idx ON notice (created_at)',
    ]);
  },
};
