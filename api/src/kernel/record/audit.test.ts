import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../new-id.ts';
import { testSite } from '../../testing/staff-test-api.ts';
import { recordAudit } from './audit.ts';
import { eraseFromAudit } from './audit-erasure.ts';

const site = testSite();
const db = () => site.api.services.db;

async function event(actorId: string) {
  const entityId = newId();
  const diff = { phone: { before: '0811111111', after: '0822222222' }, password: 'Sentinel' };
  await recordAudit(db(), {
    actor: { id: actorId, permission: 'Talent' },
    action: 'Update',
    entity: 'talent',
    entityId,
    diff,
    requestId: 'r',
  });
  return entityId;
}
const read = async (entityId: string) =>
  (
    await sql<
      Record<string, unknown>
    >`SELECT * FROM audit_event WHERE entity_id = ${entityId}`.execute(db())
  ).rows[0];

test('an event cannot be updated, deleted or truncated by any database user', async () => {
  const entityId = await event(newId());
  const before = await read(entityId);
  for (const statement of [
    `UPDATE audit_event SET action = 'Create'`,
    `UPDATE audit_event SET diff = NULL`,
    'DELETE FROM audit_event',
    'TRUNCATE audit_event',
    'TRUNCATE audit_event CASCADE',
  ]) {
    await expect(sql.raw(statement).execute(db())).rejects.toThrow('cannot be changed');
  }
  expect(await read(entityId)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain('Sentinel');
});

test('an erased person is removed from the texts, and the event stays', async () => {
  const actorId = newId();
  const entityId = await event(actorId);
  const other = await event(newId());
  const before = await read(entityId);
  await db()
    .transaction()
    .execute((trx) =>
      eraseFromAudit(trx, { records: [{ entity: 'talent', id: entityId }], actorId }),
    );
  expect(await read(entityId)).toEqual({
    ...before,
    diff: { phone: '[erased]', password: '[erased]' },
  });
  expect((await read(other))?.['diff']).toMatchObject({ phone: { before: '0811111111' } });
  // Neither what follows, nor more than the words in the same transaction.
  await expect(sql`UPDATE audit_event SET diff = NULL`.execute(db())).rejects.toThrow();
  const more = db()
    .transaction()
    .execute(async (trx) => {
      await sql`SELECT set_config('dara.erases_person', 'on', true)`.execute(trx);
      await sql`UPDATE audit_event SET actor_id = NULL`.execute(trx);
    });
  await expect(more).rejects.toThrow('cannot be changed');
});
