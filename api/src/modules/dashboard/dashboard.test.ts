import {
  BUSINESS_FIGURES,
  targetOfBusinessFigure,
  targetOfFigure,
  targetOfStage,
  type FigureTarget,
} from '@dara/model';
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
  const inDays = (days: number) => today(daysAgo(-days));
  const proposal = (row: object) => ({
    ...{ id: newId(), number: `PR-2569-${newId()}`, title: 'ชาเขียว', business_profile_id: own },
    ...{ status: 'Sent' as const, valid_until: inDays(7), sent_at: daysAgo(0), ...row },
  });
  const proposals = [
    proposal({}),
    proposal({ status: 'Responded', valid_until: today(), business_profile_id: other }),
    proposal({ valid_until: inDays(8), sent_at: daysAgo(8) }),
    proposal({ status: 'Accepted' }),
    proposal({ status: 'Draft', sent_at: null }),
  ];
  await api.services.db.insertInto('proposal').values(proposals).execute();
});

describe('the dashboard', () => {
  test('counts for the agency what waits everywhere', async () => {
    const dashboard = await get<Dashboard>('', site.staff);
    expect(figuresOf(dashboard)).toMatchObject({
      jobsOpen: 2,
      jobsInReview: 1,
      jobsDraft: 0,
      applicationsNew: 2,
      proposalsExpiring: 2,
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
      applicationsShortlisted: 0,
      requestsPending: 0,
      bookingsAhead: 0,
      proposalsExpiring: 1,
    });
    expect(dashboard.stages.sort((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'Applied', count: 1 },
      { status: 'Hired', count: 1 },
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

  test('names what ends today, except for deleted talents', async () => {
    const { db } = site.api.services;
    const talent_id = await site.records.talent({ display_name: 'ฟ้าใส' });
    const request = { id: newId(), job_id: ownOpen, talent_id, respond_by: today() };
    const gone = await site.records.talent({ deleted_at: daysAgo(1) });
    const lost = { ...request, id: newId(), talent_id: gone };
    await db.insertInto('job_request').values([request, lost]).execute();
    const { due } = await get<Dashboard>('', business);
    expect(due.map(({ kind, jobId, talentName }) => [kind, jobId, talentName])).toEqual([
      ['JobCloses', ownOpen, null],
      ['RequestEnds', ownOpen, { th: 'ฟ้าใส', en: 'First Last' }],
    ]);
  });

  test('counts sent proposals by week', async () => {
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

describe('every figure is the total of the list to which it leads', () => {
  const day = today();
  const inDays = (days: number) => today(daysAgo(-days));

  /** Rows that are counted, each beside ones that are not. */
  beforeAll(async () => {
    const { records } = site;
    const { db } = site.api.services;
    const deleted = { deleted_at: daysAgo(1) };
    const gone = await records.talent(deleted);
    const hidden = await records.talent({ active: false });
    const [pending, stale] = [await records.talent({ status: 'Pending' }), await records.talent()];
    await records.talent({ created_at: daysAgo(200) });
    const rate = { id: newId(), talent_id: stale, work_id: await records.work(stale) };
    await db
      .insertInto('work_budget')
      .values({ ...rate, budget_type: 'Post', rate_charge: 100, date_update: inDays(-100) })
      .execute();
    const job = (business_profile_id: string, row: object) =>
      records.job({ business_profile_id, ...row });
    const jobIds = [
      await job(own, { status: 'Draft' }),
      await job(own, { status: 'Closed' }),
      await job(own, { ...deleted }),
      await job(own, { status: 'Cancelled' }),
      await job(other, { status: 'Review' }),
    ];
    const given = (job_id: string | null, talent_id: string, row: object) => ({
      ...{ id: newId(), job_id, talent_id },
      ...row,
    });
    for (const job_id of jobIds as string[]) {
      for (const talent_id of [gone, hidden, pending, stale]) {
        await db
          .insertInto('job_application')
          .values({
            id: newId(),
            job_id,
            talent_id,
            status: talent_id === stale ? 'Shortlisted' : 'Applied',
          })
          .execute();
        await db.insertInto('job_request').values({ id: newId(), job_id, talent_id }).execute();
      }
      const expired = { id: newId(), job_id, talent_id: await records.talent() };
      await db
        .insertInto('job_request')
        .values({ ...expired, respond_by: inDays(-1) })
        .execute();
    }
    const booked = { kind: 'Booked' as const, status: 'Active' as const };
    const from = (days: number, to = days) => ({ from_day: inDays(days), to_day: inDays(to) });
    const bookings = [
      given(null, stale, { ...booked, ...from(-3, 0) }),
      given(null, stale, { ...booked, ...from(200) }),
      given(jobIds[2]!, stale, { ...booked, ...from(3) }),
      given(ownOpen, stale, { ...booked, ...from(90) }),
      given(ownOpen, stale, { ...booked, ...from(91) }),
      given(ownOpen, stale, { ...booked, ...from(-9) }),
      given(ownOpen, stale, { ...booked, status: 'Cancelled', ...from(5) }),
      given(ownOpen, stale, { ...booked, kind: 'Option1', ...from(7) }),
      given(ownOpen, gone, { ...booked, ...from(9) }),
    ];
    for (const row of bookings)
      await db
        .insertInto('booking')
        .values(row as never)
        .execute();
  });

  const totalOf = async ({ list, query }: FigureTarget, person: SignedIn) => {
    const answer = await read(`/api/management/${list}?${query}`, person);
    return [list, query, answer.json<{ total: number }>().total];
  };

  test.each(['staff', 'a business'])('for %s', async (who) => {
    const person = who === 'staff' ? site.staff : business;
    const { figures, stages } = await get<Dashboard>('', person);
    const targets = [
      ...figures.map(({ name, count }) => [targetOfFigure(name, day), count] as const),
      ...stages.map(({ status, count }) => [targetOfStage(status), count] as const),
    ];
    expect(figures).toHaveLength(who === 'staff' ? 12 : 8);
    for (const [target, count] of targets) {
      expect(await totalOf(target, person)).toEqual([target.list, target.query, count]);
      expect([target.query, count]).not.toEqual([target.query, 0]);
    }
  });

  test.each(['staff', 'a business'])('of each business, for %s', async (who) => {
    const person = who === 'staff' ? site.staff : business;
    const { items } = await get<{ items: BusinessFigures[] }>('/profile', person);
    for (const row of items) {
      for (const figure of BUSINESS_FIGURES) {
        const target = targetOfBusinessFigure(figure, who === 'staff' ? row.id : undefined);
        expect(await totalOf(target, person)).toEqual([target.list, target.query, row[figure]]);
      }
    }
    expect(items.find(({ id }) => id === own)).toMatchObject({ openJobs: 1, hired: 1 });
  });
});
