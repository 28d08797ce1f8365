import { describe, expect, test } from 'vitest';
import { CONTENT_CHANNEL } from '../../../kernel/content/content.ts';
import { newId } from '../../../kernel/new-id.ts';
import { cardCalls } from '../../../testing/card-calls.ts';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal } from '../../../testing/talent-calls.ts';
import { copyName } from './card-lifecycle.ts';

const setup = staffTestApi();
const { address, send, change, made, read, all } = cardCalls(() => setup.api);
const names = (cards: { name: string }[]) => cards.map(({ name }) => name);
const remove = (id: string, cardId: string) =>
  send(setup.staff, 'DELETE', address(id, `/${cardId}`));
const restore = (id: string, cardId: string) =>
  send(setup.staff, 'POST', address(id, `/${cardId}/restore`));

/** Three cards; the first is the default. */
async function three() {
  const id = await setup.records.talent();
  const [a, b, c] = [
    await made(setup.staff, id, { name: 'A' }),
    await made(setup.staff, id, { name: 'B' }),
    await made(setup.staff, id, { name: 'C' }),
  ];
  return { id, a, b, c };
}

const defaults = async (id: string) =>
  names((await all(setup.staff, id)).filter(({ isDefault }) => isDefault));

describe('the default', () => {
  test('is the first card, until another takes it over', async () => {
    const { id, b } = await three();
    expect(await defaults(id)).toEqual(['A']);
    expect((await change(setup.staff, id, b.id, { version: 1, isDefault: true })).statusCode).toBe(
      200,
    );
    expect(await defaults(id)).toEqual(['B']);
    await made(setup.staff, id, { name: 'D', isDefault: true });
    expect(await defaults(id)).toEqual(['D']);
  });

  test('taken over does not conflict with an edit of the other card', async () => {
    const { id, a, b } = await three();
    await change(setup.staff, id, b.id, { version: 1, isDefault: true });
    expect((await change(setup.staff, id, a.id, { version: 1, name: 'A2' })).statusCode).toBe(200);
    expect(await defaults(id)).toEqual(['B']);
  });

  test('is one, for any number of concurrent requests', async () => {
    const { id, b, c } = await three();
    const answers = await Promise.all(
      [b, c].map((card) => change(setup.staff, id, card.id, { version: 1, isDefault: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await defaults(id)).toHaveLength(1);
  });

  test('given up or deleted goes to the oldest other card; the only one stays it', async () => {
    const { id, a, b, c } = await three();
    await change(setup.staff, id, a.id, { version: 1, isDefault: false });
    expect(await defaults(id)).toEqual(['B']);
    await remove(id, b.id);
    expect(await defaults(id)).toEqual(['A']);
    await remove(id, a.id);
    expect(await defaults(id)).toEqual(['C']);
    await change(setup.staff, id, c.id, { version: 1, isDefault: false });
    expect(await defaults(id)).toEqual(['C']);
    await remove(id, c.id);
    expect(await all(setup.staff, id)).toEqual([]);
    await restore(id, a.id);
    expect(await defaults(id)).toEqual(['A']);
  });
});

describe('a copy', () => {
  test('has all of the card but its name, its being the default, and its being shared', async () => {
    const id = await setup.records.talent();
    const data = {
      name: 'งานแฟชั่น',
      template: 'Editorial',
      language: 'en',
      fields: ['height'],
      slots: [{ slot: 'front', imageId: 'file:0', x: 1, y: 0, zoom: 2 }],
      shared: true,
    };
    const card = await made(setup.staff, id, data, { imageFiles: await imageBytes('#606060') });
    const answer = await send(setup.staff, 'POST', address(id, `/${card.id}/duplicate`), {});
    expect(answer.statusCode).toBe(201);
    const { template, language, fields, slots, images } = card;
    expect(answer.json()).toMatchObject({
      ...{ template, language, fields, slots, images },
      name: 'งานแฟชั่น (2)',
      isDefault: false,
      shared: false,
      version: 1,
    });
    // The image is both cards'; it outlives the first.
    await change(setup.staff, id, card.id, { version: 1, slots: [] });
    const copy = await read(setup.staff, id, answer.json<{ id: string }>().id);
    expect(copy.drawing.front.photos[0]?.image).not.toBeNull();
  });

  test('requested twice concurrently with its id is created once', async () => {
    const { id, a } = await three();
    const body = { id: newId(), name: 'สำเนา' };
    const twice = await Promise.all(
      [1, 2].map(() => send(setup.staff, 'POST', address(id, `/${a.id}/duplicate`), body)),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(names(await all(setup.staff, id))).toEqual(
      expect.arrayContaining(['A', 'B', 'C', 'สำเนา']),
    );
    expect(await all(setup.staff, id)).toHaveLength(4);
  });

  test.each([
    ['การ์ด', 'การ์ด (2)'],
    ['การ์ด (2)', 'การ์ด (3)'],
    ['การ์ด (x)', 'การ์ด (x) (2)'],
    ['ก'.repeat(80), `${'ก'.repeat(76)} (2)`],
    [`${'ก'.repeat(76)} (9)`, `${'ก'.repeat(75)} (10)`],
  ])('of %s is called %s', (name, copy) => {
    expect(copyName(name)).toBe(copy);
  });
});

describe('deleting', () => {
  test('hides the card from all users, and restoring makes it visible again, unchanged', async () => {
    const id = await setup.records.talent();
    const slots = [{ slot: 'front', imageId: 'file:0', x: 0, y: 0, zoom: 1 }];
    const files = { imageFiles: await imageBytes('#707070') };
    await made(setup.staff, id, { name: 'Default' });
    const card = await made(setup.staff, id, { name: 'Shared', shared: true, slots }, files);
    const visitor = () => setup.api.app.inject({ url: `/api/talent/${id}/compositecard` });
    expect(names((await visitor()).json<{ items: { name: string }[] }>().items)).toEqual([
      'Shared',
    ]);
    const copy = (await send(setup.staff, 'POST', address(id, `/${card.id}/duplicate`), {})).json<
      typeof card
    >();
    expect((await remove(id, card.id)).statusCode).toBe(204);
    expect((await visitor()).json()).toEqual({ items: [] });
    expect(refusal(await remove(id, card.id))).toEqual([404, 'CARD_NOT_EXIST', []]);
    // Who lets go of an image does not take it from a card that may come back.
    await change(setup.staff, id, copy.id, { version: 1, slots: [] });
    const back = await restore(id, card.id);
    expect(back.json()).toMatchObject({ shared: true, isDefault: false, version: 3 });
    expect(back.json<typeof card>().images).toEqual(card.images);
    expect(names((await visitor()).json<{ items: { name: string }[] }>().items)).toEqual([
      'Shared',
    ]);
    expect((await restore(id, card.id)).json()).toMatchObject({ version: 3 });
  });

  test('is for good after 30 days', async () => {
    const { id, b } = await three();
    await remove(id, b.id);
    await setup.records.db
      .updateTable('composite_card')
      .set({ deleted_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .where('id', '=', b.id)
      .execute();
    expect(refusal(await restore(id, b.id))).toEqual([404, 'CARD_NOT_EXIST', []]);
  });

  test('an application keeps the card as it was sent', async () => {
    const id = await setup.records.talent();
    const a = { id: await setup.records.photoCard(id, { name: 'A' }) };
    const talent = await setup.api.signIn({ permission: 'Talent', talent_id: id });
    const business_profile_id = await setup.records.business();
    const jobId = await setup.records.job({ business_profile_id });
    await send(talent, 'POST', `/api/job/${jobId}/apply`, { compositeCardId: a.id });
    await remove(id, a.id);
    const sent = await send(setup.staff, 'GET', address(id, `/${a.id}?jobId=${jobId}`));
    expect(sent.json()).toMatchObject({ name: 'A' });
    expect(
      (await send(setup.staff, 'GET', address(id, `/${a.id}/pdf?jobId=${jobId}`))).statusCode,
    ).toBe(200);
  });
});

test('every write that changes public content announces it before the answer', async () => {
  const told: unknown[] = [];
  const id = await setup.records.talent();
  const end = setup.api.services.events.subscribe(CONTENT_CHANNEL, (change) => told.push(change));
  const tells = async <T>(write: Promise<T>): Promise<T> => {
    // What an earlier write told comes once more from the database of several instances.
    const before = told.length;
    const answer = await write;
    expect(told.slice(before)).toContainEqual({ entity: 'talent', id });
    return answer;
  };
  const card = await tells(made(setup.staff, id, { shared: true }));
  await tells(change(setup.staff, id, card.id, { version: 1, shared: false }));
  await tells(remove(id, card.id));
  await tells(restore(id, card.id));
  end();
});
