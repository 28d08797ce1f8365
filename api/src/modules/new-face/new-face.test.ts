import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { newId } from '../../kernel/new-id.ts';
import { createForms, imageBytes, mailedToken, mailedTokens } from '../../testing/registration.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { purgeImages } from '../image/image.public.ts';
import { purgeNewFaces } from './purge-new-faces.job.ts';

const site = staffTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
const send = createForms(site, '/api/newface');
const year = new Date().getUTCFullYear();
const MINOR = `${year - 16}-01-01`;
const GUARDIAN = { name: 'มาลี ใจดี', email: 'mother@guardian.test' };

let people = 0;
const entries = (changes: object = {}) => ({
  name: `Nim ${(people += 1)}`,
  birthday: '2000-05-04',
  height: 168,
  phone: '081-234-5678',
  consent: true,
  textVersion: 'privacy-1',
  ...changes,
});
let pictures: Record<string, { bytes: Buffer }[]>;
beforeEach(async () => {
  pictures = {
    faceFile: [{ bytes: await imageBytes(64) }],
    profileFile: [{ bytes: await imageBytes(64, 80) }],
    fullLengthFile: [{ bytes: await imageBytes(64, 120, 'jpeg') }],
  };
});
const apply = (changes: object = {}, files = pictures) => send(entries(changes), files);
const applied = async (changes: object = {}) => {
  const answer = await apply(changes);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ token: string }>().token;
};

let senders = 0;
const by = (action: 'state' | 'entries' | 'withdraw', token: string) =>
  site.api.app.inject({
    method: 'POST',
    url: `/api/newface/${action}`,
    payload: { token },
    remoteAddress: `10.7.0.${(senders += 1) % 250}`,
  });
const answerGuardian = (token: string, answer: 'Confirm' | 'Decline') =>
  site.api.app.inject({
    method: 'PUT',
    url: '/api/guardian/confirmation',
    payload: { token, answer },
    remoteAddress: `10.7.1.${(senders += 1) % 250}`,
  });
const state = async (token: string) => (await by('state', token)).json<object>();
const idOf = (token: string) =>
  token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const staffGet = (path = '', who = site.staff) =>
  site.api.app.inject({ url: `/api/management/newface${path}`, headers: who.headers });
const decide = (token: string, status: string, version = 1, who = site.staff) =>
  site.api.app.inject({
    method: 'PUT',
    url: `/api/management/newface/${idOf(token)}/status`,
    headers: who.headers,
    payload: { status, version },
  });
const listed = async () =>
  (await staffGet('?size=100')).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
const count = async (table: 'new_face' | 'image' | 'consent' | 'notice') => {
  const query = site.api.services.db.selectFrom(table).select((eb) => eb.fn.countAll().as('n'));
  return Number((await query.executeTakeFirstOrThrow()).n);
};
const mailsTo = async (address: string) => {
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
};
const GONE = expect.objectContaining({ code: 'LINK_EXPIRED' });

