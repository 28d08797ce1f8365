import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { testApplicants } from '../../testing/applicants.ts';
import { mp4 } from '../../testing/mp4.ts';
import { videoCalls } from '../../testing/video-calls.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import { purgeVideos } from '../video/video.public.ts';

const all = testApplicants();
const videos = videoCalls(() => all.api.app);

let staff: SignedIn;
let owner: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  staff = await all.api.signIn({ permission: 'Staff' });
  const { business_profile_id } = await all.records.db
    .selectFrom('job')
    .select('business_profile_id')
    .where('id', '=', await all.job())
    .executeTakeFirstOrThrow();
  owner = await all.api.signIn({ permission: 'Business', business_profile_id });
  const other = await all.records.business();
  stranger = await all.api.signIn({ permission: 'Business', business_profile_id: other });
});

const newTape = () => videos.finished(all.talent, mp4({ size: 3000 }));
const tapeOf = async (jobId: string) => {
  const viewer = (await all.viewer(jobId)) as { application: { tape: { id: string } | null } };
  return viewer.application.tape?.id ?? null;
};
const isLive = async (id: string) =>
  (
    await all.records.db
      .selectFrom('video')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deleted_at === null;
const board = async (jobId: string, who: SignedIn) =>
  (await all.call('GET', `/api/management/job/${jobId}/application/board`, who)).json<{
    items: { id: string; tape: { id: string } | null }[];
  }>().items;
const codes = async (id: string, ...who: SignedIn[]) => {
  const answers = await Promise.all(who.map((one) => videos.get(one, id)));
  return answers.map(({ statusCode }) => statusCode);
};
const setReel = (reel_id: string | null) =>
  all.records.db.updateTable('talent').set({ reel_id }).where('id', '=', all.talentId).execute();

describe('a tape', () => {
  test('is seen by the talent, staff and the business of the job, as the rest of the application', async () => {
    const tapeId = await newTape();
    expect(await codes(tapeId, owner)).toEqual([404]);
    expect((await all.apply(all.jobId, { tapeId })).json()).toMatchObject({
      tape: { id: tapeId, width: 640, height: 360, duration: 12, poster: null },
    });
    expect(await tapeOf(all.jobId)).toBe(tapeId);
    for (const who of [staff, owner])
      expect((await board(all.jobId, who))[0]?.tape?.id).toBe(tapeId);
    const asked = [staff, owner, all.talent, stranger, all.other];
    expect(await codes(tapeId, ...asked)).toEqual([200, 200, 200, 404, 404]);
    expect((await videos.get(null, tapeId)).statusCode).toBe(404);
  });

  test('of a talent who left is for staff alone', async () => {
    const tapeId = await newTape();
    await all.apply(all.jobId, { tapeId });
    const setActive = (active: boolean) =>
      all.records.db.updateTable('talent').set({ active }).where('id', '=', all.talentId).execute();
    await setActive(false);
    const [byOwner, byStaff] = [await board(all.jobId, owner), await board(all.jobId, staff)];
    const seen = await codes(tapeId, owner, staff);
    await setActive(true);
    expect([byOwner[0]?.tape, byStaff[0]?.tape?.id, seen]).toEqual([null, tapeId, [404, 200]]);
  });

  test('is a finished video of the talent itself', async () => {
    const ofOther = await videos.finished(all.other);
    const open = (await videos.begin(all.talent, 100)).json<{ id: string }>().id;
    const gone = await newTape();
    await videos.remove(all.talent, gone);
    for (const tapeId of [ofOther, open, gone, newId()]) {
      expect((await all.apply(all.jobId, { tapeId })).json().code).toBe('VIDEO_NOT_EXIST');
    }
    expect((await all.apply(all.jobId, { tapeId: 'x' })).json().errors[0].field).toBe('tapeId');
    expect(await all.applications(all.jobId)).toEqual([]);
  });

  test('goes when the application is withdrawn', async () => {
    const tapeId = await newTape();
    await all.apply(all.jobId, { tapeId });
    expect((await all.withdraw(all.jobId)).json()).toMatchObject({ tape: null });
    expect([await isLive(tapeId), await tapeOf(all.jobId)]).toEqual([false, null]);
    expect(await codes(tapeId, owner, staff)).toEqual([404, 404]);
  });

  test('stays for another application, and a reel stays a reel', async () => {
    const tapeId = await newTape();
    const second = await all.job();
    await all.apply(all.jobId, { tapeId });
    await all.apply(second, { tapeId });
    await all.withdraw(all.jobId);
    expect([await isLive(tapeId), await tapeOf(second)]).toEqual([true, tapeId]);
    await setReel(tapeId);
    await all.withdraw(second);
    expect(await isLive(tapeId)).toBe(true);
    await setReel(null);
  });

  test('outlives the reel that it was, the day of uploads, and further uploads', async () => {
    const tapeId = await newTape();
    await setReel(tapeId);
    await all.apply(all.jobId, { tapeId });
    const removed = await all.api.app.inject({
      ...{ method: 'DELETE', url: `/api/management/talent/${all.talentId}/reel` },
      headers: all.talent.headers,
    });
    expect(removed.statusCode).toBe(204);
    expect((await videos.remove(all.talent, tapeId)).statusCode).toBe(204);
    await sql`UPDATE video SET created_at = now() - interval '25 hours' WHERE id = ${tapeId}`.execute(
      all.records.db,
    );
    await purgeVideos(all.api.services);
    for (let count = 0; count < 4; count += 1) await videos.begin(all.talent, 100);
    expect([await isLive(tapeId), await tapeOf(all.jobId)]).toEqual([true, tapeId]);
  });

  test('answers an invitation, where its inviters see it', async () => {
    const tapeId = await newTape();
    await all.invite(all.jobId);
    const tapes = async (who: SignedIn) =>
      (await all.call('GET', `/api/management/job/${all.jobId}/request`, who))
        .json<{ items: { status: string; tape: { id: string } | null }[] }>()
        .items.map(({ status, tape }) => [status, tape?.id ?? null]);
    expect(await tapes(staff)).toEqual([['Pending', null]]);
    await all.apply(all.jobId, { tapeId });
    expect(await tapes(staff)).toEqual([['Accepted', tapeId]]);
    await all.withdraw(all.jobId);
    expect(await tapes(staff)).toEqual([['Accepted', null]]);
  });
});

test('a talent chooses among its own videos that a record shows', async () => {
  const list = async (who: SignedIn) =>
    (await all.call('GET', '/api/video', who)).json<{ id: string }[]>().map(({ id }) => id);
  const talent_id = await all.records.talent();
  const talent = await all.api.signIn({ permission: 'Talent', talent_id });
  const cardId = await all.records.photoCard(talent_id);
  const [tapeId, waiting] = [await videos.finished(talent), await videos.finished(talent)];
  await all.apply(all.jobId, { tapeId, compositeCardId: cardId }, talent);
  expect(await list(talent)).toEqual([tapeId]);
  expect(waiting).not.toBe(tapeId);
  expect(await list(await all.api.signIn({ permission: 'Talent', talent_id: null }))).toEqual([]);
});
