import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { testSite } from '../../testing/staff-test-api.ts';
import { newId } from '../new-id.ts';
import { RESTORABLE_DAYS, deleteRecord, lockRestorable, restoreRecord } from './deletion.ts';

const site = testSite();
const DAY_MS = 24 * 3_600_000;

const rowOf = async (id: string) => {
  const { rows } = await sql<{ publish: boolean; deleted_at: Date | null; version: number }>`
    SELECT publish, deleted_at, version FROM client WHERE id = ${id}`.execute(site.api.services.db);
  return rows[0];
};

test('a record is deleted and restored, with what else becomes of it', async () => {
  const { db } = site.api.services;
  const record = { table: 'client' as const, id: await site.records.client() };
  expect(await lockRestorable(db, record, 'NOT_FOUND')).toBeNull();
  const at = new Date(Date.now() - (RESTORABLE_DAYS - 1) * DAY_MS);
  await deleteRecord(db, record, { at, set: sql`publish = false` });
  expect(await rowOf(record.id)).toEqual({ publish: false, deleted_at: at, version: 2 });
  expect(await lockRestorable(db, record, 'NOT_FOUND')).toEqual(at);
  await restoreRecord(db, record, sql`publish = true`);
  expect(await rowOf(record.id)).toEqual({ publish: true, deleted_at: null, version: 3 });
});

test('a record that is unknown, deleted too long ago or of another user cannot be restored', async () => {
  const { db } = site.api.services;
  const client = { table: 'client' as const, id: await site.records.client() };
  const at = new Date(Date.now() - (RESTORABLE_DAYS + 1) * DAY_MS);
  await deleteRecord(db, client, { at });
  const missing = { code: 'NOT_FOUND' };
  await expect(lockRestorable(db, client, 'NOT_FOUND')).rejects.toMatchObject(missing);
  const nowhere = { table: 'client' as const, id: newId() };
  await expect(lockRestorable(db, nowhere, 'NOT_FOUND')).rejects.toMatchObject(missing);
  const talentId = await site.records.talent();
  const card = { table: 'composite_card' as const, id: await site.records.card(talentId) };
  const within = (id: string) => ({ column: 'talent_id', id });
  expect(await lockRestorable(db, card, 'NOT_FOUND', within(talentId))).toBeNull();
  const of = lockRestorable(db, card, 'NOT_FOUND', within(newId()));
  await expect(of).rejects.toMatchObject(missing);
});
