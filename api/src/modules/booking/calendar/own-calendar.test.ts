import { daysFrom } from '@dara/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { today } from '../../../kernel/age.ts';

const site = staffTestApi();
const PATH = '/api/talent/profile/calendar';
const from = daysFrom(today(), 3);
const to = daysFrom(today(), 4);

const ask = (who: SignedIn, method: 'GET' | 'POST' | 'DELETE', url: string) =>
  site.api.app.inject({ method, url, headers: who.headers });

async function talentWith(language: 'th' | 'en' = 'th') {
  const talentId = await site.records.talent({ bookouts: JSON.stringify([{ from, to }]) });
  const talent = await site.api.signIn({ permission: 'Talent', talent_id: talentId, language });
  return { talentId, talent };
}

async function book(talentId: string, more: object = {}): Promise<string> {
  const business_profile_id = await site.records.business();
  const title = text('โฆษณาชาเขียว', 'Green tea film');
  const job = { business_profile_id, title, visibility: 'Internal' as const };
  const id = newId();
  const row = { job_id: await site.records.job(job), from_day: from, to_day: to, kind: 'Booked' };
  await site.records.db
    .insertInto('booking')
    .values({ id, talent_id: talentId, note: 'secret-note', ...row, ...more } as never)
    .execute();
  return id;
}

const link = async (talent: SignedIn): Promise<string> => {
  const answer = await ask(talent, 'POST', `${PATH}/link`);
  expect(answer.statusCode).toBe(201);
  return new URL(answer.json<{ url: string }>().url).pathname;
};

describe('a talent', () => {
  test('reads options and bookings of its days, without internal data', async () => {
    const { talentId, talent } = await talentWith();
    const booked = await book(talentId);
    const held = await book(talentId, { kind: 'Option2' });
    await book(talentId, { kind: 'Option2', expires_at: new Date(Date.now() - 1000) });
    await book((await talentWith()).talentId);
    const answer = await ask(talent, 'GET', `${PATH}?from=${from}&to=${to}`);
    expect(answer.json()).toMatchObject({
      items: [
        { id: booked, from, to, kind: 'Booked', jobTitle: { th: 'โฆษณาชาเขียว' } },
        { id: held, kind: 'Held', jobTitle: null },
      ],
      bookouts: [{ from, to }],
      linkedAt: null,
    });
    expect(answer.body).not.toMatch(/secret-note|Option/);
  });

  test('has one link, which a newer one replaces and which it can revoke', async () => {
    const { talentId, talent } = await talentWith();
    await book(talentId);
    const [first, second] = [await link(talent), await link(talent)];
    const status = async (path: string) => (await site.api.app.inject(path)).statusCode;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const own = await ask(talent, 'GET', `${PATH}?from=${from}&to=${to}`);
    expect(own.json<{ linkedAt: string | null }>().linkedAt).not.toBeNull();
    expect(own.body).not.toContain(second.slice(-20));
    await ask(talent, 'DELETE', `${PATH}/link`);
    expect(await status(second)).toBe(404);
    const { rows } = {
      rows: await site.records.db.selectFrom('calendar_link').selectAll().execute(),
    };
    expect(JSON.stringify(rows)).not.toContain(first.split('/').at(-1)!.replace('.ics', ''));
  });

  test('that is disabled, and a link that was guessed, show nothing', async () => {
    const { talent } = await talentWith();
    const path = await link(talent);
    await site.records.db
      .updateTable('profile')
      .set({ active: false })
      .where('id', '=', talent.id)
      .execute();
    for (const wrong of [
      path,
      '/api/calendar/guessed.ics',
      '/api/calendar/guessed',
      '/api/calendar/.ics',
    ]) {
      const answer = await site.api.app.inject(wrong);
      expect(answer.json()).toMatchObject({ status: 404, code: 'CALENDAR_NOT_EXIST' });
    }
  });
});

describe.each([
  ['th', 'คิวงาน · โฆษณาชาเขียว', 'กันคิวไว้ รอยืนยัน'],
  ['en', 'Booked · Green tea film', 'On hold'],
] as const)('the file in %s', (language, booked, held) => {
  test('has whole days, the last one included, and calls them by their names', async () => {
    const { talentId, talent } = await talentWith(language);
    const id = await book(talentId);
    await book(talentId, { kind: 'Option2' });
    const answer = await site.api.app.inject(await link(talent));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const file = answer.body.replaceAll('\r\n ', '');
    const plain = (day: string) => day.replaceAll('-', '');
    expect(file).toContain(`UID:${id}@`);
    expect(file).toContain(`DTSTART;VALUE=DATE:${plain(from)}`);
    expect(file).toContain(`DTEND;VALUE=DATE:${plain(daysFrom(to, 1))}`);
    expect(file).toContain(`SUMMARY:${booked}\r\n`);
    expect(file).toContain(`SUMMARY:${held}\r\n`);
    expect(file).toContain('STATUS:TENTATIVE');
    expect(file).not.toContain('secret-note');
  });
});

test('a changed booking has a higher sequence, so that calendars take it over', async () => {
  const { talentId, talent } = await talentWith();
  const id = await book(talentId);
  const path = await link(talent);
  const sequence = async (): Promise<number> =>
    Number(/SEQUENCE:(\d+)/.exec((await site.api.app.inject(path)).body)?.[1]);
  const before = await sequence();
  const later = new Date(Date.now() + 60_000);
  await site.records.db
    .updateTable('booking')
    .set({ updated_at: later })
    .where('id', '=', id)
    .execute();
  expect(await sequence()).toBeGreaterThanOrEqual(before + 59);
});

test('staff download an active booking', async () => {
  const { talentId } = await talentWith();
  const id = await book(talentId, { kind: 'Option1' });
  const url = `/api/management/booking/${id}/ics?language=en`;
  const answer = await ask(site.staff, 'GET', url);
  expect(answer.body.replaceAll('\r\n ', '')).toContain('SUMMARY:First option · ');
  expect(answer.headers['content-disposition']).toContain(`booking-${from}.ics`);
  await ask(site.staff, 'DELETE', `/api/management/booking/${id}`);
  await site.records.db
    .updateTable('booking')
    .set({ status: 'Cancelled' })
    .where('id', '=', id)
    .execute();
  expect((await ask(site.staff, 'GET', url)).statusCode).toBe(404);
});
