import { describe, expect, test } from 'vitest';
import { cardCalls, talentWithAlbum, slot } from '../../../testing/card-calls.ts';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
const { address, send, create, change, made, read } = cardCalls(() => setup.api);

const places = ({ slots }: { slots: { slot: string; imageId: string }[] }) =>
  slots.map((one) => [one.slot, one.imageId]);

async function history(talentId: string): Promise<[string, unknown][]> {
  const rows = await setup.api.services.db
    .selectFrom('audit_event')
    .select(['action', 'diff'])
    .where('entity_id', '=', talentId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, diff }) => [action, diff]);
}

describe('changing a card', () => {
  test('leaves what is not sent as it is', async () => {
    const { id, album } = await talentWithAlbum(setup.records);
    const slots = [slot('front', album[0])];
    const before = await made(setup.staff, id, { slots, language: 'en', fields: ['height'] });
    const answer = await change(setup.staff, id, before.id, { version: 1, name: 'ใหม่' });
    const { name, version, updatedAt, drawing, ...rest } = answer.json<typeof before>();
    expect([name, version]).toEqual(['ใหม่', 2]);
    expect(updatedAt > before.updatedAt).toBe(true);
    expect(drawing).toEqual(before.drawing);
    expect(before).toMatchObject(rest);
  });

  test('two concurrent saves: the second gets the current card, and nothing is lost', async () => {
    const { id } = await talentWithAlbum(setup.records);
    const { id: cardId } = await made(setup.staff, id);
    const answers = await Promise.all([
      change(setup.staff, id, cardId, { version: 1, name: 'หนึ่ง' }),
      change(
        setup.staff,
        id,
        cardId,
        { version: 1, name: 'สอง' },
        { imageFiles: await imageBytes('#303030') },
      ),
    ]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<{ name: string }>();
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json<{ code: string }>();
    expect(lost).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { name: won?.name, version: 2, drawing: { size: 'A5' } },
    });
    expect((await read(setup.staff, id, cardId)).name).toBe(won?.name);
  });

  test('into another template keeps the images in their order, and those without a place', async () => {
    const { id, album } = await talentWithAlbum(setup.records);
    const slots = [slot('back4', album[1]), slot('front', album[0]), slot('back1', 'file:0')];
    const files = { imageFiles: await imageBytes('#404040') };
    const card = await made(setup.staff, id, { slots }, files);
    const file = card.slots[2]?.imageId ?? '';
    const put = async (data: object) =>
      (await change(setup.staff, id, card.id, data)).json<typeof card>();
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
    // What was uploaded for the card alone is gone with it, the album's images stay.
    const kept = await setup.records.db
      .selectFrom('image')
      .select(['id', 'deleted_at'])
      .where('talent_id', '=', id)
      .execute();
    const gone = kept.filter((image) => image.deleted_at !== null).map((image) => image.id);
    expect(gone).toEqual([file]);
  });

  test('takes 12 images at most', async () => {
    const { id } = await talentWithAlbum(setup.records);
    const imageIds = [];
    for (let index = 0; index < 12; index += 1) {
      imageIds.push(await setup.records.image({ talent_id: id }));
    }
    const data = { imageIds, slots: [slot('front', 'file:0')] };
    const answer = await create(setup.staff, id, data, { imageFiles: await imageBytes('#505050') });
    expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['imageIds:maxItems']]);
    const rows = await setup.records.db
      .selectFrom('image')
      .select('id')
      .where('talent_id', '=', id)
      .execute();
    expect(rows).toHaveLength(14);
  });

  test('is in the history of the talent, before and after', async () => {
    const { id } = await talentWithAlbum(setup.records);
    const card = await made(setup.staff, id, { name: 'เก่า' });
    await change(setup.staff, id, card.id, { version: 1, name: 'ใหม่', shared: true });
    await send(setup.staff, 'DELETE', address(id, `/${card.id}`));
    const events = await history(id);
    expect(events.map(([action]) => action)).toEqual(['CardCreate', 'CardUpdate', 'CardDelete']);
    expect(events[1]?.[1]).toEqual({
      card: 'ใหม่',
      name: { before: 'เก่า', after: 'ใหม่' },
      shared: { before: false, after: true },
    });
  });
});