test('an application is shown to staff, accepted, and seen by its applicant', async () => {
  const email = 'Nim.Face@new.test';
  const token = await applied({ name: '  นิ่ม   ใจดี ', email, lineId: 'nimnim' });
  expect(await state(token)).toEqual({
    firstName: 'นิ่ม',
    status: 'Received',
    guardian: 'NotNeeded',
    clip: null,
  });
  expect((await by('entries', token)).json()).toEqual(GONE);
  const [mail] = await mailsTo('nim.face@new.test');
  expect(mail?.text).toContain(`https://dara.test/newface/${token}`);
  const record = (await staffGet(`/${idOf(token)}`)).json();
  expect(record).toMatchObject({
    name: 'นิ่ม ใจดี',
    birthday: '2000-05-04',
    height: 168,
    phone: '0812345678',
    lineId: 'nimnim',
    email: 'nim.face@new.test',
    guardian: 'NotNeeded',
    status: 'Received',
    version: 1,
    registrationLink: null,
  });
  expect(record.images.map(({ height }: { height: number }) => height)).toEqual([64, 80, 120]);
  const notice = await site.api.app.inject({ url: '/api/notice', headers: site.staff.headers });
  expect(JSON.stringify(notice.json())).toContain(`/management/talent/newface/detail/${record.id}`);
  const { items } = (await staffGet('?status=Received')).json();
  expect(items[0]).toMatchObject({ id: record.id, image: { id: record.images[0].id } });

  expect((await decide(token, 'InReview')).json()).toMatchObject({ status: 'InReview' });
  const accepted = (await decide(token, 'Accepted', 2)).json();
  expect(accepted.registrationLink).toBe(`https://dara.test/register/talent#newface=${token}`);
  expect(await state(token)).toMatchObject({ status: 'Accepted' });
  expect((await mailsTo('nim.face@new.test')).at(-1)?.subject).toContain('เราอยากร่วมงานกับคุณ');
  expect((await by('entries', token)).json()).toEqual({
    name: 'นิ่ม ใจดี',
    height: 168,
    phone: '0812345678',
    email: 'nim.face@new.test',
  });
});

test.each([
  ['name', { name: ' ​ ' }, 'required'],
  ['birthday', { birthday: '2999-01-01' }, 'date'],
  ['birthday', { birthday: '1800-01-01' }, 'date'],
  ['height', { height: 12 }, 'min'],
  ['phone', { phone: undefined }, 'required'],
  ['phone', { phone: 'call me' }, 'phone'],
  ['email', { email: 'nobody' }, 'email'],
  ['consent', { consent: false }, 'CONSENT_REQUIRED'],
  ['guardian.name', { birthday: MINOR }, 'required'],
  ['guardian.email', { birthday: MINOR }, 'required'],
  [
    'guardian.email',
    { birthday: MINOR, guardian: GUARDIAN, email: 'Mother+me@guardian.test' },
    'ownEmail',
  ],
] as const)('refuses %s of %j', async (field, changes, rule) => {
  const before = await count('image');
  const answer = await apply(changes);
  expect(answer.statusCode).toBe(rule === 'CONSENT_REQUIRED' ? 422 : 400);
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ field, rule }));
  expect(await count('image')).toBe(before);
});

test('refuses unknown fields, missing pictures, and files that are none', async () => {
  expect((await apply({ status: 'Accepted' })).statusCode).toBe(400);
  const { profileFile: _none, ...some } = pictures;
  const answer = await apply({}, { ...some, faceFile: [{ bytes: Buffer.from('<svg/>') }] });
  expect(answer.json().errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'profileFile', rule: 'required' }),
      expect.objectContaining({ field: 'faceFile', rule: 'FILE_TYPE' }),
    ]),
  );
});

test('the same application is stored once, also when sent twice at the same time', async () => {
  const before = await count('new_face');
  const data = entries({ email: 'twice@new.test' });
  const answers = await Promise.all([send(data, pictures), send(data, pictures)]);
  const again = await send(data, pictures);
  const tokens = [...answers, again].map((answer) => answer.json().token);
  expect(new Set(tokens).size).toBe(1);
  expect(await count('new_face')).toBe(before + 1);
  expect(await mailsTo('twice@new.test')).toHaveLength(1);
});

test('a program that fills in the hidden field gets the usual answer, and nothing is stored', async () => {
  const before = [await count('new_face'), await count('image')];
  const token = await applied({ website: 'https://spam.test' });
  expect([await count('new_face'), await count('image')]).toEqual(before);
  expect((await by('state', token)).json()).toEqual(GONE);
});

test('one address sends a limited number of forms', async () => {
  const codes = [];
  for (let index = 0; index < 61; index += 1) {
    codes.push((await send({}, {}, '10.200.0.1')).statusCode);
  }
  expect(codes.slice(0, 60).every((code) => code === 400)).toBe(true);
  expect(codes[60]).toBe(429);
});

