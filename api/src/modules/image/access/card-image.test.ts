import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let talentId = '';
let businessId = '';
let shared = '';
let talent: SignedIn;
let business: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  talentId = await records.talent();
  businessId = await records.business();
  shared = await records.card(talentId, { shared: true });
  talent = await api.signIn({ permission: 'Talent', talent_id: talentId });
  business = await api.signIn({ permission: 'Business', business_profile_id: businessId });
  const business_profile_id = await records.business();
  stranger = await api.signIn({ permission: 'Business', business_profile_id });
});
afterAll(() => api.close());

/** The rows have no files: an image that may be seen fails later than one that may not, with a tag. */
async function isServed(id: string, person?: SignedIn): Promise<boolean> {
  const url = `/api/image/${id}/160.jpg`;
  const answer = await api.app.inject({ url, headers: person?.headers ?? {} });
  return answer.headers['etag'] !== undefined;
}

describe('a private image', () => {
  test('is served to everyone once it is on a shared card of a public talent', async () => {
    const image = await records.image();
    const put = (image_ids: string[]) =>
      records.db
        .updateTable('composite_card')
        .set({ image_ids })
        .where('id', '=', shared)
        .execute();
    expect(await isServed(image)).toBe(false);
    await put([image]);
    expect(await isServed(image)).toBe(true);
    await records.db
      .updateTable('talent')
      .set({ active: false })
      .where('id', '=', talentId)
      .execute();
    expect(await isServed(image)).toBe(false);
    await records.db
      .updateTable('talent')
      .set({ active: true })
      .where('id', '=', talentId)
      .execute();
    await put([]);
    expect(await isServed(image)).toBe(false);
  });

  test('is served to the business whose job it was sent to, while the application is active', async () => {
    const image = await records.image();
    const slots = JSON.stringify([{ slot: 'front', imageId: image, x: 0, y: 0, zoom: 1 }]);
    const compositeCardId = await records.card(talentId, { slots, image_ids: [image] });
    const jobId = await records.job({ business_profile_id: businessId });
    const post = (action: string, payload?: object) =>
      api.app.inject({
        method: 'POST',
        url: `/api/job/${jobId}/${action}`,
        headers: talent.headers,
        ...(payload && { payload }),
      });
    expect(await isServed(image, business)).toBe(false);
    expect((await post('apply', { compositeCardId })).statusCode).toBe(201);
    expect(await isServed(image, business)).toBe(true);
    for (const person of [stranger, undefined]) expect(await isServed(image, person)).toBe(false);
    await post('withdraw');
    expect(await isServed(image, business)).toBe(false);
  });
});
