import { expect, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { contactPageQuery } from './contact-list.repository.ts';
import type { ContactMessage } from './contact.schema.ts';

const setup = staffTestApi({
  env: { PUBLIC_URL: 'https://dara.test', CONTACT_EMAIL: 'casting@dara.test' },
});

let visitors = 0;
/** Every message comes from an address of its own unless a test says otherwise. */
const send = (payload: object, remoteAddress = `10.0.0.${(visitors += 1)}`) =>
  setup.api.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress });

const valid = (changes: object = {}) => ({
  name: 'ปิ่นเพชร',
  email: 'pin@brand.test',
  message: `สวัสดี ${newId()}`,
  ...changes,
});

const kept = async () =>
  (await setup.records.db.selectFrom('contact').selectAll().orderBy('id').execute()).length;
const mails = async () =>
  Promise.all((await setup.api.services.outbox()).map((source) => PostalMime.parse(source)));

const list = async (query = ''): Promise<{ items: ContactMessage[]; total: number }> =>
  (
    await setup.api.app.inject({
      url: `/api/management/contact${query}`,
      headers: setup.staff.headers,
    })
  ).json();

test('keeps a message and mails it to the agency, to be answered to the sender', async () => {
  const shown = await setup.records.talent({ display_name: 'น้ำผึ้ง' });
  const hidden = await setup.records.talent({ display_name: 'ลับ', status: 'Pending' });
  const answer = await send(
    valid({
      name: '  ปิ่นเพชร\r\n ใจดี ',
      phone: '081-234 5678',
      company: 'Brand Co.',
      message: 'ต้องการนักแสดง\r\nสองคน',
      talentIds: [shown, hidden, newId(), shown],
    }),
  );
  expect(answer.statusCode).toBe(201);
  const { id, createdAt } = answer.json<{ id: string; createdAt: string }>();
  await setup.api.services.jobs.drain();
  expect(Object.keys(answer.json())).toEqual(['id', 'createdAt']);
  expect((await list()).items[0]).toMatchObject({
    id,
    createdAt,
    name: 'ปิ่นเพชร ใจดี',
    email: 'pin@brand.test',
    phone: '0812345678',
    company: 'Brand Co.',
    message: 'ต้องการนักแสดง\nสองคน',
    talents: [{ id: shown, name: { th: 'น้ำผึ้ง', en: 'First Last' } }],
    mailedAt: expect.any(String),
  });
  const mail = (await mails()).at(-1);
  expect(mail?.to).toEqual([{ name: '', address: 'casting@dara.test' }]);
  expect(mail?.replyTo).toEqual([{ name: 'ปิ่นเพชร ใจดี', address: 'pin@brand.test' }]);
  expect(mail?.subject).toContain('ปิ่นเพชร ใจดี');
  for (const text of ['ต้องการนักแสดง', '0812345678', `https://dara.test/talent/${shown}`]) {
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(text);
  }
  expect(mail?.html).not.toContain(hidden);
});

test('is answered by phone as well', async () => {
  const answer = await send({ name: 'A', phone: '+66812345678', message: `โทรกลับ ${newId()}` });
  expect(answer.statusCode).toBe(201);
  expect((await list()).items[0]).toMatchObject({ email: null, phone: '+66812345678' });
  expect((await mails()).at(-1)?.replyTo).toBeUndefined();
});

test.each([
  ['no name', { name: ' ' }, { field: 'name', rule: 'required' }],
  ['no message', { message: '\n\u200b' }, { field: 'message', rule: 'required' }],
  ['no way to answer', { email: ' ' }, { field: 'email', rule: 'required' }],
  ['a wrong e-mail', { email: 'pin@brand' }, { field: 'email', rule: 'email' }],
  ['a wrong phone', { phone: 'call me' }, { field: 'phone', rule: 'number' }],
  ['a long name', { name: 'ก'.repeat(101) }, { field: 'name', rule: 'maxLength' }],
  ['a long message', { message: 'ก'.repeat(2001) }, { field: 'message', rule: 'maxLength' }],
  ['31 talents', { talentIds: Array.from({ length: 31 }, newId) }, { field: 'talentIds' }],
  ['something that is no id', { talentIds: ['x'] }, { field: 'talentIds.0' }],
])('refuses %s at its field and keeps nothing', async (_name, changes, error) => {
  const before = await kept();
  const answer = await send(valid(changes));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [error] });
  expect(await kept()).toBe(before);
});

test('answers a bot with success and stores nothing', async () => {
  const before = [await kept(), (await mails()).length];
  const answer = await send(valid({ website: 'https://spam.test' }));
  expect(answer.statusCode).toBe(201);
  expect(Object.keys(answer.json())).toEqual(['id', 'createdAt']);
  expect([await kept(), (await mails()).length]).toEqual(before);
});