describe('under 20', () => {
  test('staff do not see it before the guardian agrees', async () => {
    const before = await count('notice');
    const token = await applied({ birthday: MINOR, guardian: GUARDIAN });
    expect(await state(token)).toMatchObject({ guardian: 'Waiting' });
    expect(await count('notice')).toBe(before);
    expect(await listed()).not.toContain(idOf(token));
    expect((await staffGet(`/${idOf(token)}`)).statusCode).toBe(404);
    expect((await decide(token, 'Accepted')).statusCode).toBe(404);
    const link = await mailedToken(site.api, GUARDIAN.email, 'guardian');
    const look = await site.api.app.inject({
      method: 'POST',
      url: '/api/guardian/confirmation',
      payload: { token: link },
    });
    expect(look.json()).toMatchObject({
      subject: 'NewFace',
      age: 16,
      guardianName: GUARDIAN.name,
      answer: null,
    });
    expect((await answerGuardian(link, 'Confirm')).json()).toMatchObject({ answer: 'Confirmed' });
    expect((await answerGuardian(link, 'Confirm')).json()).toMatchObject({ answer: 'Confirmed' });
    expect(await state(token)).toMatchObject({ guardian: 'Confirmed' });
    expect(await listed()).toContain(idOf(token));
    expect(await count('notice')).toBeGreaterThan(before);
    const { rows } = await sql<{ given_by: string; purpose: string }>`
      SELECT given_by, purpose FROM consent WHERE subject = ${idOf(token)}`.execute(
      site.api.services.db,
    );
    expect(rows).toEqual([{ given_by: 'guardian', purpose: 'NewFace' }]);
    expect((await answerGuardian(link, 'Decline')).json()).toMatchObject({ answer: 'Withdrawn' });
    expect((await by('state', token)).json()).toEqual(GONE);
    expect((await answerGuardian(link, 'Confirm')).json()).toEqual(GONE);
  });

  test('a guardian who declines deletes it, and one who does not answer lets it lapse', async () => {
    const declined = await applied({ birthday: MINOR, guardian: GUARDIAN });
    const link = (await mailedTokens(site.api, GUARDIAN.email, 'guardian')).at(-1)!;
    expect((await answerGuardian(link, 'Decline')).json()).toMatchObject({ answer: 'Declined' });
    expect((await by('state', declined)).json()).toEqual(GONE);
    const lapsed = await applied({ birthday: MINOR, guardian: GUARDIAN });
    await sql`UPDATE new_face SET guardian_expires_at = now() - interval '1 hour'
      WHERE id = ${idOf(lapsed)}`.execute(site.api.services.db);
    const late = (await mailedTokens(site.api, GUARDIAN.email, 'guardian')).at(-1)!;
    expect((await answerGuardian(late, 'Confirm')).json()).toEqual(GONE);
    await purgeNewFaces(site.api.services);
    expect((await by('state', lapsed)).json()).toEqual(GONE);
  });
});

test('pictures are seen by staff alone, and are not in the library', async () => {
  const token = await applied();
  const { images } = (await staffGet(`/${idOf(token)}`)).json();
  const business = await site.api.signIn({
    permission: 'Business',
    business_profile_id: await site.records.business(),
  });
  const talent = await site.api.signIn({
    permission: 'Talent',
    talent_id: await site.records.talent(),
  });
  const url = `/api/image/${images[0].id}/160.jpg`;
  const codes = await Promise.all(
    [undefined, business, talent, site.staff].map(
      async (who) =>
        (await site.api.app.inject({ url, ...(who && { headers: who.headers }) })).statusCode,
    ),
  );
  expect(codes).toEqual([404, 404, 404, 200]);
  for (const path of ['', `/${idOf(token)}`]) {
    expect((await staffGet(path, business)).statusCode).toBe(403);
    expect((await staffGet(path, talent)).statusCode).toBe(403);
  }
  expect((await decide(token, 'Accepted', 1, talent)).statusCode).toBe(403);
  const library = await site.api.app.inject({
    url: '/api/management/media?size=100',
    headers: site.staff.headers,
  });
  expect(library.body).not.toContain(images[0].id);
});

