import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

const setup = staffTestApi();
const { put, record } = talentCalls(() => setup.api);

test('an album takes 30 images, whether one more file or one more name would be too many', async () => {
  const id = await setup.records.talent();
  const one = await imageBytes('#123456', 40, 40);
  const imageFiles = Array<Buffer>(29).fill(one);
  await put(setup.staff, id, { version: 1 }, { imageFiles });
  const full = await put(setup.staff, id, { version: 2 }, { imageFiles: [one] });
  expect(full.json<TalentRecord>().album.map((image) => image.id)).toHaveLength(30);
  const more = await put(setup.staff, id, { version: 3 }, { imageFiles: [one] });
  expect(refusal(more)).toEqual([400, 'VALIDATION_FAILED', ['imageIds:maxItems']]);
  const named = [...full.json<TalentRecord>().album.map((image) => image.id), randomUUID()];
  const names = await put(setup.staff, id, { version: 3, imageIds: named });
  expect(refusal(names)).toEqual([400, 'VALIDATION_FAILED', ['imageIds:maxItems']]);
  const files = await put(
    setup.staff,
    id,
    { version: 3, imageIds: [] },
    { imageFiles: Array(31).fill(one) },
  );
  expect(refusal(files)).toEqual([400, 'VALIDATION_FAILED', ['imageFiles:maxItems']]);
  expect((await record(setup.staff, id)).album).toHaveLength(30);
});
