import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD_FIELDS, cardSlots } from '../layout/card-layout.ts';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { cardCalls } from '../../../testing/card-calls.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import type { CardDraftDrawing, CardOptions } from './composite-card-write.schema.ts';

let api: TestApi;
let records: Records;
let id: string;
let talent: SignedIn;
const pictures: Record<'profile' | 'album' | 'card' | 'others', string> = {
  profile: '',
  album: '',
  card: '',
  others: '',
};
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  id = await records.talent({ height: 168, weight: 50 });
  talent = await api.signIn({ permission: 'Talent', talent_id: id });
  for (const source of ['profile', 'album', 'card'] as const) {
    pictures[source] = await records.image({ talent_id: id, width: 900, height: 1200 });
  }
  pictures.others = await records.image({ talent_id: await records.talent() });
  await records.db
    .updateTable('talent')
    .set({ image_id: pictures.profile, album_image_ids: [pictures.album, pictures.profile] })
    .where('id', '=', id)
    .execute();
  await records.card(id, { image_ids: [pictures.card, pictures.album] });
});
afterAll(() => api.close());

const { address, send, made } = cardCalls(() => api);
const draw = (talentId: string, draft: object) =>
  send(talent, 'POST', address(talentId, '/drawing'), draft);
const options = async (talentId: string, who: SignedIn = talent): Promise<CardOptions> =>
  (await send(who, 'GET', address(talentId, '/options'))).json<CardOptions>();

describe('a draft', () => {
  test('is rendered exactly like the card made from it, and nothing is stored', async () => {
    const slots = [
      { slot: 'front', imageId: pictures.album, x: 0.25, y: -0.5, zoom: 1.5 },
      { slot: 'back1', imageId: pictures.profile, x: 0, y: 0, zoom: 1 },
    ];
    const look = { template: 'Editorial', language: 'en', fields: ['height', 'age'], slots };
    const count = () => records.db.selectFrom('composite_card').select('id').execute();
    const before = await count();
    const answer = await draw(id, look);
    expect(answer.statusCode).toBe(200);
    expect(await count()).toEqual(before);
    const { drawing } = await made(talent, id, look);
    expect(answer.json<CardDraftDrawing>().drawing).toEqual(drawing);
  });

  test('leaves a place empty when its image is not stored or belongs to another talent', async () => {
    const slots = [
      { slot: 'front', imageId: 'file:0', x: 0, y: 0, zoom: 2 },
      { slot: 'back1', imageId: pictures.others, x: 0, y: 0, zoom: 1 },
      { slot: 'back2', imageId: newId(), x: 0, y: 0, zoom: 1 },
      { slot: 'nowhere', imageId: pictures.album, x: 0, y: 0, zoom: 1 },
    ];
    const { drawing } = (await draw(id, { template: 'Classic', slots })).json<CardDraftDrawing>();
    const photos = [...drawing.front.photos, ...drawing.back.photos];
    expect(photos.map(({ image }) => image)).toEqual([null, null, null, null, null]);
    expect(photos[0]).toMatchObject({ zoom: 2 });
  });

  test('is refused when it is none', async () => {
    for (const draft of [{}, { template: 'X' }, { template: 'Classic', size: 'A3' }]) {
      expect((await draw(id, draft)).statusCode).toBe(400);
    }
  });
});

describe('what the editor knows', () => {
  test('the templates with their places, the sizes and the limits', async () => {
    const { templates, sizes, ...limits } = await options(id);
    expect(templates.map(({ template, front, back }) => [template, front, back])).toEqual([
      ['Classic', 1, 4],
      ['Editorial', 1, 3],
      ['Beauty', 1, 2],
      ['Mosaic', 2, 4],
      ['Influencer', 1, 3],
      ['Portfolio', 1, 5],
    ]);
    expect(templates[0]?.slots).toEqual(cardSlots('Classic'));
    expect(sizes).toEqual([
      { size: 'A5', width: 148, height: 210, bleed: 3, safe: 3 },
      { size: 'HalfLetter', width: 139.7, height: 215.9, bleed: 3, safe: 3 },
    ]);
    expect(limits).toMatchObject({ cardsMax: 20, nameMax: 80, zoomMax: 4, dpiMin: 200 });
  });

  test('the images, each once, with their size in pixels', async () => {
    const shown = (await options(id)).pictures;
    expect(shown.map((one) => [one.id, one.source, one.width, one.height])).toEqual([
      [pictures.album, 'album', 900, 1200],
      [pictures.profile, 'album', 900, 1200],
      [pictures.card, 'card', 900, 1200],
    ]);
  });

  test('marks the facts that the record has, and those that no card of a minor shows', async () => {
    const told = (await options(id)).fields;
    expect(told.map(({ field }) => field)).toEqual(CARD_FIELDS);
    const known = told.filter(({ isKnown }) => isKnown).map(({ field }) => field);
    expect(known).toEqual(['height', 'weight', 'nationality', 'age']);
    expect(told.every(({ isAllowed }) => isAllowed)).toBe(true);
    const minor = await records.talent({ birthday: yearsBefore(today(), 13), weight: 30 });
    const staff = await api.signIn({ permission: 'Staff' });
    const young = await options(minor, staff);
    expect(young).toMatchObject({ isMinor: true, isPublic: false });
    const hidden = young.fields.filter(({ isAllowed }) => !isAllowed).map(({ field }) => field);
    expect(hidden).toEqual(['weight', 'chest', 'waist', 'hip']);
  });
});
