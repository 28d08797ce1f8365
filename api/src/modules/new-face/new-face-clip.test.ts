import { NEW_FACE_CLIP, VIDEO } from '@dara/model';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createForms, imageBytes, mailedTokens } from '../../testing/registration.ts';
import { mp4 } from '../../testing/mp4.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { videoCalls } from '../../testing/video-calls.ts';
import { purgeVideos } from '../video/video.public.ts';

const site = staffTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
const send = createForms(site, '/api/newface');
const clips = videoCalls(() => site.api.app, '/api/newface/clip');
const files = videoCalls(() => site.api.app);
const FILE = mp4({ size: VIDEO.partBytes + 1000 });
const GUARDIAN = { name: 'มาลี ใจดี', email: 'mother@clip.test' };
const MINOR = `${new Date().getUTCFullYear() - 16}-01-01`;

let people = 0;
async function applied(changes: object = {}) {
  const person = { name: `Nim ${(people += 1)}`, birthday: '2000-05-04', height: 168 };
  const data = { ...person, phone: '0812345678', consent: true, textVersion: 'p1', ...changes };
  const picture = [{ bytes: await imageBytes(64) }];
  const pictures = { faceFile: picture, profileFile: picture, fullLengthFile: picture };
  const { token } = (await send(data, pictures)).json<{ token: string }>();
  return { token, headers: { 'upload-token': token } };
}
type Applicant = Awaited<ReturnType<typeof applied>>;

let nim: Applicant;
beforeEach(async () => {
  nim = await applied();
});

const idOf = ({ token }: Applicant) =>
  token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const call = (action: 'state' | 'withdraw', { token }: Applicant) =>
  site.api.app.inject({ method: 'POST', url: `/api/newface/${action}`, payload: { token } });
const stateOf = async (who: Applicant) =>
  (await call('state', who)).json<{ clip: { id: string; isSent: boolean } | null }>().clip;
const record = async (who: Applicant) =>
  (
    await site.api.app.inject({
      url: `/api/management/newface/${idOf(who)}`,
      headers: site.staff.headers,
    })
  ).json<{ clip: { id: string } | null }>();
const decide = (who: Applicant, status: string) =>
  site.api.app.inject({
    method: 'PUT',
    url: `/api/management/newface/${idOf(who)}/status`,
    headers: site.staff.headers,
    payload: { status, version: 1 },
  });
const begun = async (who: Applicant, size = FILE.length) =>
  (await clips.begin(who, size)).json<{ id: string }>().id;
