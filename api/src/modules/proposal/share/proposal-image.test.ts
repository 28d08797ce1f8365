import { expect, test } from 'vitest';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
const { send, ok, talent, sent } = proposalCalls(site);

/** The row has no file: an image that may be seen fails later than one that may not, with a tag. */
async function isServed(id: string, cookie = ''): Promise<boolean> {
  const answer = await send(null, 'GET', `/api/image/${id}/160.jpg`, undefined, cookie);
  return answer.headers['etag'] !== undefined;
}

test('a private image on a card is for the browser that has opened the link, while it is active', async () => {
  const talentId = await talent();
  const image = await site.records.image({ talent_id: talentId });
  const slots = JSON.stringify([{ slot: 'front', imageId: image, x: 0, y: 0, zoom: 1 }]);
  await site.records.card(talentId, { slots, image_ids: [image], is_default: true });
  const { id, client } = await sent({ items: [{ talentId }] }, { passcode: '1234' });
  expect((await send(null, 'GET', client)).headers['set-cookie']).toBeUndefined();
  const opened = await send(null, 'POST', `${client}/unlock`, { passcode: '1234' });
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
  expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; Path=\/api; SameSite=Strict/);
  const seen = await ok<{ items: { image: { id: string } }[] }>(
    ...([null, 'GET', client, undefined, cookie] as const),
  );
  expect(seen.items[0]!.image.id).toBe(image);
  expect([await isServed(image), await isServed(image, cookie)]).toEqual([false, true]);
  expect(await isServed(await site.records.image(), cookie)).toBe(false);
  const forged = `${cookie.slice(0, -3)}${cookie.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect(await isServed(image, forged)).toBe(false);
  await ok(site.staff, 'POST', `/${id}/revoke`, {});
  expect(await isServed(image, cookie)).toBe(false);
});

test('an image on a sent card is closed to the client once its talent has withdrawn', async () => {
  const talentId = await talent();
  const image = await site.records.image({ talent_id: talentId });
  const slots = JSON.stringify([{ slot: 'front', imageId: image, x: 0, y: 0, zoom: 1 }]);
  await site.records.card(talentId, { slots, image_ids: [image], is_default: true });
  const businessProfileId = await site.records.business({ email: 'client@brand.test' });
  const business = await site.api.signIn({
    ...{ permission: 'Business', business_profile_id: businessProfileId },
  });
  const { client } = await sent({ businessProfileId, items: [{ talentId }] }, { passcode: '1234' });
  const opened = await send(null, 'POST', `${client}/unlock`, { passcode: '1234' });
  const link = String(opened.headers['set-cookie']).split(';')[0]!;
  const session = `accessToken=${business.headers.authorization.split(' ')[1]}`;
  const served = async () => [await isServed(image, link), await isServed(image, session)];
  expect(await served()).toEqual([true, true]);
  await site.records.db
    .updateTable('consent')
    .set({ withdrawn_at: new Date() })
    .where('subject', '=', talentId)
    .where('purpose', '=', 'ClientSharing')
    .execute();
  expect(await served()).toEqual([false, false]);
});
