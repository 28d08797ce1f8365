import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { erasable, ERASABLE_MARKER } from '../../../testing/erasable.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { rowsWith } from '../../../testing/every-row.ts';
import { privacyCalls } from '../../../testing/privacy-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { text } from '../../../testing/records.ts';

const site = staffTestApi();
const calls = privacyCalls(() => site.api);
const { ask, get, move } = calls;
const db = () => site.records.db;

const { person, plain, application } = erasable(site);

async function begin(talent: SignedIn) {
  const { id } = (
    await ask(talent, { kind: 'Erasure', reason: `${ERASABLE_MARKER} reason` })
  ).json();
  return { id, begun: await move(site.admin, id, { version: 1, status: 'Running' }) };
}

describe('an erasure', () => {
  test('leaves no word of the person in any table, and says how much of what went', async () => {
    const { id, talent, image, video } = await person();
    await application(id, 'Applied');
    await db()
      .insertInto('booking')
      .values({
        id: newId(),
        talent_id: id,
        from_day: '2030-01-01',
        to_day: '2030-01-02',
        kind: 'Option1',
        note: ERASABLE_MARKER,
      })
      .execute();
    const notice = {
      kind: 'ApplicationReceived',
      event_key: id,
      entity: 'job',
      entity_id: newId(),
    } as const;
    await db()
      .insertInto('notice')
      .values({
        id: newId(),
        recipient_id: site.staff.id,
        ...notice,
        data: JSON.stringify({ talent: `${ERASABLE_MARKER} star` }),
      })
      .execute();
    await site.api.app.inject({
      ...{ method: 'PUT', url: `/api/management/talent/${id}`, headers: talent.headers },
      payload: { data: { companyName: `${ERASABLE_MARKER} company`, version: 1 } },
    });
    expect((await rowsWith(db(), ERASABLE_MARKER)).length).toBeGreaterThanOrEqual(10);
    const mails = await mailsDuring(site.api, async () => {
      expect((await begin(talent)).begun.json()).toMatchObject({ status: 'Running' });
      await site.api.services.jobs.drain();
    });
    expect(await rowsWith(db(), ERASABLE_MARKER)).toEqual([]);
    const [row] = (await get(site.admin, '?kind=Erasure&status=Done')).json().items;
    expect(row.subject).toMatchObject({ name: null, email: null });
    const { report } = (await get(site.admin, `/${row.id}`)).json();
    const parts = report.erased.map(({ part, count }: { part: string; count: number }) => [
      part,
      count,
    ]);
    expect(parts).toEqual(
      expect.arrayContaining([
        ...[
          ['account', 1],
          ['talent', 1],
          ['pictures', 2],
          ['videos', 1],
          ['cards', 1],
          ['applications', 1],
        ],
        ...[
          ['options', 1],
          ['messages', 2],
          ['signIns', 1],
          ['line', 1],
        ],
      ]),
    );
    expect(report.kept).toEqual([
      { part: 'consents', count: 1 },
      { part: 'auditEvents', count: expect.any(Number) },
    ]);
    const own = mails.find(({ to }) => to === talent.email);
    expect(own?.text).toContain('Kept: history of consents (proof of what was agreed to)');
    expect(own?.text).toContain('คอมโพสิตการ์ด');
    const gone = { url: `/api/talent/${id}` };
    expect((await site.api.app.inject(gone)).statusCode).toBe(404);
    expect((await site.api.app.inject(`/api/image/${image}/320.webp`)).statusCode).toBe(404);
    const { deleted_at } = await db()
      .selectFrom('video')
      .select('deleted_at')
      .where('id', '=', video)
      .executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
    const restore = `/api/management/talent/${id}/restore`;
    const back = await site.api.app.inject({
      method: 'POST',
      url: restore,
      headers: site.admin.headers,
    });
    expect(back.statusCode).toBe(404);
    const consent = await db()
      .selectFrom('consent')
      .selectAll()
      .where('subject', '=', id)
      .execute();
    expect(consent).toMatchObject([{ text_version: '1', withdrawn_at: expect.anything() }]);
  });

  test('keeps what was booked, done and sold, with the legal name and nothing else', async () => {
    const { id, talent, video } = await person();
    const done = await application(id, 'Completed');
    const ofDone = () => db().updateTable('job_application').where('id', '=', done);
    await ofDone().set({ tape_id: video }).execute();
    await db()
      .insertInto('booking')
      .values({
        ...{ id: newId(), talent_id: id, application_id: done, kind: 'Booked' },
        ...{ from_day: '2020-01-01', to_day: '2020-01-02', note: ERASABLE_MARKER },
      })
      .execute();
    const proposal_id = newId();
    const proposal = {
      id: proposal_id,
      number: `PR-${proposal_id}`,
      title: 'x',
      status: 'Accepted',
    } as const;
    await db()
      .insertInto('proposal')
      .values({
        ...proposal,
        business_profile_id: await site.records.business(),
        valid_until: '2020-02-01',
      })
      .execute();
    const item = {
      ...{ proposal_id, talent_id: id, unit_price: 900 },
      talent_type: 'Actor',
      talent_name: text(`${ERASABLE_MARKER} star`),
      card_snapshot: JSON.stringify({ name: ERASABLE_MARKER }),
    } as const;
    const sold = newId();
    // A backup that replaced another talent is sold, too.
    await db()
      .insertInto('proposal_item')
      .values([
        { ...item, id: sold, position: 0, decision: 'Yes' },
        { ...item, id: newId(), position: 1, decision: 'Backup', replaces_item_id: sold },
      ])
      .execute();
    const request = await calls.erase(site.admin, talent);
    const { report } = (await get(site.admin, `/${request}`)).json();
    expect(report.kept.map(({ part }: { part: string }) => part)).toEqual([
      ...['bookings', 'jobsDone', 'proposalsAccepted', 'legalName', 'consents', 'auditEvents'],
    ]);
    const left = (await rowsWith(db(), ERASABLE_MARKER)).map((row) => row.split(':')[0]);
    expect(left.toSorted()).toEqual(['proposal_item', 'proposal_item', 'talent']);
    expect(await ofDone().set({ status: 'Completed' }).returning('tape_id').execute()).toEqual([
      { tape_id: null },
    ]);
    const { rows } = await sql`
      SELECT display_name, bio, email, phone_number, height, guardian, first_name FROM talent WHERE id = ${id}`.execute(
      db(),
    );
    expect(rows).toEqual([
      {
        ...{ display_name: `erased-${id}`, bio: null, email: `erased-${id}@erased.invalid` },
        ...{ phone_number: null, height: null, guardian: null },
        first_name: { th: `${ERASABLE_MARKER}หนึ่ง`, en: `${ERASABLE_MARKER}first` },
      },
    ]);
  });

  test('ends every way in the moment it is begun', async () => {
    const { talent } = await plain();
    await begin(talent);
    const answer = await site.api.app.inject({ url: '/api/account/data', headers: talent.headers });
    expect(answer.statusCode).toBe(401);
    await site.api.services.jobs.drain();
  });
});

test('of a person without an account removes messages from the address', async () => {
  const row = (email: string) => ({ id: newId(), name: 'x', email, message: 'x', digest: newId() });
  await db()
    .insertInto('contact')
    .values([row('Guest@else.test'), row('other@else.test')])
    .execute();
  const body = { kind: 'Erasure', channel: 'Mail', email: 'guest@else.test', requester: 'แขก' };
  const { id } = (await calls.create(site.admin, body)).json();
  await calls.identify(site.admin, id, { version: 1, note: 'ตอบจากอีเมลเดียวกัน' });
  const mails = await mailsDuring(site.api, async () => {
    await move(site.admin, id, { version: 2, status: 'Running' });
    await site.api.services.jobs.drain();
  });
  expect(mails.map(({ to }) => to)).toEqual(['guest@else.test']);
  expect(await rowsWith(db(), 'guest@else.test')).toEqual([]);
  expect(await rowsWith(db(), 'Guest@else.test')).toEqual([]);
  expect(await rowsWith(db(), 'other@else.test')).toHaveLength(1);
});
