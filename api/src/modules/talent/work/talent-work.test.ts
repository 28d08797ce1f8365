import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { imageBytes } from '../../../testing/form.ts';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls, type Problem } from '../../../testing/talent-calls.ts';
import { workCalls } from '../../../testing/work-calls.ts';
import type { WorkRecord } from '../record/talent-record.schema.ts';

const setup = staffTestApi(ONE_CONNECTION);
const { send, record } = talentCalls(() => setup.api);
const { talentWithWork, write, written } = workCalls(setup);

describe('types of work', () => {
  test('one is added once, also when asked for twice at the same time', async () => {
    const { id } = await talentWithWork();
    const add = (talentType: string) => send(setup.staff, 'POST', `/${id}/work`, { talentType });
    const answers = await Promise.all([add('Singer'), add('Singer')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(refusal(refused)).toEqual([
      409,
      'TALENT_TYPE_DUPLICATE',
      ['talentType:TALENT_TYPE_DUPLICATE'],
    ]);
    expect(await record(setup.staff, id)).toMatchObject({
      talentTypes: ['Actor', 'Singer'],
      version: 1,
    });
    expect((await add('Dancer')).statusCode).toBe(400);
  });

  test('a removed one can be added again, empty', async () => {
    const { id, path } = await talentWithWork();
    await written(path, { budgets: [{ type: 'Post', rateCharge: 5 }], version: 1 });
    expect((await send(setup.staff, 'DELETE', path)).statusCode).toBe(204);
    expect((await send(setup.staff, 'DELETE', path)).statusCode).toBe(404);
    expect(await record(setup.staff, id)).toMatchObject({ talentTypes: [], works: [] });
    const again = await send(setup.staff, 'POST', `/${id}/work`, { talentType: 'Actor' });
    expect(again.json()).toMatchObject({ talentType: 'Actor', budgets: [], version: 1 });
  });
});

test('a budget is dated by the server when it changes, and only then', async () => {
  const { path } = await talentWithWork();
  const began = new Date().toISOString();
  const budgets = [
    { type: 'Post', rateCharge: 1000.126, detail: ' หนึ่งโพสต์ ', dateUpdate: '2001-01-01T00:00:00Z' },
    { type: 'Live', rateCharge: 5000 },
  ];
  const first = await written(path, { budgets, version: 1 });
  expect(first.budgets).toMatchObject([
    { type: 'Post', rateCharge: 1000.13, detail: 'หนึ่งโพสต์' },
    { type: 'Live', rateCharge: 5000, detail: null },
  ]);
  for (const { dateUpdate } of first.budgets) expect(dateUpdate >= began).toBe(true);
  const [post, live] = first.budgets;
  const again = [{ ...live, rateCharge: 5001 }, post, { type: 'Event', rateCharge: 1 }];
  const second = await written(path, { budgets: again, version: 2 });
  expect(second.budgets.map(({ type }) => type)).toEqual(['Live', 'Post', 'Event']);
  expect(second.budgets[0]!.dateUpdate > live!.dateUpdate).toBe(true);
  expect(second.budgets[1]).toEqual(post);
  const third = await written(path, { budgets: [post], version: 3 });
  expect(third.budgets).toEqual([post]);
});

test('performances suggest what a reach and an engagement cost, and show on the account', async () => {
  const { id, path } = await talentWithWork();
  const data = {
    budgets: [
      { type: 'Post', rateCharge: 1000 },
      { type: 'ShortVideo', rateCharge: 3000 },
    ],
    socialMediaPerformance: [
      {
        ...{ channel: 'Tiktok', followers: 20_000, engagement: 5 },
        ...{ averagePostReach: 6000, averageStoryView: 4000 },
      },
      { channel: 'Youtube', subscribers: 500, engagement: 2, averagePostReach: 0, cpr: 9.999 },
    ],
    version: 1,
  };
  const first = await written(path, data);
  expect(first.socialMediaPerformance).toMatchObject([
    {
      ...{ channel: 'Tiktok', averagePostReach: 6000, averageStoryView: 4000 },
      ...{ cpr: null, cpe: null, suggestedCpr: 0.5, suggestedCpe: 3 },
    },
    { channel: 'Youtube', followers: 500, cpr: 10, suggestedCpr: null, suggestedCpe: 100 },
  ]);
  expect(await record(setup.staff, id)).toMatchObject({
    followers: 20_000,
    engagementRate: 5,
    channel: 'Tiktok',
  });
  const [tiktok, youtube] = first.socialMediaPerformance;
  const again = [
    { ...tiktok, followers: 30_000 },
    { ...youtube, cpr: 8 },
  ];
  const second = await written(path, { socialMediaPerformance: again, version: 2 });
  expect(second.socialMediaPerformance[0]!.measuredAt > tiktok!.measuredAt).toBe(true);
  expect(second.socialMediaPerformance[1]).toMatchObject({
    cpr: 8,
    measuredAt: youtube!.measuredAt,
  });
  expect(await record(setup.staff, id)).toMatchObject({ followers: 30_000 });
});

test('a changed value is measured again', async () => {
  const { path } = await talentWithWork();
  const reach = [{ channel: 'Tiktok', averagePostReach: 500 }];
  const first = await written(path, { socialMediaPerformance: reach, version: 1 });
  const [before] = first.socialMediaPerformance;
  const views = [{ ...before, averagePostReach: null, averageStoryView: 500 }];
  const second = await written(path, { socialMediaPerformance: views, version: 2 });
  expect(second.socialMediaPerformance[0]!.measuredAt > before!.measuredAt).toBe(true);
});

describe('refused, with nothing written', () => {
  const good = { customerName: 'x', experienceType: 'Internal' };
  test.each([
    [{ budgets: [{ type: 'Free', rateCharge: 1 }] }, 400, 'budgets.0.type:enum'],
    [{ budgets: [{ type: 'Post', rateCharge: -1 }] }, 400, 'budgets.0.rateCharge:min'],
    [{ budgets: [{ type: 'Post' }] }, 400, 'budgets.0.rateCharge:required'],
    [{ budgets: [{ id: newId(), type: 'Post', rateCharge: 1 }] }, 400, 'budgets.0.id:exist'],
    [{ experiences: [{ ...good, customerName: ' ' }] }, 400, 'experiences.0.customerName:required'],
    [{ experiences: [{ ...good, link: 'ftp://x.y' }] }, 400, 'experiences.0.link:url'],
    [
      { experiences: [{ ...good, project: 'x'.repeat(121) }] },
      400,
      'experiences.0.project:maxLength',
    ],
    [{ experiences: [{ ...good, role: 'x'.repeat(121) }] }, 400, 'experiences.0.role:maxLength'],
    // Composing writes this letter as two.
    [
      { experiences: [{ ...good, role: '\u0958'.repeat(120) }] },
      400,
      'experiences.0.role:maxLength',
    ],
    [{ experiences: [{ ...good, role: 1 }] }, 400, 'experiences.0.role:type'],
    [{ experiences: [{ ...good, hireDate: '2025-13-01' }] }, 400, 'experiences.0.hireDate:date'],
    [{ experiences: [{ ...good, imageIds: [newId()] }] }, 400, 'experiences.0.imageIds.0:exist'],
    [{ experiences: [{ ...good, imageIds: ['file:3'] }] }, 400, 'experiences.0.imageIds.0:exist'],
    [
      { socialMediaPerformance: [{ channel: 'Tiktok' }, { channel: 'Tiktok' }] },
      409,
      'socialMediaPerformance.1.channel:CHANNEL_DUPLICATE',
    ],
  ])('%j', async (data, status, error) => {
    const { id, path } = await talentWithWork();
    const answer = await write(path, { ...data, version: 1 });
    expect([answer.statusCode, refusal(answer)[2]]).toEqual([status, [error]]);
    expect((await record(setup.staff, id)).works).toMatchObject([{ version: 1 }]);
  });

  test('a file that no experience names, a file that is no image', async () => {
    const { path } = await talentWithWork();
    const unused = await write(path, { version: 1 }, [await imageBytes('#444444', 40)]);
    expect(refusal(unused)).toEqual([400, 'VALIDATION_FAILED', ['imageFiles.0:unused']]);
    const experiences = [{ ...good, imageIds: ['file:0'] }];
    const broken = await write(path, { experiences, version: 1 }, [Buffer.from('x')]);
    expect(refusal(broken)).toEqual([415, 'FILE_TYPE', ['imageFiles.0:FILE_TYPE']]);
  });

  test('what has been changed since, showing the work as it is now', async () => {
    const { path } = await talentWithWork();
    const budgets = (rateCharge: number) => [{ type: 'Post', rateCharge }];
    const answers = await Promise.all(
      [1, 2].map((rate) => write(path, { budgets: budgets(rate), version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const kept = answers.find(({ statusCode }) => statusCode === 200)!.json<WorkRecord>();
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(refused.json<Problem>()).toMatchObject({ code: 'VERSION_CONFLICT', current: kept });
  });

  test("another talent's work", async () => {
    const [one, two] = [await talentWithWork(), await talentWithWork()];
    const answer = await write(`/${one.id}/work/${two.workId}`, { budgets: [], version: 1 });
    expect(answer.statusCode).toBe(404);
    expect((await send(setup.staff, 'DELETE', `/${one.id}/work/${two.workId}`)).statusCode).toBe(
      404,
    );
  });
});
