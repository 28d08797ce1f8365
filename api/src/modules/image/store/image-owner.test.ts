import type { Tables } from '@dara/backend';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveImagesOwners } from '../../../demo/image-owners.ts';
import { imageBytes } from '../../../testing/form.ts';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createImageStore, type ImageStore } from './image-store.ts';

let api: TestApi;
let records: Records;
let images: ImageStore;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  images = createImageStore(api.services);
});
afterAll(() => api.close());

const PUBLIC = { alt: null, access: 'public' } as const;
const shown = (id: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/image/${id}/160.jpg`, headers });
const statusOf = async (id: string) => (await shown(id)).statusCode;

type BusinessRow = Parameters<Records['business']>[0];

async function logoOf(row: BusinessRow): Promise<{ businessId: string; logoId: string }> {
  const businessId = await records.business(row);
  const { id: logoId } = await images.add(await imageBytes(), {
    ...PUBLIC,
    businessProfileId: businessId,
  });
  await setBusiness(businessId, { logo_id: logoId });
  return { businessId, logoId };
}

async function setBusiness(id: string, row: NonNullable<BusinessRow>): Promise<void> {
  await records.db.updateTable('business_profile').set(row).where('id', '=', id).execute();
}

describe('the logo of a business', () => {
  test.each([
    ['waits for approval', { status: 'Pending' }],
    ['was rejected', { status: 'Rejected' }],
    ['is suspended', { status: 'Suspended' }],
    ['is not active', { active: false }],
    ['was deleted', { deleted_at: new Date() }],
    ['shows itself nowhere', { show_as_client: false }],
  ] as const)('that %s is not public', async (_what, row) => {
    const { logoId } = await logoOf({ show_as_client: true, ...row });
    const answer = await shown(logoId);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is public among the clients, and leaves caches within minutes of its end', async () => {
    const { businessId, logoId } = await logoOf({ show_as_client: true });
    const answer = await shown(logoId);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=300, s-maxage=60, stale-while-revalidate=300',
    ]);
    await setBusiness(businessId, { status: 'Suspended' });
    const etag = String(answer.headers['etag']);
    expect((await shown(logoId, { 'if-none-match': etag })).statusCode).toBe(404);
  });

  test('is public above a public job, in answers as in itself', async () => {
    const { businessId, logoId } = await logoOf({});
    const job = await records.job({ business_profile_id: businessId, visibility: 'Internal' });
    expect(await statusOf(logoId)).toBe(404);
    await records.db
      .updateTable('job')
      .set({ visibility: 'Public' })
      .where('id', '=', job)
      .execute();
    expect(await statusOf(logoId)).toBe(200);
    const logo = async () => (await api.app.inject(`/api/job/${job}`)).json().companyLogo;
    expect((await logo()).id).toBe(logoId);
    await setBusiness(businessId, { status: 'Suspended' });
    expect((await api.app.inject(`/api/job/${job}`)).statusCode).toBe(404);
    expect(await statusOf(logoId)).toBe(404);
  });

  test('is shown to its own account and to staff all the while', async () => {
    const { businessId, logoId } = await logoOf({ status: 'Pending' });
    for (const [profile, status] of [
      [{ permission: 'Staff' }, 200],
      [{ permission: 'Business', business_profile_id: businessId }, 200],
      [{ permission: 'Business' }, 404],
    ] as const) {
      const { headers } = await api.signIn(profile);
      expect((await shown(logoId, headers)).statusCode).toBe(status);
    }
  });
});

describe('images stored without an owner', () => {
  const add = async () => (await images.add(await imageBytes(), PUBLIC)).id;
  const ownerOf = async (id: string) => {
    const row = await images.find(id);
    return row?.talent_id ?? row?.business_profile_id ?? null;
  };
  const set = (id: string, row: Partial<Pick<Tables['talent'], never>> & object) =>
    records.db.updateTable('talent').set(row).where('id', '=', id).execute();

  test('become their talent’s or their business’s, and as private', async () => {
    const [profile, album, carded, logo] = [await add(), await add(), await add(), await add()];
    const talentId = await records.talent({ status: 'Pending' });
    await set(talentId, { image_id: profile, album_image_ids: [album] });
    await records.card(talentId, { image_ids: [carded] });
    const businessId = await records.business({ logo_id: logo, status: 'Pending' });
    expect(await statusOf(profile)).toBe(200);
    await giveImagesOwners(api.services.db);
    for (const id of [profile, album, carded]) expect(await ownerOf(id)).toBe(talentId);
    expect(await ownerOf(logo)).toBe(businessId);
    for (const id of [profile, album, carded, logo]) expect(await statusOf(id)).toBe(404);
  });

  test('stay without an owner when two talents or an article use them', async () => {
    const [shared, told, sold] = [await add(), await add(), await add()];
    const [one, two] = [await records.talent(), await records.talent()];
    await set(one, { image_id: shared });
    await set(two, { album_image_ids: [shared, told] });
    await records.news({ image_id: told });
    await records.business({ logo_id: sold });
    await records.db
      .insertInto('client')
      .values({ id: newId(), name: text('ลูกค้า'), logo_id: sold })
      .execute();
    await giveImagesOwners(api.services.db);
    for (const id of [shared, told, sold]) expect(await ownerOf(id)).toBeNull();
    const answer = await shown(told);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
