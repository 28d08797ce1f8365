import { expect, test } from 'vitest';
import { today } from '../../../kernel/age.ts';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { ProposalRecord } from '../record/proposal.schema.ts';
import { watchProposals } from './watch-proposals.job.ts';

const site = staffTestApi();
const { ok, talent, sent } = proposalCalls(site);
const DAY_MS = 86_400_000;
const inDays = (days: number): string => today(new Date(Date.now() + days * DAY_MS));
const watch = (day?: string) => watchProposals(site.api.services, day);
const read = (id: string): Promise<ProposalRecord> => ok(site.staff, 'GET', `/${id}`);

async function told(id: string, recipient = site.staff.id): Promise<unknown[]> {
  const rows = await site.records.db
    .selectFrom('notice')
    .select(['kind', 'data'])
    .where('entity_id', '=', id)
    .where('recipient_id', '=', recipient)
    .where('kind', 'in', ['ProposalExpired', 'ProposalChanged'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ data }) => data['status']);
}

test('expires once after its last day, with a reminder before', async () => {
  const business_profile_id = await site.records.business();
  const business = await site.api.signIn({ permission: 'Business', business_profile_id });
  const { id, client } = await sent({
    businessProfileId: business_profile_id,
    validUntil: inDays(20),
  });
  await watch(inDays(16));
  expect(await told(id)).toEqual([]);
  await watch(inDays(18));
  await watch(inDays(19));
  expect(await told(id)).toEqual(['Expiring']);
  await watch(inDays(20));
  expect((await read(id)).status).toBe('Sent');
  await watch(inDays(21));
  await watch(inDays(22));
  expect((await read(id)).status).toBe('Expired');
  expect([await told(id), await told(id, business.id)]).toEqual([
    ['Expiring', 'Expired'],
    ['Expiring', 'Expired'],
  ]);
  const answer = await site.api.app.inject(client);
  expect(answer.statusCode).toBe(410);
  // Taken back it is the next revision.
  expect(await ok(site.staff, 'POST', `/${id}/revise`, {})).toMatchObject({
    status: 'Draft',
    revision: 2,
  });
});

test('staff are notified when a talent leaves and returns, and the total follows', async () => {
  const [gone, stays] = [await talent(), await talent()];
  const items = [
    { talentId: gone, unitPrice: 30_000 },
    { talentId: stays, unitPrice: 20_000 },
  ];
  const { id } = await sent({ items });
  const total = async () => {
    const row = await site.records.db
      .selectFrom('proposal')
      .select('total')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.total;
  };
  const setActive = (active: boolean) =>
    site.records.db.updateTable('talent').set({ active }).where('id', '=', gone).execute();
  await watch();
  expect([await told(id), await total()]).toEqual([[], 53_500]);
  await setActive(false);
  await watch();
  await watch();
  expect([await told(id), await total()]).toEqual([['TalentGone'], 21_400]);
  await setActive(true);
  await watch();
  expect([await told(id), await total()]).toEqual([['TalentGone', 'TalentBack'], 53_500]);
  await setActive(false);
  await watch();
  expect(await told(id)).toHaveLength(3);
});