test('takes a message that is sent twice once', async () => {
  const before = [await kept(), (await mails()).length];
  const payload = valid();
  const answers = await Promise.all([send(payload), send(payload), send(payload)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect([await kept(), (await mails()).length]).toEqual([before[0]! + 1, before[1]! + 1]);
});

test('takes five messages from one address, then asks to wait; wrong ones do not count', async () => {
  const address = '192.0.2.7';
  for (let index = 0; index < 3; index += 1) await send(valid({ email: 'x' }), address);
  const states = [];
  for (let index = 0; index < 6; index += 1) states.push(await send(valid(), address));
  expect(states.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(states[5]?.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(states[5]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(valid(), '192.0.2.8')).statusCode).toBe(201);
});

test('HTML and line breaks in any field are harmless in the mail', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const name = `${evil}\r\nBcc: all@victims.test`;
  const talent = await setup.records.talent({ display_name: '<b>Bold</b>' });
  await send(valid({ name, company: evil, message: evil, talentIds: [talent] }));
  const source = (await setup.api.services.outbox()).at(-1) ?? '';
  const mail = await PostalMime.parse(source);
  expect(mail.html).not.toMatch(/<img|<b>/);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.to).toHaveLength(1);
  expect(source).not.toMatch(/^Bcc:/im);
  expect((await list()).items[0]).toMatchObject({ message: evil, company: evil });
});

test('a mail that fails loses nothing', async () => {
  const { send: sendMail } = setup.api.services.mail;
  setup.api.services.mail.send = () => Promise.reject(new Error('no connection'));
  try {
    const answer = await send(valid());
    expect(answer.statusCode).toBe(201);
    await setup.api.services.jobs.drain();
    const { id } = answer.json<{ id: string }>();
    expect((await list()).items[0]).toMatchObject({ id, mailedAt: null });
    setup.api.services.mail.send = sendMail;
    await sql`UPDATE pgboss.job SET start_after = now()`.execute(setup.api.services.db);
    await setup.api.services.jobs.drain();
    expect((await list()).items[0]).toMatchObject({ id, mailedAt: expect.any(String) });
  } finally {
    setup.api.services.mail.send = sendMail;
  }
});

test('only staff read the messages by page, newest first', async () => {
  await send(valid({ name: 'ก่อน' }));
  await send(valid({ name: 'หลัง' }));
  const { items, total } = await list('?size=2');
  expect(items.map(({ name }) => name)).toEqual(['หลัง', 'ก่อน']);
  expect(total).toBe(await kept());
  expect((await list(`?size=2&page=${Math.ceil(total / 2) + 1}`)).items).toEqual([]);
  const oldest = await list('?sortByColumn=CreatedAt&sortByAlphabetically=asc&size=1');
  expect(oldest.items[0]?.name).toBe('ปิ่นเพชร ใจดี');
  const statusFor = async (headers?: { authorization: string }) =>
    (await setup.api.app.inject({ url: '/api/management/contact', ...(headers && { headers }) }))
      .statusCode;
  expect(await statusFor()).toBe(401);
  for (const permission of ['Talent', 'Business'] as const) {
    expect(await statusFor((await setup.api.signIn({ permission })).headers)).toBe(403);
  }
  expect(await statusFor((await setup.api.signIn({ permission: 'Admin' })).headers)).toBe(200);
});

test('the list is read by its index', () => {
  const { sql } = contactPageQuery(setup.records.db, { page: 1, size: 10 });
  expect(sql).toMatch(/ORDER BY t\.created_at DESC, t\.id DESC LIMIT 10/);
});

test('an address is not asked for where the number that would do is refused', async () => {
  const answer = await send(valid({ email: undefined, phone: '0'.repeat(500) }));
  const { errors } = answer.json<{ errors: { field: string; rule: string }[] }>();
  expect(errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual(['phone maxLength']);
});

test('all addresses together can send a bounded number of messages; none beyond it is stored', async () => {
  const { limiter } = setup.api.services;
  const all = { name: 'contact-all', max: 300, windowMs: 3_600_000 };
  await limiter.hit(all, 'all', 300);
  const before = await kept();
  const refused = await send(valid());
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
  expect(await kept()).toBe(before);
  await limiter.reset(all, 'all');
  expect((await send(valid())).statusCode).toBe(201);
});

test('a flood is stored immediately and mailed later', async () => {
  const { limiter, db } = setup.api.services;
  const mailed = { name: 'contact-mail', max: 60, windowMs: 3_600_000 };
  await limiter.hit(mailed, 'all', 60);
  const data = valid();
  const own = async () => (await mails()).filter(({ text }) => text?.includes(data.message)).length;
  const { id } = (await send(data)).json<{ id: string }>();
  expect(await own()).toBe(0);
  const row = db.selectFrom('contact').select('mailed_at').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ mailed_at: null });
  await limiter.reset(mailed, 'all');
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(db);
  expect(await own()).toBe(1);
  expect((await row.executeTakeFirst())?.mailed_at).not.toBeNull();
});
