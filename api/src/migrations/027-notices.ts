import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

const NOTICE = `
  CREATE TABLE notice (
    id uuid PRIMARY KEY,
    recipient_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    event_key text NOT NULL,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    data jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    UNIQUE (recipient_id, kind, event_key)
  )`;

/** What each person is told of, once per event. */
export const notices: Migration = {
  async up(db) {
    await runAll(db, [
      NOTICE,
      'CREATE INDEX notice_recipient_idx ON notice (recipient_id, created_at DESC, id DESC)',
      'CREATE INDEX notice_unread_idx ON notice (recipient_id) WHERE read_at IS NULL',
      'CREATE INDEX notice_entity_idx ON notice (entity, entity_id)',
    ]);
  },
};
