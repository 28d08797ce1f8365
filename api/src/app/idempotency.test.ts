import { expect, test } from 'vitest';
import type { LightMyRequestResponse as Response } from 'fastify';
import { newId } from '../kernel/new-id.ts';
import { formOf, imageBytes } from '../testing/form.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import type { SignedIn } from '../testing/test-api.ts';

const setup = staffTestApi();

/** What comes with each save: an image, by its place among the files. */
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

/** What is known of a request by its key, or is refused of another's. */
async function expectOnce(
  send: (who: SignedIn, key: string) => Promise<Response>,
  expected: { status: number; refusal: string },
): Promise<Response> {
  const key = newId();
  const answers = await Promise.all([send(setup.staff, key), send(setup.staff, key)]);
  const [first] = answers.filter(({ statusCode }) => statusCode === expected.status);
  for (const answer of answers) {
    if (answer.statusCode === expected.status) expect(answer.json()).toEqual(first!.json());
    else expect(answer.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
  }
  const again = await send(setup.staff, key);
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([
    expected.status,
    'true',
  ]);
  expect(again.json()).toEqual(first!.json());
  for (const [who, other] of [
    [setup.staff, newId()],
    [setup.admin, key],
  ] as const) {
    const answer = await send(who, other);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      expected.refusal,
    ]);
  }
  return first!;
}

test.each(Object.entries(SAVES))(
  'a save of %s that the browser repeats is written once, a save by another user is a conflict',
  async (_what, make) => {
    const { id, path, data } = await make();
    const files = { imageFiles: await imageBytes('#102030', 40) };
    const form = await formOf({ ...data, version: 1 }, files);
    const send = (who: SignedIn, key: string): Promise<Response> =>
      setup.api.app.inject({
        method: 'PUT',
        url: `/api/management/talent/${id}${path}`,
        payload: form.payload!,
        headers: { ...form.headers, ...who.headers, 'idempotency-key': key },
      });
    const first = await expectOnce(send, { status: 200, refusal: 'VERSION_CONFLICT' });
    expect(first.json()).toMatchObject({ version: 2 });
  },
);

test('a talent that the browser sends again is created once, the same from another user is a duplicate', async () => {
  const name = { firstName: { th: 'ก' }, lastName: { th: 'ข' }, gender: 'Male' };
  const data = { displayName: 'ส่งซ้ำ', email: 'again@talent.test', ...name };
  const form = await formOf(data, { imageFiles: await imageBytes('#302010', 40) });
  const send = (who: SignedIn, key: string): Promise<Response> =>
    setup.api.app.inject({
      method: 'POST',
      url: '/api/management/talent',
      payload: form.payload!,
      headers: { ...form.headers, ...who.headers, 'idempotency-key': key },
    });
  await expectOnce(send, { status: 201, refusal: 'EMAIL_DUPLICATE' });
});
