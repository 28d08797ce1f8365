import { randomBytes } from 'node:crypto';
import { VIDEO } from '@dara/model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { mp4 } from '../../testing/mp4.ts';
import { startSecondInstance } from '../../testing/second-instance.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import { videoCalls } from '../../testing/video-calls.ts';
import { purgeVideos } from './cleanup/purge-videos.job.ts';
import { videoFiles } from './cleanup/video-census.ts';

const site = staffTestApi();
const calls = videoCalls(() => site.api.app);
const PART = VIDEO.partBytes;
/** Three parts, the last one short. */
const FILE = mp4({ size: 2 * PART + 1000, place: '+13.7563+100.5018/' });

let talentId: string;
let talent: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  talentId = await site.records.talent();
  talent = await site.api.signIn({ permission: 'Talent', talent_id: talentId });
  const talent_id = await site.records.talent();
  other = await site.api.signIn({ permission: 'Talent', talent_id });
});

async function begun(who = talent, size = FILE.length): Promise<string> {
  await site.api.services.limiter.reset(
    { name: 'video', max: 20, windowMs: 3_600_000, hasTrustedKeys: true },
    who.id,
  );
  const answer = await calls.begin(who, size);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

const keysOf = (id: string) => site.api.services.files.list(`video/${id}/`);
const rowOf = (id: string) =>
  site.records.db.selectFrom('video').selectAll().where('id', '=', id).executeTakeFirst();

async function finished(file = FILE, who = talent): Promise<string> {
  const id = await begun(who, file.length);
  const answer = await calls.rest(who, { id, received: 0 }, file);
  expect(answer.json()).toMatchObject({ received: file.length, isFinished: true });
  return id;
}

describe('an upload', () => {
  test('arrives part by part, and says what the video is', async () => {
    const id = await begun();
    const first = await calls.part(talent, id, 0, FILE.subarray(0, PART));
    expect(first.json()).toEqual({ id, size: FILE.length, received: PART, isFinished: false });
    const last = await calls.rest(talent, { id, received: PART }, FILE);
    expect(last.json()).toMatchObject({ received: FILE.length, isFinished: true });
    expect(await rowOf(id)).toMatchObject({ width: 640, height: 360, duration: 12 });
  });

  test('continues on another server, whose predecessor was cut off within a part', async () => {
    const id = await begun();
    await calls.part(talent, id, 0, FILE.subarray(0, PART));
    // A part that was written, by a process that died before it said so.
    await site.api.services.files.put(`video/${id}/1-${'a'.repeat(64)}`, Buffer.from('half'));
    const second = await startSecondInstance(site.api);
    try {
      const others = videoCalls(() => second.app);
      const { received } = (await others.state(talent, id)).json<{ received: number }>();
      expect(received).toBe(PART);
      const last = await others.rest(talent, { id, received }, FILE);
      expect(last.json()).toMatchObject({ isFinished: true });
    } finally {
      await second.close();
    }
    const shown = await calls.get(talent, id);
    expect(shown.rawPayload).toHaveLength(FILE.length);
    expect(shown.rawPayload.subarray(0, 2 * PART).equals(FILE.subarray(0, 2 * PART))).toBe(true);
  });

  test('refuses a part for another place, and names the place', async () => {
    const id = await begun();
    await calls.part(talent, id, 0, FILE.subarray(0, PART));
    for (const offset of [0, PART - 1, 2 * PART]) {
      const answer = await calls.part(talent, id, offset, FILE.subarray(0, PART));
      expect(answer.json()).toMatchObject({
        ...{ status: 409, code: 'VIDEO_OFFSET' },
        current: { received: PART },
      });
    }
  });

  test('takes one of two parts that are sent at once', async () => {
    const id = await begun();
    const mine = FILE.subarray(0, PART);
    const another = Buffer.from(mine);
    randomBytes(64).copy(another, 500);
    const answers = await Promise.all([
      calls.part(talent, id, 0, mine),
      calls.part(talent, id, 0, another),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    // The bytes of the refused one are not left behind, nor in place of the others.
    expect(await keysOf(id)).toHaveLength(1);
    const { parts } = (await rowOf(id))!;
    expect(await keysOf(id)).toEqual([`video/${id}/0-${parts[0]}`]);
  });

  test('takes the last part once', async () => {
    const small = mp4({ size: 5000 });
    const id = await begun(talent, small.length);
    const answers = await Promise.all([1, 2, 3].map(() => calls.part(talent, id, 0, small)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await calls.get(talent, id)).rawPayload).toEqual(small);
  });

  test.each([
    ['shorter', PART - 1, 400, 'VALIDATION_FAILED'],
    ['empty', 0, 400, 'VALIDATION_FAILED'],
    ['longer', PART + 1, 413, 'FILE_TOO_LARGE'],
  ])('refuses a part that is %s', async (_what, length, status, code) => {
    const id = await begun();
    const answer = await calls.part(talent, id, 0, Buffer.alloc(length, FILE.subarray(0, 1000)));
    expect(answer.json()).toMatchObject({ status, code });
    expect([(await rowOf(id))?.received, await keysOf(id)]).toEqual([0, []]);
  });

  test('belongs to who began it', async () => {
    const id = await begun();
    for (const who of [other, site.staff, site.admin]) {
      const answers = [
        await calls.state(who, id),
        await calls.part(who, id, 0, FILE.subarray(0, PART)),
        await calls.remove(who, id),
      ];
      expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('VIDEO_NOT_EXIST'));
    }
    expect((await calls.part(null, id, 0, FILE)).statusCode).toBe(401);
    expect((await calls.state(talent, id)).json()).toMatchObject({ received: 0 });
  });

  test('is for a talent itself, and by staff for any', async () => {
    const ofOther = await calls.begin(other, 100, talentId);
    expect(ofOther.json()).toMatchObject({ status: 404, code: 'TALENT_NOT_EXIST' });
    expect((await calls.begin(site.staff, 100)).statusCode).toBe(404);
    const id = (await calls.begin(site.staff, 100, talentId)).json<{ id: string }>().id;
    expect((await rowOf(id))?.talent_id).toBe(talentId);
    const business = await site.api.signIn({ permission: 'Business' });
    expect((await calls.begin(business, 100, talentId)).statusCode).toBe(403);
  });

  test('ends by its person, whose file goes', async () => {
    const id = await begun();
    await calls.part(talent, id, 0, FILE.subarray(0, PART));
    expect((await calls.remove(talent, id)).statusCode).toBe(204);
    expect((await calls.part(talent, id, PART, FILE.subarray(PART, 2 * PART))).json().code).toBe(
      'VIDEO_NOT_EXIST',
    );
    await sql`UPDATE video SET deleted_at = now() - interval '6 minutes' WHERE id = ${id}`.execute(
      site.records.db,
    );
    await purgeVideos(site.api.services);
    expect([await rowOf(id), await keysOf(id)]).toEqual([undefined, []]);
  });
});

describe('limits', () => {
  test('200 MB and more is refused, with the limit', async () => {
    const answer = await calls.begin(talent, VIDEO.maxBytes);
    expect(answer.json()).toMatchObject({
      ...{ status: 413, code: 'FILE_TOO_LARGE' },
      errors: [{ field: 'size', rule: 'FILE_TOO_LARGE', params: { limit: VIDEO.maxBytes } }],
    });
    expect((await calls.begin(talent, VIDEO.maxBytes - 1)).statusCode).toBe(201);
    expect((await calls.begin(talent, 0)).statusCode).toBe(400);
  });

  test('of more waiting videos than a person may have the oldest are given up', async () => {
    const ids: string[] = [];
    for (let count = 0; count < VIDEO.perPerson + 1; count += 1) ids.push(await begun(other));
    const states = await Promise.all(ids.map((id) => calls.state(other, id)));
    expect(states.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200]);
  });

  test('a person begins so many an hour', async () => {
    const talent_id = await site.records.talent();
    const eager = await site.api.signIn({ permission: 'Talent', talent_id });
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await calls.begin(eager, 100));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(201), 429]);
  });

  test('what no record shows is removed after a day', async () => {
    const [old, young] = [await finished(mp4({ size: 3000 })), await begun()];
    await sql`UPDATE video SET created_at = now() - interval '25 hours' WHERE id = ${old}`.execute(
      site.records.db,
    );
    await purgeVideos(site.api.services);
    expect((await rowOf(old))?.deleted_at).not.toBeNull();
    expect((await rowOf(young))?.deleted_at).toBeNull();
  });
});

