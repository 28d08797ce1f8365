import { AppError, invalidField } from '@dara/backend';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { testSite } from '../../testing/staff-test-api.ts';
import { changeMany } from './bulk.ts';

const site = testSite();

const publishOf = async (id: string) => {
  const { rows } = await sql<{ publish: boolean }>`
    SELECT publish FROM client WHERE id = ${id}`.execute(site.api.services.db);
  return rows[0]?.publish;
};

test('names each failed record, rolls back only that one, and changes the others', async () => {
  const { records, api } = site;
  const [one, refused, other] = [
    await records.client(),
    await records.client(),
    await records.client(),
  ];
  const answer = await changeMany(api.services, {
    ids: [one, refused, other],
    change: async (trx, id) => {
      await sql`UPDATE client SET publish = false WHERE id = ${id}`.execute(trx);
      if (id === refused) throw invalidField('active', 'notAllowed');
    },
  });
  expect(answer.results).toEqual([
    { id: one, code: null },
    {
      ...{ id: refused, code: 'VALIDATION_FAILED' },
      errors: [expect.objectContaining({ field: 'active', rule: 'notAllowed' })],
    },
    { id: other, code: null },
  ]);
  expect([await publishOf(one), await publishOf(refused), await publishOf(other)]).toEqual([
    ...[false, true, false],
  ]);
});

test('a fault of the server is no outcome of a record', async () => {
  const id = await site.records.client();
  const change = async () => {
    throw new AppError('UNAVAILABLE');
  };
  const work = changeMany(site.api.services, { ids: [id], change });
  await expect(work).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
