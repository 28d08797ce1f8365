import { expect, test } from 'vitest';
import { nameAccount } from '../../testing/news-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/page';

const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const { headers } = site.staff;
  const answer = await site.api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

test('the pages are listed with their version and how many agreed to it', async () => {
  const talentId = await site.records.talent();
  await site.records.db
    .updateTable('consent')
    .set({ text_version: 'privacy-1' })
    .where('subject', '=', talentId)
    .execute();
  const { items } = (await send('GET', PATH)).body;
  expect(items.map(({ slug }: { slug: string }) => slug)).toEqual([
    ...['about', 'cookies', 'privacy', 'terms'],
  ]);
  expect(items[2]).toMatchObject({ textVersion: 'privacy-1', updatedBy: null });
  expect(items[2].consents).toBeGreaterThan(0);
});

test('every text is stored, readable and restored as the next version, public immediately', async () => {
  const first = (await send('GET', `${PATH}/terms`)).body;
  const body = { th: '<p>ใหม่</p>', en: '<p>New</p>' };
  await nameAccount(site.api.services, site.staff.id, 'Malee', 'K');
  await send('PUT', `${PATH}/terms`, { version: 1, body });
  const versions = (await send('GET', `${PATH}/terms/version?size=1`)).body;
  expect(versions).toMatchObject({ total: 2, items: [{ version: 2, textVersion: 'terms-2' }] });
  expect(versions.items[0]).toMatchObject({ createdBy: 'Malee K', changed: ['body'] });
  const old = (await send('GET', `${PATH}/terms/version/1`)).body;
  expect(old).toMatchObject({ title: first.title, body: first.body, createdBy: null });
  const restore = `${PATH}/terms/version/1/restore`;
  const stale = await send('POST', restore, { version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  const restored = await send('POST', restore, { version: 2 });
  expect(restored.body).toMatchObject({ version: 3, textVersion: 'terms-3', body: first.body });
  const shown = (await site.api.app.inject('/api/page/terms')).json();
  expect(shown).toMatchObject({ textVersion: 'terms-3', body: first.body });
  const again = await send('POST', restore, { version: 3 });
  expect(again.body.version).toBe(3);
  const all = (await send('GET', `${PATH}/terms/version`)).body.items;
  expect(all.map(({ changed }: { changed: string[] }) => changed)).toEqual([
    ['body'],
    ['body'],
    ['title', 'description', 'body'],
  ]);
});

test('a version or page that never was is not found', async () => {
  for (const url of ['terms/version/99', 'terms/version/one', 'nothing/version']) {
    expect((await send('GET', `${PATH}/${url}`)).status).toBe(404);
  }
});