describe('the content decides', () => {
  const sent = async (file: Buffer) => {
    const id = await begun(talent, file.length);
    const answer = await calls.rest(talent, { id, received: 0 }, file);
    return { id, answer };
  };

  test.each([
    ['a QuickTime file of a phone', mp4({ brand: 'qt  ', place: 'Bangkok' }), 640],
    ['one held upright', mp4({ isTurned: true }), 360],
    ['one without sound', mp4({ sound: null }), 640],
    ['one with the index first', mp4({ isIndexLast: false }), 640],
  ])('%s is taken', async (_what, file, width) => {
    const { id, answer } = await sent(file);
    expect(answer.json()).toMatchObject({ isFinished: true });
    expect(await rowOf(id)).toMatchObject({ width });
  });

  const LIAR = mp4();
  LIAR.writeUInt32BE(0xffff_fff0, LIAR.indexOf('trak') - 4);
  const ENDLESS = Buffer.concat([mp4().subarray(0, 24), Buffer.alloc(3000)]);
  test.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'FILE_TYPE'],
    ['a beginning without a video', Buffer.concat([mp4().subarray(0, 24)]), 'FILE_TYPE'],
    ['a cut off video', mp4({ size: 4000 }).subarray(0, 3000), 'FILE_TYPE'],
    ['sizes beyond the end', LIAR, 'FILE_TYPE'],
    ['boxes without a size', ENDLESS, 'FILE_TYPE'],
    ['HEVC', mp4({ codec: 'hvc1' }), 'VIDEO_CODEC'],
    ['uncompressed sound', mp4({ sound: 'sowt' }), 'VIDEO_CODEC'],
  ])('%s is refused, and nothing of it is kept', async (_what, file, code) => {
    const { id, answer } = await sent(file);
    expect(answer.json()).toMatchObject({ status: 415, code });
    expect((await calls.state(talent, id)).statusCode).toBe(404);
  });

  test('the place and the device are removed, and nothing moves', async () => {
    const id = await finished();
    const shown = (await calls.get(talent, id)).rawPayload;
    expect(FILE.includes('+13.7563')).toBe(true);
    expect([shown.includes('+13.7563'), shown.includes('xyz')]).toEqual([false, false]);
    expect(shown.indexOf('moov')).toBe(FILE.indexOf('moov'));
    const { parts } = (await rowOf(id))!;
    expect(await keysOf(id)).toEqual(parts.map((hash, index) => `video/${id}/${index}-${hash}`));
  });

  test('a backup has the parts of finished videos', async () => {
    const [id, open] = [await finished(), await begun()];
    await calls.part(talent, open, 0, FILE.subarray(0, PART));
    const { claims, derived } = await videoFiles(site.records.db);
    const keys = claims.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(await keysOf(id)));
    expect(keys.filter((key) => key.includes(open))).toEqual([]);
    expect(derived).toContain(`video/${open}/`);
  });
});

