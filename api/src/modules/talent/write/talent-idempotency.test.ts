import { expect, test } from '@jest/globals';
import type { LightMyRequestResponse as Response } from 'fastify';
import { newId } from '../../../kernel/new-id.ts';
import { formOf, picture } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { talentCalls } from '../../../testing/talent-calls.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const setup = staffTestApi();
const { record } = talentCalls(() => setup.api);

/** What comes with each save: a picture, by its place among the files. */
const WORK = {
  experiences: [{ customerName: 'x', experienceType: 'Internal', imageIds: ['file:0'] }],
};
const CARD = { slots: [{ slot: 'front', imageId: 'file:0', x: 0, y: 0, zoom: 1 }] };

const SAVES = {
  'a talent': async () => ({ id: await setup.records.talent(), path: '', data: { height: 160 } }),
  'a work': async () => {
    const id = await setup.records.talent();
    return { id, path: `/work/${await setup.records.work(id)}`, data: WORK };
  },
  'a card': async () => {
    const id = await setup.records.talent();
    return { id, path: `/compositecard/${await setup.records.card(id)}`, data: CARD };
  },
};

test.each(Object.entries(SAVES))(
  'a save of %s that the browser sends again is written once, somebody else’s is a conflict',
  async (_what, make) => {
    const { id, path, data } = await make();
    const files = { imageFiles: await picture('#102030', 40) };
    const form = await formOf({ ...data, version: 1 }, files);
    const send = (who: SignedIn, requestId: string): Promise<Response> =>
      setup.api.app.inject({
        method: 'PUT',
        url: `/api/management/talent/${id}${path}`,
        payload: form.payload!,
        headers: { ...form.headers, ...who.headers, 'x-request-id': requestId },
      });
    const requestId = newId();
    const [first, again] = await Promise.all([
      send(setup.staff, requestId),
      send(setup.staff, requestId),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(first.json()).toMatchObject({ version: 2 });
    expect((await send(setup.staff, requestId)).json()).toEqual(first.json());
    const stored = JSON.stringify(await record(setup.staff, id));
    for (const [who, other] of [
      [setup.staff, newId()],
      [setup.admin, requestId],
    ] as const) {
      const answer = await send(who, other);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        409,
        'VERSION_CONFLICT',
      ]);
    }
    expect(JSON.stringify(await record(setup.staff, id))).toBe(stored);
  },
);

test('a talent that the browser sends again is made once, somebody else’s is a duplicate', async () => {
  const name = { firstName: { th: 'ก' }, lastName: { th: 'ข' }, gender: 'Male' };
  const data = { displayName: 'ส่งซ้ำ', email: 'again@talent.test', ...name };
  const form = await formOf(data, { imageFiles: await picture('#302010', 40) });
  const send = (who: SignedIn, requestId: string): Promise<Response> =>
    setup.api.app.inject({
      method: 'POST',
      url: '/api/management/talent',
      payload: form.payload!,
      headers: { ...form.headers, ...who.headers, 'x-request-id': requestId },
    });
  const requestId = newId();
  const answers = await Promise.all([send(setup.staff, requestId), send(setup.staff, requestId)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]!.json()).toEqual(answers[0]!.json());
  expect((await send(setup.staff, newId())).statusCode).toBe(409);
  expect((await send(setup.admin, requestId)).statusCode).toBe(409);
});
