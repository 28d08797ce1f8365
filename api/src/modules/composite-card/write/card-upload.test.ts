import { beforeAll, describe, expect, vi, test } from 'vitest';
import sharp from 'sharp';
import { cardCalls } from '../../../testing/card-calls.ts';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
let id: string;
beforeAll(async () => {
  id = await setup.records.talent();
});

const { create, change, made, read, all } = cardCalls(() => setup.api);

/** Files and rows of images: what a failure may not leave behind. */
async function kept(): Promise<{ files: string[]; rows: number; cards: number }> {
  const rows = await setup.records.db
    .selectFrom('image')
    .select('id')
    .where('deleted_at', 'is', null)
    .execute();
  const cards = await setup.records.db.selectFrom('composite_card').select('id').execute();
  const files = await setup.api.services.files.list('');
  return { files: files.sort(), rows: rows.length, cards: cards.length };
}

const jpeg = (colour: string) => imageBytes(colour, 700, 900);
const FILES: [string, () => Promise<Buffer>, number, string][] = [
  ['a renamed program', async () => Buffer.from('MZ\u0090\u0000 program'), 415, 'FILE_TYPE'],
  [
    'an svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    415,
    'FILE_TYPE',
  ],
  ['a cut jpeg', async () => (await jpeg('#112233')).subarray(0, 2000), 415, 'FILE_TYPE'],
  [
    'a webp',
    async () =>
      sharp(await jpeg('#112233'))
        .webp()
        .toBuffer(),
    415,
    'FILE_TYPE',
  ],
  ['a file over 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'FILE_TOO_LARGE'],
];

describe.each(FILES)('%s', (_name, make, status, code) => {
  test('is refused at its field, and no uploaded file is stored', async () => {
    const before = await kept();
    const files = { imageFiles: [await jpeg('#0a0b0c'), await make()] };
    const data = { slots: [{ slot: 'front', imageId: 'file:0', x: 0, y: 0, zoom: 1 }] };
    expect(refusal(await create(setup.staff, id, data, files))).toEqual([
      status,
      code,
      [`imageFiles.1:${code}`],
    ]);
    expect(await kept()).toEqual(before);
  });

  test('leaves the card unchanged', async () => {
    const card = await made(setup.staff, id, { name: 'ก่อน' });
    const before = await kept();
    const data = { version: 1, name: 'หลัง', imageIds: ['file:0'] };
    const answer = await change(setup.staff, id, card.id, data, { imageFiles: await make() });
    expect(answer.statusCode).toBe(status);
    expect(await read(setup.staff, id, card.id)).toEqual(card);
    expect(await kept()).toEqual(before);
  });
});

test('more than 12 files are refused', async () => {
  const before = await kept();
  const imageFiles = await Promise.all(
    Array.from({ length: 13 }, (_, index) => imageBytes(`#0000${10 + index}`, 20)),
  );
  expect(refusal(await create(setup.staff, id, {}, { imageFiles }))).toEqual([
    400,
    'VALIDATION_FAILED',
    ['imageFiles:maxItems'],
  ]);
  expect(await kept()).toEqual(before);
});

test('a full disk is reported as such, and leaves neither card nor image', async () => {
  const before = await kept();
  const put = vi.spyOn(setup.api.services.files, 'put').mockImplementationOnce(async () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  const answer = await create(setup.staff, id, {}, { imageFiles: await jpeg('#0d0e0f') });
  put.mockRestore();
  expect(refusal(answer)).toEqual([507, 'STORAGE_FULL', []]);
  expect(await kept()).toEqual(before);
});

test('a save that fails after its images were stored deletes them', async () => {
  const card = await made(setup.staff, id, { name: 'เดิม' });
  const before = await kept();
  const data = { version: 1, slots: [{ slot: 'front', imageId: 'file:9', x: 0, y: 0, zoom: 1 }] };
  const answer = await change(setup.staff, id, card.id, data, {
    imageFiles: await jpeg('#1d1e1f'),
  });
  expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['slots.0.imageId:exist']]);
  expect(await kept()).toEqual(before);
  expect(await read(setup.staff, id, card.id)).toEqual(card);
});

test('refuses a body that is not a form, and a form without data', async () => {
  const cards = (await all(setup.staff, id)).length;
  const url = `/api/management/talent/${id}/compositecard`;
  const { headers } = setup.staff;
  const send = (payload: string, type: string) =>
    setup.api.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  expect((await send('{', 'application/json')).statusCode).toBe(400);
  expect((await send('null', 'application/json')).statusCode).toBe(400);
  expect((await send('<x/>', 'text/xml')).statusCode).toBe(415);
  expect((await all(setup.staff, id)).length).toBe(cards);
});