describe('the file', () => {
  let id: string;
  let bytes: Buffer;
  beforeAll(async () => {
    id = await finished();
    bytes = (await calls.get(talent, id)).rawPayload;
  });

  test('is private: for its talent and staff, not for others, and never cached', async () => {
    for (const who of [null, other, await site.api.signIn({ permission: 'Business' })]) {
      const answer = await calls.get(who, id);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    for (const who of [talent, site.staff]) {
      const answer = await calls.get(who, id);
      expect(answer.headers).toMatchObject({
        ...{ 'cache-control': 'private, no-store', 'content-type': 'video/mp4' },
        ...{ 'accept-ranges': 'bytes', 'content-length': String(FILE.length) },
        'x-content-type-options': 'nosniff',
      });
    }
    const byCookie = await calls.get(null, id, { cookie: `accessToken=${talent.accessToken}` });
    expect(byCookie.statusCode).toBe(200);
  });

  test.each([
    ['bytes=0-', 0, FILE.length],
    ['bytes=0-0', 0, 1],
    [`bytes=${PART - 10}-${PART + 9}`, PART - 10, PART + 10],
    ['bytes=-500', FILE.length - 500, FILE.length],
    [`bytes=100-${2 ** 40}`, 100, FILE.length],
  ])('answers %s with these bytes', async (range, start, end) => {
    const answer = await calls.get(talent, id, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end - 1}/${FILE.length}`,
      'content-length': String(end - start),
    });
    expect(answer.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
  });

  test.each([`bytes=${FILE.length}-`, 'bytes=-0'])('answers 416 to %s', async (range) => {
    const answer = await calls.get(talent, id, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([
      416,
      `bytes */${FILE.length}`,
    ]);
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=-', 'bytes=a-b'])(
    'answers the whole file to %s',
    async (range) => {
      const answer = await calls.get(talent, id, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, FILE.length]);
    },
  );

  test('sends a range only of the same file', async () => {
    const { etag } = (await calls.get(talent, id, {}, 'HEAD')).headers;
    const asked = async (known: string) =>
      (await calls.get(talent, id, { range: 'bytes=0-9', 'if-range': known })).statusCode;
    expect([await asked(String(etag)), await asked('"another"')]).toEqual([206, 200]);
    const same = await calls.get(talent, id, { 'if-none-match': String(etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  test('has a head without the bytes', async () => {
    const head = await calls.get(talent, id, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(FILE.length),
      '',
    ]);
  });

  test('of an unfinished upload does not exist', async () => {
    const open = await begun();
    await calls.part(talent, open, 0, FILE.subarray(0, PART));
    expect((await calls.get(talent, open)).statusCode).toBe(404);
  });
});
