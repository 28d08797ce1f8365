import { describe, expect, test } from 'vitest';
import { CARD_FIELDS } from '../layout/card-layout.ts';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { cardCalls, talentWithAlbum, slot } from '../../../testing/card-calls.ts';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
const { address, send, create, change, made, read, all } = cardCalls(() => setup.api);

describe('making a card', () => {
  test('with images of the album, new images, and defaults for all other values', async () => {
    const { id, album } = await talentWithAlbum(setup.records);
    const slots = [slot('front', album[1], { x: 0.5, y: -1, zoom: 2 }), slot('back2', 'file:0')];
    const card = await made(
      setup.staff,
      id,
      { name: '  การ์ด  แรก ', slots },
      {
        imageFiles: await imageBytes('#101010'),
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
    expect(await read(setup.staff, id, card.id)).toEqual(card);
    const stored = await setup.records.db
      .selectFrom('image')
      .selectAll()
      .where('id', '=', file)
      .executeTakeFirstOrThrow();
    expect(stored.talent_id).toBe(id);
  });

  test('two concurrent requests with one id create one card', async () => {
    const { id } = await talentWithAlbum(setup.records);
    const data = { id: newId(), name: 'เดียว' };
    const file = { imageFiles: await imageBytes('#202020') };
    const answers = await Promise.all([1, 2, 3].map(() => create(setup.staff, id, data, file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await all(setup.staff, id)).map((card) => card.id)).toEqual([data.id]);
    const images = await setup.records.db
      .selectFrom('image')
      .select('id')
      .where('talent_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    // Two of the album, one of the card.
    expect(images).toHaveLength(3);
  });

  test("with another talent's card's id, or a deleted one's, is refused", async () => {
    const [one, two] = [await talentWithAlbum(setup.records), await talentWithAlbum(setup.records)];
    const card = await made(setup.staff, one.id);
    const taken = [400, 'VALIDATION_FAILED', ['id:notAllowed']];
    expect(refusal(await create(setup.staff, two.id, { id: card.id }))).toEqual(taken);
    await send(setup.staff, 'DELETE', address(one.id, `/${card.id}`));
    expect(refusal(await create(setup.staff, one.id, { id: card.id }))).toEqual(taken);
  });

  test.each<[string, object, string[]]>([
    ['a name of spaces', { name: ' \u200b ' }, ['name:required']],
    ['a long name', { name: 'ก'.repeat(81) }, ['name:maxLength']],
    ['no template of ours', { template: 'Fancy' }, ['template:enum']],
    ['a field that cards never tell', { fields: ['phoneNumber'] }, ['fields.0:enum']],
    [
      'a place the template lacks, and one filled twice',
      { slots: [slot('back5', newId()), slot('front', newId()), slot('front', newId())] },
      [
        'slots.0.slot:exist',
        'slots.2.slot:uniqueItems',
        ...[0, 1, 2].map((nth) => `slots.${nth}.imageId:exist`),
      ],
    ],
    ['an unknown picture', { slots: [slot('front', newId())] }, ['slots.0.imageId:exist']],
    ['a file that did not come', { imageIds: ['file:1'] }, ['imageIds.0:exist']],
    [
      'a picture beyond its edges',
      { slots: [slot('front', newId(), { x: 1.5 })] },
      ['slots.0.x:max', 'slots.0.imageId:exist'],
    ],
    [
      'too near',
      { slots: [slot('front', newId(), { zoom: 5 })] },
      ['slots.0.zoom:max', 'slots.0.imageId:exist'],
    ],
  ])('is refused with %s', async (_name, data, errors) => {
    const { id } = await talentWithAlbum(setup.records);
    expect(refusal(await create(setup.staff, id, data))).toEqual([
      400,
      'VALIDATION_FAILED',
      errors,
    ]);
    expect(await all(setup.staff, id)).toEqual([]);
  });

  test("never takes another talent's image", async () => {
    const [one, two] = [await talentWithAlbum(setup.records), await talentWithAlbum(setup.records)];
    const data = { slots: [slot('front', two.album[0])], imageIds: [two.album[1]] };
    expect(refusal(await create(setup.staff, one.id, data))).toEqual([
      400,
      'VALIDATION_FAILED',
      ['slots.0.imageId:exist', 'imageIds.0:exist'],
    ]);
  });

  test('stops at 20 cards, also with two concurrent requests', async () => {
    const { id } = await talentWithAlbum(setup.records);
    for (let index = 0; index < 19; index += 1) await setup.records.card(id);
    const answers = await Promise.all([create(setup.staff, id), create(setup.staff, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(refusal(await create(setup.staff, id))).toEqual([409, 'CARDS_FULL', []]);
    const [first] = await all(setup.staff, id);
    const again = await send(setup.staff, 'POST', address(id, `/${first?.id}/duplicate`), {});
    expect(refusal(again)).toEqual([409, 'CARDS_FULL', []]);
  });

  test('for sharing is refused for a minor, whose card is never public', async () => {
    const id = await setup.records.talent({ birthday: yearsBefore(today(), 13) });
    const refused = [400, 'VALIDATION_FAILED', ['shared:notAllowed']];
    expect(refusal(await create(setup.staff, id, { shared: true }))).toEqual(refused);
    const card = await made(setup.staff, id);
    const answer = await change(setup.staff, id, card.id, { version: 1, shared: true });
    expect(refusal(answer)).toEqual(refused);
  });
});