test('a token of another application, changed or invented is of no use', async () => {
  const token = await applied();
  const other = await applied();
  const wrong = [
    // The last character has four bits that decoding ignores.
    ...['A', 'B', 'Q', 'R', 'g', 'h', 'w', 'x'].map((last) => `${token.slice(0, -1)}${last}`),
    `${token.slice(0, 32)}${other.slice(32)}`,
    `${newId().replaceAll('-', '')}${token.slice(32)}`,
    'A'.repeat(54),
  ];
  for (const one of wrong.filter((text) => text !== token)) {
    expect((await by('state', one)).json()).toEqual(GONE);
    expect((await by('withdraw', one)).json()).toEqual(GONE);
  }
  expect(await state(token)).toMatchObject({ status: 'Received' });
});

test('of two decisions at the same time one counts, and no decision is undone', async () => {
  const token = await applied({ email: 'raced@new.test' });
  const answers = await Promise.all([
    decide(token, 'Accepted'),
    decide(token, 'Declined', 1, site.admin),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { status } = answers.find(({ statusCode }) => statusCode === 200)!.json();
  expect((await decide(token, status, 1)).statusCode).toBe(200);
  expect((await decide(token, 'InReview', 2)).json().code).toBe('INVALID_TRANSITION');
  expect(await mailsTo('raced@new.test')).toHaveLength(2);
  const fresh = await applied();
  expect((await decide(fresh, 'InReview', 7)).json().code).toBe('VERSION_CONFLICT');
});

test('withdrawing deletes entries, consent, notices and pictures; repeating it changes nothing', async () => {
  const token = await applied();
  const { images } = (await staffGet(`/${idOf(token)}`)).json();
  expect((await by('withdraw', token)).statusCode).toBe(204);
  expect((await by('withdraw', token)).statusCode).toBe(204);
  expect((await by('state', token)).json()).toEqual(GONE);
  expect((await staffGet(`/${idOf(token)}`)).statusCode).toBe(404);
  const { db } = site.api.services;
  await purgeImages(site.api.services);
  const ids = images.map(({ id }: { id: string }) => id);
  expect(await db.selectFrom('image').select('id').where('id', 'in', ids).execute()).toEqual([]);
  const left = { subject: 'consent', entity_id: 'notice' } as const;
  for (const [column, table] of Object.entries(left)) {
    const rows = await db
      .selectFrom(table as 'notice')
      .select('id')
      .where(column as 'entity_id', '=', idOf(token))
      .execute();
    expect(rows).toEqual([]);
  }
});

test('a decided application is deleted with its pictures after its time', async () => {
  const tokens = {
    Declined: await applied(),
    Accepted: await applied(),
    InReview: await applied(),
  };
  for (const [status, token] of Object.entries(tokens)) await decide(token, status);
  const { db } = site.api.services;
  const age = (days: number) =>
    sql`UPDATE new_face SET status_at = now() - make_interval(days => ${days})
      WHERE id = ANY (${Object.values(tokens).map(idOf)}::uuid[])`.execute(db);
  const left = async () => {
    await purgeNewFaces(site.api.services);
    const all = await Promise.all(Object.values(tokens).map((token) => by('state', token)));
    return all.map(({ statusCode }) => statusCode);
  };
  await age(29);
  expect(await left()).toEqual([200, 200, 200]);
  await age(31);
  expect(await left()).toEqual([410, 200, 200]);
  await age(91);
  expect(await left()).toEqual([410, 410, 200]);
  await age(366);
  expect(await left()).toEqual([410, 410, 410]);
});
