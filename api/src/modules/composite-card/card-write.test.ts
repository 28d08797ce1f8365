import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CARD_FIELDS } from '../../domain/card-layout.ts';
import { newId } from '../../domain/new-id.ts';
import { cardCalls } from '../../testing/card-calls.ts';
import { picture } from '../../testing/form.ts';
import { createRecords, type Records } from '../../testing/records.ts';
import { refusal } from '../../testing/talent-calls.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  staff = await api.signIn({ permission: 'Staff' });
});
afterAll(() => api.close());

const { address, send, create, change, made, read, all } = cardCalls(() => api);

/** A talent with two pictures in its album. */
async function sitter(): Promise<{ id: string; album: [string, string] }> {
  const id = await records.talent();
  const album = [
    await records.image({ talent_id: id, access: 'public' }),
    await records.image({ talent_id: id, access: 'public' }),
  ] as [string, string];
  const { db } = records;
  await db.updateTable('talent').set({ album_image_ids: album }).where('id', '=', id).execute();
  return { id, album };
}

const slot = (name: string, imageId: string, more: object = {}) => ({
  slot: name,
  imageId,
  ...more,
});
describe('making a card', () => {
  test('with pictures of the album and new ones, and the rest as it usually is', async () => {
    const { id, album } = await sitter();
    const slots = [slot('front', album[1], { x: 0.5, y: -1, zoom: 2 }), slot('back2', 'file:0')];
    const card = await made(
      staff,
      id,
      { name: '  การ์ด\u0000 แรก ', slots },
      {
        imageFiles: await picture('#101010'),
      },
    );
    const file = card.slots[1]?.imageId ?? '';
    expect(card).toMatchObject({
      talentId: id,
      name: 'การ์ด แรก',
      language: 'th',
      fields: CARD_FIELDS,
      slots: [
        { slot: 'front', imageId: album[1], x: 0.5, y: -1, zoom: 2 },
        { slot: 'back2', imageId: file, x: 0, y: 0, zoom: 1 },
      ],
      images: [{ id: album[1] }, { id: file, width: 400, height: 400 }],
      isDefault: true,
      shared: false,
      version: 1,
    });
    expect(card.drawing.front.photos[0]).toMatchObject({ image: { id: album[1] }, zoom: 2 });
    expect(await read(staff, id, card.id)).toEqual(card);
    const stored = await records.db
      .selectFrom('image')
      .selectAll()
      .where('id', '=', file)
      .executeTakeFirstOrThrow();
    expect(stored.talent_id).toBe(id);
  });

  test('sent twice at once with its id makes one card', async () => {
    const { id } = await sitter();
    const data = { id: newId(), name: 'เดียว' };
    const file = { imageFiles: await picture('#202020') };
    const answers = await Promise.all([1, 2, 3].map(() => create(staff, id, data, file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await all(staff, id)).map((card) => card.id)).toEqual([data.id]);
    const images = await records.db
      .selectFrom('image')
      .select('id')
      .where('talent_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    // Two of the album, one of the card.
    expect(images).toHaveLength(3);
  });

  test("with another talent's card's id, or a deleted one's, is refused", async () => {
    const [one, two] = [await sitter(), await sitter()];
    const card = await made(staff, one.id);
    const taken = [400, 'VALIDATION_FAILED', ['id:notAllowed']];
    expect(refusal(await create(staff, two.id, { id: card.id }))).toEqual(taken);
    await send(staff, 'DELETE', address(one.id, `/${card.id}`));
    expect(refusal(await create(staff, one.id, { id: card.id }))).toEqual(taken);
  });

  test.each<[string, object, string[]]>([
    ['a name of spaces', { name: ' \u200b ' }, ['name:required']],
    ['a long name', { name: 'ก'.repeat(81) }, ['name:maxLength']],
    ['no template of ours', { template: 'Fancy' }, ['template:enum']],
    ['a field that cards never tell', { fields: ['phoneNumber'] }, ['fields.0:enum']],
    [
      'a place the template lacks, and one filled twice',
      { slots: [slot('back5', newId()), slot('front', newId()), slot('front', newId())] },
      ['slots.0.slot:exist', 'slots.2.slot:uniqueItems'],
    ],
    ['an unknown picture', { slots: [slot('front', newId())] }, ['slots.0.imageId:exist']],
    ['a file that did not come', { imageIds: ['file:1'] }, ['imageIds.0:exist']],
    [
      'a picture beyond its edges',
      { slots: [slot('front', newId(), { x: 1.5 })] },
      ['slots.0.x:max'],
    ],
    ['too near', { slots: [slot('front', newId(), { zoom: 5 })] }, ['slots.0.zoom:max']],
  ])('is refused with %s', async (_name, data, errors) => {
    const { id } = await sitter();
    expect(refusal(await create(staff, id, data))).toEqual([400, 'VALIDATION_FAILED', errors]);
    expect(await all(staff, id)).toEqual([]);
  });

  test("never takes another talent's picture", async () => {
    const [one, two] = [await sitter(), await sitter()];
    const data = { slots: [slot('front', two.album[0])], imageIds: [two.album[1]] };
    expect(refusal(await create(staff, one.id, data))).toEqual([
      400,
      'VALIDATION_FAILED',
      ['slots.0.imageId:exist', 'imageIds.0:exist'],
    ]);
  });

  test('ends at 20 cards, also when two come at once', async () => {
    const { id } = await sitter();
    for (let index = 0; index < 19; index += 1) await records.card(id);
    const answers = await Promise.all([create(staff, id), create(staff, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(refusal(await create(staff, id))).toEqual([409, 'CARDS_FULL', []]);
    const [first] = await all(staff, id);
    const again = await send(staff, 'POST', address(id, `/${first?.id}/duplicate`), {});
    expect(refusal(again)).toEqual([409, 'CARDS_FULL', []]);
  });

  test('for sharing is refused for a minor, whose card is never public', async () => {
    const id = await records.talent({ birthday: '2013-05-05' });
    const refused = [400, 'VALIDATION_FAILED', ['shared:notAllowed']];
    expect(refusal(await create(staff, id, { shared: true }))).toEqual(refused);
    const card = await made(staff, id);
    const answer = await change(staff, id, card.id, { version: 1, shared: true });
    expect(refusal(answer)).toEqual(refused);
  });
});
