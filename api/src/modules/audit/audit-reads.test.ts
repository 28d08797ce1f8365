import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { cardCalls } from '../../testing/card-calls.ts';
import { newsCalls } from '../../testing/news-calls.ts';
import { proposalCalls } from '../../testing/proposal-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';

const site = staffTestApi();
const { ok, send, sent } = proposalCalls(site);
const minorBirthday = `${new Date().getFullYear() - 12}-01-01`;

interface Event {
  actor_id: string | null;
  action: string;
  diff: Record<string, unknown> | null;
  address: string | null;
}

/** What the log says of a record, the first first. */
async function eventsOf(entity: string, id: string, action?: string): Promise<Event[]> {
  const { rows } = await sql<Event>`
    SELECT actor_id, action, diff, address FROM audit_event
    WHERE entity = ${entity} AND entity_id = ${id} ORDER BY at, id`.execute(site.api.services.db);
  return action ? rows.filter((row) => row.action === action) : rows;
}
const get = (who: SignedIn | null, url: string, remoteAddress = '127.0.0.1') =>
  site.api.app.inject({ url, headers: { ...who?.headers }, remoteAddress });

/** Lets the events of a record be two hours old, which the log itself never allows. */
async function letHoursPass(id: string): Promise<void> {
  await site.api.services.db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE audit_event DISABLE TRIGGER USER`.execute(trx);
    await sql`UPDATE audit_event SET at = at - interval '2 hours' WHERE entity_id = ${id}`.execute(
      trx,
    );
    await sql`ALTER TABLE audit_event ENABLE TRIGGER USER`.execute(trx);
  });
}

describe('links', () => {
  test('of a preview are written down when they are made, and when they are opened', async () => {
    const calls = newsCalls(site);
    const { id } = (await calls.create(site.staff, { publish: false })).json();
    const { path } = (await calls.send(site.staff, 'POST', `/${id}/preview`)).json();
    const token = path.split('/').at(-1) as string;
    const open = (address: string) => get(null, `/api/news/preview/${token}`, address);
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      expect((await open(address)).statusCode).toBe(200);
    }
    expect((await open('x')).statusCode).toBe(200);
    const events = (await eventsOf('news', id)).filter(({ action }) => action !== 'Create');
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['PreviewLink', site.staff.id],
      ...['203.0.113.1', '203.0.113.2', 'x'].map(() => ['OpenPreview', null]),
    ]);
    expect(JSON.stringify(events)).not.toContain(token);
    // They changed nothing of the article.
    const history = (await calls.send(site.staff, 'GET', `/${id}/history`)).json();
    expect(history.items.map((item: { action: string }) => item.action)).toEqual(['Create']);
  });

  test('of a calendar are written down when they are made and revoked, and no token with them', async () => {
    const talent_id = await site.records.talent();
    const talent = await site.api.signIn({ permission: 'Talent', talent_id });
    const call = (method: 'POST' | 'DELETE') =>
      site.api.app.inject({
        ...{ method, url: '/api/talent/profile/calendar/link', headers: talent.headers },
      });
    const { url } = (await call('POST')).json<{ url: string }>();
    await call('DELETE');
    await call('DELETE');
    const events = await eventsOf('talent', talent_id);
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['CalendarLink', talent.id],
      ['CalendarUnlink', talent.id],
    ]);
    expect(JSON.stringify(events)).not.toContain(url.split('/').at(-1)?.replace('.ics', ''));
  });
});

describe('a proposal', () => {
  test('has wrong passcodes in the log, with the lock that follows and without the passcode', async () => {
    const { id, client } = await sent({}, { passcode: '482915' });
    for (let count = 1; count <= 12; count += 1) {
      await send(null, 'POST', `${client}/unlock`, { passcode: `00000${count}`.slice(-6) });
    }
    const events = (await eventsOf('proposal', id)).slice(-11);
    expect(events.map(({ action, diff }) => [action, diff?.['count'] ?? null])).toEqual([
      ...Array.from({ length: 10 }, (_, index) => ['FailPasscode', index + 1]),
      ['Lock', null],
    ]);
    expect(events.every(({ address }) => address === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(await eventsOf('proposal', id))).not.toMatch(/482915|000001/);
  });

  test('has each decision of the client, before and after; said twice it is one', async () => {
    const { id, client } = await sent();
    const { items } = await ok<{ items: { id: string }[] }>(null, 'GET', client);
    const address = `${client}/item/${items[0]!.id}`;
    await ok(null, 'PUT', address, { decision: 'Yes', comment: 'ชอบมาก', version: 1 });
    await ok(null, 'PUT', address, { decision: 'Yes', comment: 'ชอบมาก', version: 1 });
    await ok(null, 'PUT', address, { decision: 'No', reason: 'Budget', version: 2 });
    const events = await eventsOf('proposal', id, 'DecideItem');
    expect(events).toMatchObject([
      {
        actor_id: null,
        diff: {
          decision: { before: 'None', after: 'Yes' },
          comment: { before: null, after: 'ชอบมาก' },
        },
      },
      {
        diff: {
          decision: { before: 'Yes', after: 'No' },
          reason: { before: null, after: 'Budget' },
        },
      },
    ]);
    expect(events).toHaveLength(2);
    expect(events[0]!.diff).toHaveProperty('talentId');
  });

  test('as a file is written down, by the link too', async () => {
    const { id, client } = await sent();
    expect((await get(site.staff, `/api/management/proposal/${id}/pdf`)).statusCode).toBe(200);
    expect((await get(site.staff, `/api/management/proposal/${id}/pdf`)).statusCode).toBe(200);
    expect((await get(null, `${client}/pdf`)).statusCode).toBe(200);
    expect(await eventsOf('proposal', id, 'Download')).toMatchObject([
      { actor_id: site.staff.id, diff: { file: 'pdf', revision: 1 } },
      { actor_id: null, address: '127.0.0.1', diff: { file: 'pdf', revision: 1 } },
    ]);
  });
});

describe('files about people', () => {
  test('are written down: the own data each time, cards and bookings once an hour', async () => {
    const id = await site.records.talent();
    const calls = cardCalls(() => site.api);
    const { id: card } = await calls.made(site.staff, id);
    for (const file of ['pdf', 'png', 'png']) {
      expect((await get(site.staff, calls.address(id, `/${card}/${file}`))).statusCode).toBe(200);
    }
    expect((await eventsOf('talent', id, 'Download')).map(({ diff }) => diff)).toEqual([
      { card, file: 'pdf' },
      { card, file: 'png' },
    ]);
    const booking = await ok<{ id: string }>(site.staff, 'POST', '/api/management/booking', {
      ...{ talentId: id, from: '2090-05-01', to: '2090-05-02', kind: 'Option1' },
    });
    expect((await get(site.staff, `/api/management/booking/${booking.id}/ics`)).statusCode).toBe(
      200,
    );
    expect(await eventsOf('booking', booking.id, 'Download')).toMatchObject([
      { actor_id: site.staff.id, diff: { file: 'ics' } },
    ]);
    const person = await site.api.signIn({ permission: 'Staff' });
    await get(person, '/api/account/data');
    await get(person, '/api/account/data');
    expect(await eventsOf('profile', person.id, 'Download')).toHaveLength(2);
  });
});

describe('the record of a minor', () => {
  let id: string;
  beforeAll(async () => {
    id = await site.records.talent({ birthday: minorBirthday });
  });
  const record = (of = id) => `/api/management/talent/${of}`;
  const opened = async (of = id) =>
    (await eventsOf('talent', of, 'OpenMinor')).map(({ actor_id }) => actor_id);

  test('is written down when staff open it, once an hour and person', async () => {
    // At once, as the tabs of a page do.
    await Promise.all(Array.from({ length: 8 }, () => get(site.staff, record())));
    await get(site.admin, record());
    await get(site.admin, `${record()}/audit`);
    await get(site.staff, `${record()}/compositecard/options`);
    expect((await opened()).toSorted()).toEqual([site.admin.id, site.staff.id].toSorted());
    await letHoursPass(id);
    await get(site.staff, record());
    expect(await opened()).toHaveLength(3);
    const history = (await get(site.admin, `${record()}/audit`)).json<{ items: unknown[] }>();
    expect(history.items).toEqual([]);
  });

  test('is not logged for an adult, for a read by the talent, or for a refused read', async () => {
    const adult = await site.records.talent({ birthday: '1990-01-01' });
    await get(site.staff, record(adult));
    expect(await opened(adult)).toEqual([]);
    const talent_id = await site.records.talent({ birthday: minorBirthday });
    const own = await site.api.signIn({ permission: 'Talent', talent_id });
    expect((await get(own, record(talent_id))).statusCode).toBe(200);
    const business = await site.api.signIn({ permission: 'Business' });
    expect((await get(business, record(talent_id))).statusCode).toBe(403);
    expect(await opened(talent_id)).toEqual([]);
  });

  test('is not answered when the log cannot be written', async () => {
    const other = await site.records.talent({ birthday: minorBirthday });
    await sql`ALTER TABLE audit_event ADD CONSTRAINT broken CHECK (action <> 'OpenMinor') NOT VALID`.execute(
      site.api.services.db,
    );
    const answer = await get(site.staff, record(other));
    await sql`ALTER TABLE audit_event DROP CONSTRAINT broken`.execute(site.api.services.db);
    expect(answer.statusCode).toBe(500);
    expect((await get(site.staff, record(other))).statusCode).toBe(200);
    expect(await opened(other)).toEqual([site.staff.id]);
  });
});
