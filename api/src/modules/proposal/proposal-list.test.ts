import { beforeEach, describe, expect, test } from 'vitest';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { PROPOSALS, proposalCalls } from '../../testing/proposal-calls.ts';

const site = staffTestApi();
const { send, ok, talent, draft, sent } = proposalCalls(site);

interface Page {
  items: { id: string; title: string; number: string }[];
  total: number;
}

describe('the list', () => {
  let title: string;
  beforeEach(() => {
    title = `หา ${Math.random()}`;
  });
  const list = (query: string, who = site.staff) => ok<Page>(who, 'GET', `${PROPOSALS}?${query}`);

  test('is found by number, title and the name of the client', async () => {
    const name = `บริษัท ${title}`;
    const businessProfileId = await site.records.business({
      company_name: JSON.stringify({ th: name, en: '' }),
    });
    const made = await draft({ businessProfileId, title: 'อื่น' });
    for (const keyword of [made.number, name]) {
      const { items } = await list(`keyword=${encodeURIComponent(keyword)}`);
      expect(items.map(({ id }) => id)).toEqual([made.id]);
    }
  });

  test('is narrowed and put in order', async () => {
    const early = await draft({ title, validUntil: '2090-01-01' });
    const late = await draft({ title, validUntil: '2090-06-01', items: [] });
    await ok(site.staff, 'PUT', `/${late.id}/status`, { status: 'Cancelled' });
    const ids = async (query: string) =>
      (await list(`keyword=${encodeURIComponent(title)}&${query}`)).items.map(({ id }) => id);
    expect(await ids('status=Cancelled')).toEqual([late.id]);
    expect(await ids('validFrom=2090-02-01&validTo=2090-06-01')).toEqual([late.id]);
    expect(await ids(`businessProfileId=${early.businessProfileId}`)).toEqual([early.id]);
    expect(await ids('sortByColumn=Total&sortByAlphabetically=asc')).toEqual([late.id, early.id]);
    expect(await ids('sortByColumn=ValidUntil&sortByAlphabetically=asc')).toEqual([
      early.id,
      late.id,
    ]);
    expect((await send(site.staff, 'GET', `${PROPOSALS}?sortByColumn=cost`)).statusCode).toBe(400);
  });

  test('shows a business its own once sent, and no others', async () => {
    const business_profile_id = await site.records.business();
    const business = await site.api.signIn({ permission: 'Business', business_profile_id });
    await draft({ businessProfileId: business_profile_id });
    await sent();
    const { id } = await sent({ businessProfileId: business_profile_id });
    const { items, total } = await list('size=100', business);
    expect([items.map((row) => row.id), total]).toEqual([[id], 1]);
    const other = await list(`businessProfileId=${await site.records.business()}`, business);
    expect(other.total).toBe(0);
  });
});

test('a new one begins with a job’s shortlist and the talents that are named', async () => {
  const business_profile_id = await site.records.business();
  const jobId = await site.records.job({ business_profile_id });
  const [held, listed, applied, named] = await Promise.all([
    talent(),
    talent(),
    talent(),
    talent(),
  ]);
  const apply = (talent_id: string, status: 'Hold' | 'Shortlisted' | 'Applied') =>
    site.records.db
      .insertInto('job_application')
      .values({ id: crypto.randomUUID(), job_id: jobId, talent_id, status, quoted_rate: 12_000 })
      .execute();
  await apply(listed, 'Shortlisted');
  await apply(held, 'Hold');
  await apply(applied, 'Applied');
  const path = `/prefill?jobId=${jobId}&talents=${named}&talents=${held}`;
  const { items, ...head } = await ok<{ items: { talentId: string; cost: number | null }[] }>(
    ...([site.staff, 'GET', path] as const),
  );
  expect(items.map(({ talentId, cost }) => [talentId, cost])).toEqual([
    [held, 12_000],
    [listed, 12_000],
    [named, null],
  ]);
  expect(head).toMatchObject({ businessProfileId: business_profile_id, jobId, title: 'งาน' });
});
