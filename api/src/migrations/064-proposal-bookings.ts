import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** A backup of a proposal replaces an item that fell out; bookings are found by their proposal. */
export const proposalBookings: SchemaMigration = {
  async up(db) {
    await runSql(
      db,
      `
      CREATE INDEX booking_proposal_idx ON booking (proposal_id, talent_id) WHERE proposal_id IS NOT NULL;
      ALTER TABLE proposal_item ADD COLUMN replaces_item_id uuid REFERENCES proposal_item (id) ON DELETE SET NULL;
      -- An item is replaced once.
      CREATE UNIQUE INDEX proposal_item_replaces_idx ON proposal_item (replaces_item_id)
        WHERE replaces_item_id IS NOT NULL;`,
    );
  },
};
