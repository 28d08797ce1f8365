import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { profileCalls } from '../../testing/profile-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { AuditPage } from './audit.schema.ts';

const site = staffTestApi();
const { put, send } = profileCalls(() => site.api);
const PATH = '/api/management/audit';

const get = (query = '', who = site.admin) =>
  site.api.app.inject({ url: `${PATH}${query}`, headers: who.headers });
const list = async (query: string) => (await get(`?${query}`)).json<AuditPage>();
const user = () =>
  site.api.createProfile({ permission: 'Staff', first_name: 'วารี', last_name: 'น้ำใส' });

describe('the audit log', () => {
  test('says who did what to which record, from where, before and after', async () => {
    const { id } = await user();
    const started = new Date().toISOString();
    const change = await put(site.admin, id, { firstName: 'มาลี', version: 1 });
    expect(change.statusCode).toBe(200);
    const { items, total } = await list(`entity=profile&entityId=${id}`);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      actor: { id: site.admin.id },
      permission: 'Admin',
      action: 'Update',
      entity: 'profile',
      record: { id, name: { th: 'มาลี น้ำใส', en: 'มาลี น้ำใส' }, isThere: true },
      address: '127.0.0.1',
      changes: [{ field: 'firstName', before: 'วารี', after: 'มาลี' }],
    });
    expect(items[0]!.at >= started).toBe(true);
  });

  test('is narrowed by who, what, kind, record, time, permission and address', async () => {
    const { id } = await user();
    await send('DELETE', site.admin, `/${id}`);
    const about = `entityId=${id}`;
    const now = new Date();
    const later = new Date(now.getTime() + 60_000).toISOString();
    for (const [query, expected] of [
      [`actorId=${site.admin.id}`, 1],
      [`actorId=${site.staff.id}`, 0],
      ['action=Delete', 1],
      ['action=Delete&action=Update', 1],
      ['action=Update', 0],
      ['entity=profile', 1],
      ['entity=talent', 0],
      ['permission=Admin', 1],
      ['permission=Staff', 0],
      ['isSystem=false', 1],
      ['isSystem=true', 0],
      ['address=127.0.0.1', 1],
      ['address=203.0.113.1', 0],
      [`to=${later}`, 1],
      [`from=${later}`, 0],
    ] as const) {
      expect([query, (await list(`${about}&${query}`)).total]).toEqual([query, expected]);
    }
    const [event] = (await list(about)).items;
    expect(event!.record).toMatchObject({ id, isThere: false });
    const choices = (await get('/choice')).json<{ actions: string[]; entities: string[] }>();
    expect(choices.actions).toEqual(expect.arrayContaining(['Delete', 'SignIn']));
    expect(choices.entities).toEqual(['profile']);
  });

  test('has failed and refused sign-ins, and orders either way', async () => {
    const { id, email } = await user();
    const payload = { email, password: 'Sentinel-Wrong-1' };
    await site.api.app.inject({ method: 'POST', url: '/api/authorization/login', payload });
    const failed = await list(`entityId=${id}&action=FailSignIn`);
    expect(failed.items).toMatchObject([{ actor: null, permission: null, address: '127.0.0.1' }]);
    const order = async (direction: string) =>
      (await list(`sortByColumn=At&sortByAlphabetically=${direction}&size=100`)).items.map(
        (event) => event.id,
      );
    const latest = await order('desc');
    expect(await order('asc')).toEqual(latest.toReversed());
  });

  test('is only for administrators', async () => {
    for (const path of ['', '/choice', '/export']) {
      expect((await get(path, site.staff)).statusCode).toBe(403);
    }
  });

  test('is exported as a workbook, which is audited itself', async () => {
    const answer = await get('/export?action=Delete&language=en');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const { items } = await list('action=Export&entity=audit_event');
    expect(items).toMatchObject([{ actor: { id: site.admin.id }, record: null }]);
  });

  test('names images by their name, or by what they show', async () => {
    const named = await site.records.image({ name: 'logo.png', is_editorial: true });
    const described = await site.records.image({ is_editorial: true });
    const alt = { th: 'เวที', en: 'A stage' };
    for (const id of [named, described]) {
      const changed = await site.api.app.inject({
        method: 'PUT',
        url: `/api/management/media/${id}`,
        headers: site.admin.headers,
        payload: { data: { alt, version: 1 } },
      });
      expect(changed.statusCode).toBe(200);
    }
    const nameOf = async (id: string) =>
      (await list(`entity=image&entityId=${id}`)).items[0]?.record?.name;
    expect(await nameOf(named)).toEqual({ th: 'logo.png', en: 'logo.png' });
    expect(await nameOf(described)).toEqual(alt);
  });

  test('counts and pages no further than 10,000 events', async () => {
    await sql`
      INSERT INTO audit_event (id, at, action, entity)
      SELECT gen_random_uuid(), now() - n * interval '1 second', 'Flood', 'x' FROM generate_series(1, 10050) n`.execute(
      site.api.services.db,
    );
    const first = await list('action=Flood');
    expect(first).toMatchObject({ total: 10_000, isTotalBound: true });
    expect(await list('action=Flood&page=1001')).toMatchObject({ items: [], total: 10_000 });
    expect((await list('action=Flood&page=1000')).items).toHaveLength(10);
  });

  test.each([
    ['a record, whatever kind it is of', () => sql`e.entity_id = ${site.admin.id}`, 'record'],
    [
      'what was done with a kind of record',
      () => sql`e.entity = 'image' AND e.action = 'Update'`,
      'kind_action',
    ],
  ])('finds the events of %s by an index', async (_what, where, index) => {
    const { db } = site.api.services;
    await sql`ANALYZE audit_event`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT e.id FROM audit_event e WHERE ${where()}
      ORDER BY e.at DESC, e.id DESC LIMIT 10`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`audit_event_${index}_idx`);
    expect(plan).not.toContain('Sort');
  });
});
