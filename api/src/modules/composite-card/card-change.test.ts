import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

const { address, send, create, change, made, read } = cardCalls(() => api);

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
const places = ({ slots }: { slots: { slot: string; imageId: string }[] }) =>
  slots.map((one) => [one.slot, one.imageId]);

async function history(talentId: string): Promise<[string, unknown][]> {
  const rows = await records.db
    .selectFrom('audit_event' as never)
    .select(['action', 'diff'] as never[])
    .where('entity_id' as never, '=', talentId as never)
    .orderBy('at' as never)
    .orderBy('id' as never)
    .execute();
  return (rows as { action: string; diff: unknown }[]).map(({ action, diff }) => [action, diff]);
}

describe('changing a card', () => {
  test('leaves what is not sent as it is', async () => {
    const { id, album } = await sitter();
    const slots = [slot('front', album[0])];
    const before = await made(staff, id, { slots, language: 'en', fields: ['height'] });
    const answer = await change(staff, id, before.id, { version: 1, name: 'ใหม่' });
    const { name, version, updatedAt, drawing, ...rest } = answer.json<typeof before>();
    expect([name, version]).toEqual(['ใหม่', 2]);
    expect(updatedAt > before.updatedAt).toBe(true);
    expect(drawing).toEqual(before.drawing);
    expect(before).toMatchObject(rest);
  });

  test('two at once: the second is shown the card as it is, and nothing is lost', async () => {
    const { id } = await sitter();
    const { id: cardId } = await made(staff, id);
    const answers = await Promise.all([
      change(staff, id, cardId, { version: 1, name: 'หนึ่ง' }),
      change(
        staff,
        id,
        cardId,
        { version: 1, name: 'สอง' },
        { imageFiles: await picture('#303030') },
      ),
    ]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<{ name: string }>();
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json<{ code: string }>();
    expect(lost).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { name: won?.name, version: 2, drawing: { size: 'A5' } },
    });
    expect((await read(staff, id, cardId)).name).toBe(won?.name);
  });

  test('into another template keeps the pictures in their order, and those without a place', async () => {
    const { id, album } = await sitter();
    const slots = [slot('back4', album[1]), slot('front', album[0]), slot('back1', 'file:0')];
    const files = { imageFiles: await picture('#404040') };
    const card = await made(staff, id, { slots }, files);
    const file = card.slots[2]?.imageId ?? '';
    const put = async (data: object) =>
      (await change(staff, id, card.id, data)).json<typeof card>();
    const mosaic = await put({ version: 1, template: 'Mosaic' });
    expect(places(mosaic)).toEqual([
      ['front', album[0]],
      ['front2', file],
      ['back1', album[1]],
    ]);
    const beauty = await put({
      version: 2,
      template: 'Beauty',
      slots: [slot('front', album[0])],
      imageIds: [file, album[1]],
    });
    expect(beauty.images.map((image) => image.id)).toEqual([album[0], file, album[1]]);
    expect((await put({ version: 3, slots: [] })).images).toEqual([]);
    // What was uploaded for the card alone is gone with it, the album's pictures stay.
    const kept = await records.db
      .selectFrom('image')
      .select(['id', 'deleted_at'])
      .where('talent_id', '=', id)
      .execute();
    const gone = kept.filter((image) => image.deleted_at !== null).map((image) => image.id);
    expect(gone).toEqual([file]);
  });

  test('takes 12 pictures at most', async () => {
    const { id } = await sitter();
    const imageIds = [];
    for (let index = 0; index < 12; index += 1) {
      imageIds.push(await records.image({ talent_id: id }));
    }
    const data = { imageIds, slots: [slot('front', 'file:0')] };
    const answer = await create(staff, id, data, { imageFiles: await picture('#505050') });
    expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['imageIds:maxItems']]);
    const rows = await records.db
      .selectFrom('image')
      .select('id')
      .where('talent_id', '=', id)
      .execute();
    expect(rows).toHaveLength(14);
  });

  test('stands in the history of the talent, before and after', async () => {
    const { id } = await sitter();
    const card = await made(staff, id, { name: 'เก่า' });
    await change(staff, id, card.id, { version: 1, name: 'ใหม่', shared: true });
    await send(staff, 'DELETE', address(id, `/${card.id}`));
    const events = await history(id);
    expect(events.map(([action]) => action)).toEqual(['CardCreate', 'CardUpdate', 'CardDelete']);
    expect(events[1]?.[1]).toEqual({
      card: 'ใหม่',
      name: { before: 'เก่า', after: 'ใหม่' },
      shared: { before: false, after: true },
    });
  });
});
