import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { mp4 } from '../../../testing/mp4.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { videoCalls } from '../../../testing/video-calls.ts';
import { purgeVideos } from '../../video/video.public.ts';

const site = staffTestApi();
const videos = videoCalls(() => site.api.app);

let id: string;
let talent: SignedIn;
beforeEach(async () => {
  id = await site.records.talent();
  talent = await site.api.signIn({ permission: 'Talent', talent_id: id });
});

async function set(who: SignedIn, videoId: string, poster?: Buffer, talentId = id) {
  return site.api.app.inject({
    ...{ method: 'PUT', url: `/api/management/talent/${talentId}/reel` },
    ...(await formOf({ videoId }, poster && { poster }, who.headers)),
  });
}

const remove = (who: SignedIn) =>
  site.api.app.inject({
    ...{ method: 'DELETE', url: `/api/management/talent/${id}/reel`, headers: who.headers },
  });

const publicPage = async () => (await site.api.app.inject({ url: `/api/talent/${id}` })).json();
const setStatus = (status: 'Pending' | 'Approved') =>
  site.records.db.updateTable('talent').set({ status }).where('id', '=', id).execute();
const isGone = async (videoId: string) =>
  (
    await site.records.db
      .selectFrom('video')
      .select('deleted_at')
      .where('id', '=', videoId)
      .executeTakeFirstOrThrow()
  ).deleted_at !== null;

describe('a reel', () => {
  test('set by its talent is on the public page, and its file is public', async () => {
    const videoId = await videos.finished(talent, mp4());
    expect((await videos.get(null, videoId)).statusCode).toBe(404);
    const answer = await set(talent, videoId, await imageBytes('#123456', 640, 360));
    expect(answer.statusCode).toBe(200);
    const { reel } = await publicPage();
    expect(reel).toMatchObject({
      ...{ id: videoId, width: 640, height: 360, duration: 12 },
      poster: { width: 640, height: 360 },
    });
    const file = await videos.get(null, videoId);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=300, s-maxage=60, stale-while-revalidate=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('of a talent who is not public is private, with its poster', async () => {
    const videoId = await videos.finished(talent, mp4());
    const { reel } = (await set(talent, videoId, await imageBytes())).json();
    await setStatus('Pending');
    const poster = `/api/image/${reel.poster.id}/160.jpg`;
    expect((await videos.get(null, videoId)).statusCode).toBe(404);
    expect((await site.api.app.inject({ url: poster })).statusCode).toBe(404);
    expect((await videos.get(talent, videoId)).statusCode).toBe(200);
    await setStatus('Approved');
    expect((await videos.get(null, videoId)).statusCode).toBe(200);
    expect((await site.api.app.inject({ url: poster })).statusCode).toBe(200);
  });

  test('is set by staff too, and recorded in the history', async () => {
    const videoId = await videos.finished(site.staff, mp4(), id);
    expect((await set(site.staff, videoId, await imageBytes())).statusCode).toBe(200);
    const { items } = (
      await site.api.app.inject({
        url: `/api/management/talent/${id}/audit`,
        headers: site.admin.headers,
      })
    ).json();
    expect(items[0]).toMatchObject({
      action: 'Update',
      changes: [{ field: 'reelId', before: null, after: videoId }],
    });
  });

  test('leaves the version of the record, which may be open in a form', async () => {
    const videoId = await videos.finished(talent, mp4());
    const answer = await set(talent, videoId, await imageBytes());
    expect(answer.json()).toMatchObject({ version: 1 });
  });

  test('replaced by another leaves nothing; a new poster leaves the video', async () => {
    const first = await videos.finished(talent, mp4());
    await set(talent, first, await imageBytes('#111111'));
    const { reel: posted } = (await set(talent, first, await imageBytes('#222222'))).json();
    expect(await isGone(first)).toBe(false);
    const second = await videos.finished(talent, mp4());
    expect((await set(talent, second)).json()).toMatchObject({
      errors: [{ field: 'poster', rule: 'required' }],
    });
    const { reel } = (await set(talent, second, await imageBytes('#333333'))).json();
    expect([reel.id, await isGone(first), await isGone(second)]).toEqual([second, true, false]);
    const old = await site.api.app.inject({
      url: `/api/image/${posted.poster.id}/160.jpg`,
      headers: talent.headers,
    });
    expect(old.statusCode).toBe(404);
    await purgeVideos(site.api.services);
    expect((await videos.get(null, second)).statusCode).toBe(200);
  });

  test('that is removed is off the page and given up; twice is no failure', async () => {
    const videoId = await videos.finished(talent, mp4());
    await set(talent, videoId, await imageBytes());
    expect([(await remove(talent)).statusCode, (await remove(talent)).statusCode]).toEqual([
      204, 204,
    ]);
    expect([(await publicPage()).reel, await isGone(videoId)]).toEqual([null, true]);
    expect((await videos.get(talent, videoId)).statusCode).toBe(404);
  });

  test('in use is not given up by the call about uploads', async () => {
    const videoId = await videos.finished(talent, mp4());
    await set(talent, videoId, await imageBytes());
    await videos.remove(talent, videoId);
    expect(await isGone(videoId)).toBe(false);
  });

  test.each([
    ['unfinished', async () => (await videos.begin(talent, 100)).json().id],
    [
      'of another talent',
      () => site.records.talent().then((other) => videos.finished(site.staff, mp4(), other)),
    ],
    ['unknown', async () => '018cc251-f400-7000-8000-000000000000'],
  ])('%s is refused', async (_what, videoOf) => {
    const answer = await set(talent, await videoOf(), await imageBytes());
    expect(answer.json()).toMatchObject({ status: 404, code: 'VIDEO_NOT_EXIST' });
    expect((await publicPage()).reel).toBeNull();
  });

  test('is not set with a poster that is no picture', async () => {
    const videoId = await videos.finished(talent, mp4());
    const answer = await set(talent, videoId, Buffer.from('<svg onload=alert(1)>'));
    expect(answer.json()).toMatchObject({ status: 415, errors: [{ field: 'poster' }] });
  });
});
