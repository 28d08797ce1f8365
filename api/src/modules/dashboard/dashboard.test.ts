import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { today } from '../../kernel/age.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { Dashboard } from './dashboard.schema.ts';
import type { BusinessFigures } from './business-figures.schema.ts';

const site = staffTestApi();
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let business: SignedIn;
let own: string;
let other: string;
let ownOpen: string;

async function apply(job_id: string, status: 'Applied' | 'Hired' | 'Withdrawn', at = daysAgo(0)) {
  const talent_id = await site.records.talent({ created_at: daysAgo(400) });
  await site.api.services.db
    .insertInto('job_application')
    .values({ id: newId(), job_id, talent_id, status, created_at: at })
    .execute();
  return talent_id;
}

const read = (url: string, person?: SignedIn) =>
  site.api.app.inject({ method: 'GET', url, headers: person?.headers ?? {} });

async function get<Answer>(path: string, person: SignedIn): Promise<Answer> {
  const answer = await read(`/api/management/dashboard${path}`, person);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const figuresOf = ({ figures }: Dashboard) =>
  Object.fromEntries(figures.map(({ name, count }) => [name, count]));

beforeAll(async () => {
  const { records, api } = site;
  own = await records.business();
  other = await records.business({ status: 'Pending' });
  business = await api.signIn({ permission: 'Business', business_profile_id: own });
  const job = (business_profile_id: string, row: object = {}) =>
    records.job({ business_profile_id, status: 'Open', ...row });
  ownOpen = await job(own, { apply_until: today() });
  await job(own, { status: 'Review', created_at: daysAgo(200) });
  const otherOpen = await job(other);
  await apply(ownOpen, 'Applied');
  await apply(ownOpen, 'Hired', daysAgo(8));
  await apply(ownOpen, 'Withdrawn');
  await apply(otherOpen, 'Applied');
});

describe('the dashboard', () => {
  test('counts for the agency what waits everywhere', async () => {
    const dashboard = await get<Dashboard>('', site.staff);
    expect(figuresOf(dashboard)).toMatchObject({
      jobsOpen: 2,
      jobsInReview: 1,
      jobsDraft: 0,
      applicationsNew: 2,
      businessesPending: 1,
    });
    expect(dashboard.weeks).toHaveLength(12);
    const sum = (key: 'jobs' | 'applications') =>
      dashboard.weeks.reduce((total, week) => total + week[key], 0);
    expect([sum('jobs'), sum('applications')]).toEqual([2, 4]);
  });

  test('counts for a business only its own records, without figures of the agency', async () => {
    const dashboard = await get<Dashboard>('', business);
    expect(figuresOf(dashboard)).toEqual({
      jobsOpen: 1,
      jobsInReview: 1,
      jobsDraft: 0,
      applicationsNew: 1,
      requestsPending: 0,
      bookingsAhead: 0,
      proposalsExpiring: 0,
    });
    expect(dashboard.stages.sort((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'Applied', count: 1 },
      { status: 'Hired', count: 1 },
      { status: 'Withdrawn', count: 1 },
    ]);
  });

  test('puts what came in into its week of Bangkok, Mondays first', async () => {
    const { weeks } = await get<Dashboard>('', business);
    const monday = (date: Date) => {
      const day = new Date(`${today(date)}T00:00:00Z`);
      day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
      return day.toISOString().slice(0, 10);
    };
    const counts = Object.fromEntries(weeks.map((week) => [week.week, week.applications]));
    expect(counts[monday(daysAgo(0))]).toBe(2);
    expect(counts[monday(daysAgo(8))]).toBe(1);
    expect(weeks.at(-1)?.week).toBe(monday(daysAgo(0)));
  });

  test('names what ends today', async () => {
    const { db } = site.api.services;
    const talent_id = await site.records.talent({ display_name: 'ฟ้าใส' });
    const request = { id: newId(), job_id: ownOpen, talent_id, respond_by: today() };
    await db.insertInto('job_request').values(request).execute();
    const { due } = await get<Dashboard>('', business);
    expect(due.map(({ kind, jobId, talentName }) => [kind, jobId, talentName])).toEqual([
      ['JobCloses', ownOpen, null],
      ['RequestEnds', ownOpen, { th: 'ฟ้าใส', en: 'First Last' }],
    ]);
  });

  test('counts proposals that end soon as the list narrowed alike does, and when they were sent', async () => {
    const inDays = (days: number) => today(daysAgo(-days));
    const proposal = (row: object) => ({
      ...{ id: newId(), number: `PR-2569-${newId()}`, title: 'ชาเขียว', business_profile_id: own },
      ...{ status: 'Sent' as const, valid_until: inDays(7), sent_at: daysAgo(0), ...row },
    });
    const rows = [
      proposal({}),
      proposal({ status: 'Responded', valid_until: today(), business_profile_id: other }),
      proposal({ valid_until: inDays(8), sent_at: daysAgo(8) }),
      proposal({ status: 'Accepted' }),
      proposal({ status: 'Draft', sent_at: null }),
    ];
    await site.api.services.db.insertInto('proposal').values(rows).execute();
    const filter = `status=Sent&status=Viewed&status=Responded&validFrom=${today()}&validTo=${inDays(7)}`;
    for (const [person, count] of [
      [site.staff, 2],
      [business, 1],
    ] as const) {
      const { proposalsExpiring } = figuresOf(await get<Dashboard>('', person));
      const list = await read(`/api/management/proposal?${filter}`, person);
      expect([proposalsExpiring, list.json<{ total: number }>().total]).toEqual([count, count]);
    }
    const { weeks } = await get<Dashboard>('', business);
    expect(weeks.reduce((sum, { proposals }) => sum + proposals, 0)).toBe(3);
    expect(weeks.at(-1)?.proposals).toBe(2);
  });

  test('shows a talent as unused only until something is offered to it', async () => {
    const list = async () => {
      const answer = await read('/api/management/talent?unused=true&size=100', site.staff);
      return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    };
    const id = await site.records.talent({ created_at: daysAgo(181) });
    const fresh = await site.records.talent({ created_at: daysAgo(179) });
    expect(await list()).toContain(id);
    expect(await list()).not.toContain(fresh);
    const { talentsUnused } = figuresOf(await get<Dashboard>('', site.staff));
    expect(talentsUnused).toBe((await list()).length);
    const request = { id: newId(), job_id: ownOpen, talent_id: id };
    await site.api.services.db.insertInto('job_request').values(request).execute();
    expect(await list()).not.toContain(id);
  });
});

describe('figures by business', () => {
  const names = (page: { items: BusinessFigures[] }) => page.items.map(({ id }) => id);

  test('list all items for the agency, for a business only its own', async () => {
    const all = await get<{ items: BusinessFigures[]; total: number }>('/profile', site.staff);
    expect([names(all), all.total]).toEqual([[own, other], 2]);
    expect(all.items[0]).toMatchObject({ jobs: 2, openJobs: 1, applications: 2, hired: 1 });
    const page = await get<{ items: BusinessFigures[]; total: number }>('/profile', business);
    expect([names(page), page.total]).toEqual([[own], 1]);
  });

  test('are found by name and ordered by what is asked for', async () => {
    const sorted = '/profile?sortByColumn=Applications&sortByAlphabetically=asc';
    expect(names(await get(sorted, site.staff))).toEqual([other, own]);
    expect(names(await get('/profile?keyword=no such name', site.staff))).toEqual([]);
  });
});

test('talents and strangers see none of it', async () => {
  const talent = await site.api.signIn({ permission: 'Talent' });
  for (const path of ['', '/profile']) {
    const url = `/api/management/dashboard${path}`;
    expect((await read(url, talent)).statusCode).toBe(403);
    expect((await read(url)).statusCode).toBe(401);
  }
});
