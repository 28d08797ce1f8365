import { expect, test } from 'vitest';
import { text } from '../../testing/records.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/media';

async function list(query = '', caller = site.staff): Promise<{ ids: string[]; total: number }> {
  const url = `${PATH}?size=100&${query}`;
  const { items, total } = (await site.api.app.inject({ url, headers: caller.headers })).json();
  return { ids: items.map(({ id }: { id: string }) => id), total };
}
const detail = async (id: string, caller = site.staff) =>
  site.api.app.inject({ url: `${PATH}/${id}`, headers: caller.headers });

test('images are found by name and description, kind, use, and what they miss', async () => {
  const owner = await site.records.talent();
  const [logo, portrait, other] = [
    await site.records.image({ name: 'logo-final.png', is_editorial: true }),
    await site.records.image({ alt: text('ภาพเปิดตัว'), talent_id: owner }),
    await site.records.image({ is_editorial: true, size: 9 }),
  ];
  await site.records.client({ logo_id: logo });
  expect((await list('keyword=logo-fin')).ids).toEqual([logo]);
  expect((await list(`keyword=${encodeURIComponent('ภาพเปิด')}`)).ids).toEqual([portrait]);
  expect((await list('kind=Talent')).ids).toEqual([portrait]);
  expect((await list('kind=Editorial&used=true')).ids).toEqual([logo]);
  expect((await list('kind=Editorial&used=false')).ids).toEqual([other]);
  expect((await list('missingAlt=false')).ids).toEqual([portrait]);
  expect((await list('sortByColumn=Size&sortByAlphabetically=desc')).ids[0]).toBe(other);
  const url = `${PATH}?sortByColumn=hash`;
  const { headers } = site.staff;
  expect((await site.api.app.inject({ url, headers })).statusCode).toBe(400);
});

test('images of accounts are for administrators only; those of a deleted talent are hidden', async () => {
  const account = await site.records.image();
  await site.records.db
    .updateTable('profile')
    .set({ image_id: account })
    .where('id', '=', site.admin.id)
    .execute();
  const gone = await site.records.talent({ deleted_at: new Date() });
  const ofGone = await site.records.image({ talent_id: gone });
  expect((await list()).ids).not.toContain(account);
  expect((await detail(account)).statusCode).toBe(404);
  const { ids } = await list('', site.admin);
  expect([ids.includes(account), ids.includes(ofGone)]).toEqual([true, false]);
  expect((await detail(account, site.admin)).json()).toMatchObject({
    kind: 'User',
    uses: [{ entity: 'User', place: 'Profile', id: site.admin.id }],
  });
  expect((await detail(ofGone, site.admin)).statusCode).toBe(404);
});

test('an image of a talent is described here, and replaced and removed at its record alone', async () => {
  const talentId = await site.records.talent({ display_name: 'มะลิ' });
  const id = await site.records.image({ talent_id: talentId });
  await site.records.db
    .updateTable('talent')
    .set({ album_image_ids: [id] })
    .where('id', '=', talentId)
    .execute();
  await site.records.card(talentId, { image_ids: [id] });
  const { headers } = site.staff;
  const data = { alt: { th: 'มะลิยิ้ม' }, focus: { x: 0.5, y: 0.1 }, version: 1 };
  const put = { method: 'PUT', url: `${PATH}/${id}`, headers, payload: { data } } as const;
  expect((await site.api.app.inject(put)).json()).toMatchObject({ version: 2, isEditable: false });
  const removal = { method: 'DELETE', url: `${PATH}/${id}`, headers } as const;
  expect((await site.api.app.inject(removal)).json().code).toBe('IMAGE_OF_RECORD');
  const label = { th: 'มะลิ', en: 'First Last' };
  expect((await detail(id)).json().uses).toMatchObject([
    { entity: 'Talent', place: 'Album', id: talentId, label },
    { entity: 'Talent', place: 'Card', id: talentId, label },
  ]);
});

test.each(['Talent', 'Business'] as const)('the library is closed to a %s', async (permission) => {
  const caller = await site.api.signIn({ permission });
  expect((await detail('0190a5a0-0000-7000-8000-000000000001', caller)).statusCode).toBe(403);
});