const isLive = async (id: string) =>
  (
    await site.records.db
      .selectFrom('video')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.deleted_at === null;

test('a clip arrives in parts after the application, and staff alone watch it', async () => {
  expect(await stateOf(nim)).toBeNull();
  const id = await begun(nim);
  await clips.part(nim, id, 0, FILE.subarray(0, VIDEO.partBytes));
  expect([await stateOf(nim), (await record(nim)).clip]).toEqual([{ id, isSent: false }, null]);
  const last = await clips.rest(nim, { id, received: VIDEO.partBytes }, FILE);
  expect(last.json()).toMatchObject({ received: FILE.length, isFinished: true });
  expect(await stateOf(nim)).toEqual({ id, isSent: true });
  expect((await record(nim)).clip).toMatchObject({ id, width: 640, height: 360, poster: null });
  const business_profile_id = await site.records.business();
  const talent_id = await site.records.talent();
  const readers = [
    null,
    nim,
    await site.api.signIn({ permission: 'Business', business_profile_id }),
    // A person without a record, as a clip is without a talent.
    await site.api.signIn({ permission: 'Business' }),
    await site.api.signIn({ permission: 'Talent', talent_id }),
    site.staff,
  ];
  const codes = [];
  for (const who of readers) codes.push((await files.get(who, id)).statusCode);
  expect(codes).toEqual([404, 404, 404, 404, 404, 200]);
  expect((await files.get(site.staff, id)).headers['cache-control']).toBe('private, no-store');
});

test('staff do not watch the clip of a minor before the guardian agrees', async () => {
  const minor = await applied({ birthday: MINOR, guardian: GUARDIAN });
  const id = await clips.finished(minor);
  expect((await files.get(site.staff, id)).statusCode).toBe(404);
  const [token] = (await mailedTokens(site.api, GUARDIAN.email, 'guardian')).slice(-1);
  const answer = (given: 'Confirm' | 'Decline') =>
    site.api.app.inject({
      ...{ method: 'PUT', url: '/api/guardian/confirmation', payload: { token, answer: given } },
    });
  await answer('Confirm');
  expect((await files.get(site.staff, id)).statusCode).toBe(200);
  await answer('Decline');
  expect(await isLive(id)).toBe(false);
});

describe('a thief', () => {
  test('with another token, an invented one or none gets nowhere', async () => {
    const id = await begun(nim);
    const other = await applied();
    const invented = { headers: { 'upload-token': `${'a'.repeat(32)}${nim.token.slice(32)}` } };
    const first = FILE.subarray(0, VIDEO.partBytes);
    const codes = [];
    for (const who of [other, invented, site.staff, null]) {
      const answers = [
        await clips.state(who, id),
        await clips.part(who, id, 0, first),
        await clips.remove(who, id),
      ];
      codes.push(answers.map((answer) => answer.json().code));
    }
    expect(codes).toEqual([
      Array(3).fill('VIDEO_NOT_EXIST'),
      ...Array.from({ length: 3 }, () => Array(3).fill('LINK_EXPIRED')),
    ]);
    expect((await clips.begin(invented, 100)).json().code).toBe('LINK_EXPIRED');
    expect((await clips.state(nim, id)).json()).toMatchObject({ received: 0 });
  });

  test('does not reach the videos of talents by the token of an application', async () => {
    const talent_id = await site.records.talent();
    const talent = await site.api.signIn({ permission: 'Talent', talent_id });
    const id = await files.finished(talent);
    expect((await clips.state(nim, id)).json().code).toBe('VIDEO_NOT_EXIST');
    expect((await clips.remove(nim, id)).json().code).toBe('VIDEO_NOT_EXIST');
    expect((await files.state(nim, id)).statusCode).toBe(401);
  });

  test('begins ten clips a day for one application', async () => {
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push((await clips.begin(nim, 100)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(201), 429]);
  });
});

describe('a clumsy applicant', () => {
  test('reads that the clip is too large, or no video, and tries another', async () => {
    expect((await clips.begin(nim, NEW_FACE_CLIP.maxBytes)).json()).toMatchObject({
      ...{ status: 413, code: 'FILE_TOO_LARGE' },
      errors: [
        { field: 'size', rule: 'FILE_TOO_LARGE', params: { limit: NEW_FACE_CLIP.maxBytes } },
      ],
    });
    const wrong = Buffer.from('<!doctype html><script>alert(1)</script>');
    const id = await begun(nim, wrong.length);
    expect((await clips.part(nim, id, 0, wrong)).json()).toMatchObject({ code: 'FILE_TYPE' });
    expect(await stateOf(nim)).toBeNull();
    await clips.finished(nim);
    expect(await stateOf(nim)).toMatchObject({ isSent: true });
  });

  test('has one clip: a second take replaces the first, also when both begin at once', async () => {
    const first = await clips.finished(nim);
    const taps = await Promise.all([1, 2, 3].map(() => clips.begin(nim, FILE.length)));
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = taps.map((answer) => answer.json<{ id: string }>().id);
    const live = [];
    for (const id of [first, ...ids]) live.push(await isLive(id));
    expect([live[0], live.filter(Boolean).length]).toEqual([false, 1]);
  });

  test('takes a clip back', async () => {
    const id = await clips.finished(nim);
    expect((await clips.remove(nim, id)).statusCode).toBe(204);
    expect([await stateOf(nim), (await record(nim)).clip]).toEqual([null, null]);
  });
});

test('a clip goes when the application is declined or withdrawn, and none comes after', async () => {
  const other = await applied();
  const third = await applied();
  const ids = [await clips.finished(nim), await clips.finished(other)];
  const kept = await clips.finished(third);
  await decide(nim, 'Declined');
  await call('withdraw', other);
  await decide(third, 'Accepted');
  expect(await Promise.all([...ids, kept].map(isLive))).toEqual([false, false, true]);
  for (const who of [nim, other, third])
    expect((await clips.begin(who, 100)).json().code).toBe('LINK_EXPIRED');
  await sql`UPDATE video SET deleted_at = now() - interval '6 minutes'
    WHERE id = ANY (${ids}::uuid[])`.execute(site.records.db);
  await purgeVideos(site.api.services);
  for (const id of ids) expect(await site.api.services.files.list(`video/${id}/`)).toEqual([]);
});

test('a clip that begins while its application is withdrawn is not left behind', async () => {
  const answers = await Promise.all([
    call('withdraw', nim),
    ...[1, 2, 3].map(() => clips.begin(nim, 100)),
  ]);
  expect(answers[0]!.statusCode).toBe(204);
  const { rows } = await sql`SELECT id FROM video WHERE new_face_id = ${idOf(nim)}
    AND deleted_at IS NULL`.execute(site.records.db);
  expect(rows).toEqual([]);
});

test('an upload that was left is removed after a day, a clip that arrived is not', async () => {
  const other = await applied();
  const [left, arrived] = [await begun(other), await clips.finished(nim)];
  await sql`UPDATE video SET created_at = now() - interval '25 hours'
    WHERE id = ANY (${[left, arrived]}::uuid[])`.execute(site.records.db);
  await purgeVideos(site.api.services);
  expect([await isLive(left), await isLive(arrived)]).toEqual([false, true]);
});
