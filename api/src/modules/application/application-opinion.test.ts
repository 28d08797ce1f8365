import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { testBoards } from '../../testing/boards.ts';

const all = testBoards();
const SECRET = 'only-for-the-agency';

const rate = (who: typeof all.staff, jobId: string, id: string, stars: number | null) =>
  all.call(who, 'PUT', `${jobId}/application/${id}/rating`, { stars });
const note = (who: typeof all.staff, jobId: string, id: string, text: string) =>
  all.call(who, 'POST', `${jobId}/application/${id}/note`, { text });

test('each of the staff has one rating, and all of them an average', async () => {
  const jobId = await all.job();
  const { id } = await all.application(jobId);
  expect((await rate(all.staff, jobId, id, 5)).json()).toEqual({
    ratingAverage: 5,
    ratingCount: 1,
    ownStars: 5,
  });
  await rate(all.staff, jobId, id, 4);
  const both = await rate(all.admin, jobId, id, 3);
  expect(both.json()).toEqual({ ratingAverage: 3.5, ratingCount: 2, ownStars: 3 });
  const back = await rate(all.admin, jobId, id, null);
  expect(back.json()).toEqual({ ratingAverage: 4, ratingCount: 1, ownStars: null });
  for (const stars of [0, 6, 2.5]) {
    expect((await rate(all.staff, jobId, id, stars)).statusCode).toBe(400);
  }
  const { version } = (await all.call(all.staff, 'GET', `${jobId}/application/${id}`)).json();
  expect(version).toBe(1);
});

test('notes are added by staff, and deleted by their writer or an administrator', async () => {
  const jobId = await all.job();
  const { id } = await all.application(jobId);
  const first = (await note(all.staff, jobId, id, ` ${SECRET} `)).json();
  expect(first).toMatchObject({ text: SECRET, authorId: all.staff.id });
  const second = (await note(all.admin, jobId, id, 'second')).json();
  const remove = (who: typeof all.staff, noteId: string) =>
    all.call(who, 'DELETE', `${jobId}/application/${id}/note/${noteId}`);
  expect((await remove(all.staff, second.id)).json().code).toBe('FORBIDDEN');
  expect((await remove(all.admin, first.id)).statusCode).toBe(204);
  expect((await remove(all.admin, newId())).json().code).toBe('NOTE_NOT_EXIST');
  expect((await note(all.staff, jobId, id, '​ ')).statusCode).toBe(400);
  const { notes } = (await all.call(all.staff, 'GET', `${jobId}/application/${id}`)).json();
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['second']);
});

test('ratings and notes of staff are in no answer to talents or businesses', async () => {
  const jobId = await all.job();
  const { id, talentId } = await all.application(jobId);
  const talent = await all.api.signIn({ permission: 'Talent', talent_id: talentId });
  await rate(all.staff, jobId, id, 2);
  await note(all.staff, jobId, id, SECRET);
  const path = `${jobId}/application`;
  for (const url of [path, `${path}/board`, `${path}/${id}`]) {
    const answer = await all.call(all.business, 'GET', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(SECRET);
    const json = answer.json();
    const row = json.items?.[0] ?? json;
    expect(row).toMatchObject({
      ratingAverage: null,
      ratingCount: 0,
      ownStars: null,
      noteCount: 0,
    });
  }
  for (const who of [all.business, talent]) {
    expect((await rate(who, jobId, id, 1)).statusCode).toBe(403);
    expect((await note(who, jobId, id, 'mine')).statusCode).toBe(403);
    const history = await all.api.app.inject({
      url: `/api/management/application/${id}/audit`,
      headers: who.headers,
    });
    expect(history.statusCode).toBe(403);
  }
  for (const url of ['/api/job/myjob', '/api/account/data', `/api/job/${jobId}`]) {
    const own = await all.api.app.inject({ url, headers: talent.headers });
    expect(own.body).not.toContain(SECRET);
    expect(own.body).not.toMatch(/rating/i);
  }
  for (const query of ['rating=1', 'sortByColumn=Rating']) {
    expect((await all.call(all.business, 'GET', `${path}?${query}`)).statusCode).toBe(400);
    expect((await all.call(all.staff, 'GET', `${path}?${query}`)).statusCode).toBe(200);
  }
});
