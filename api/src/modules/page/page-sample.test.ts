import { expect, test } from 'vitest';
import { onContentChange } from '../../kernel/content/content.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { createTestApi } from '../../testing/test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/page';

const shown = async (slug: string) => (await site.api.app.inject(`/api/page/${slug}`)).json();
const manage = async (slug: string) =>
  (await site.api.app.inject({ url: `${PATH}/${slug}`, headers: site.staff.headers })).json();
const confirm = (slug: string, payload: object, headers: object = site.staff.headers) =>
  site.api.app.inject({
    ...{ method: 'POST', url: `${PATH}/${slug}/confirm`, payload },
    headers: headers as Record<string, string>,
  });
const events = () =>
  site.records.db
    .selectFrom('audit_event')
    .select(['actor_id', 'diff'])
    .where('entity', '=', 'content_page')
    .execute();

test('no text of a new site has a made-up contact, and each is a sample', async () => {
  for (const slug of ['privacy', 'terms', 'cookies', 'about']) {
    const page = await shown(slug);
    expect([slug, page.isSample]).toEqual([slug, true]);
    expect(JSON.stringify(page)).not.toMatch(/@|\+66|mailto|tel:/);
  }
});

test('a demonstration says by its small print that all of it is made up', async () => {
  const demo = await createTestApi({ env: { DEMO: '1' } });
  const { isSample } = (await demo.app.inject('/api/page/privacy')).json();
  await demo.close();
  expect(isSample).toBe(false);
});

test("a confirmed text is the agency's own, in the same version, invalidates caches and is in the history", async () => {
  let told = 0;
  const end = onContentChange(site.api.services, () => (told += 1));
  const { version, textVersion } = await manage('privacy');
  const answer = await confirm('privacy', { version });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ isSample: false, version, textVersion });
  expect(await shown('privacy')).toMatchObject({ isSample: false, version });
  await site.api.services.jobs.drain();
  end();
  expect(told).toBeGreaterThan(0);
  expect((await confirm('privacy', { version })).statusCode).toBe(200);
  const diff = { slug: 'privacy', version, confirmed: true };
  expect(await events()).toEqual([{ actor_id: site.staff.id, diff }]);
});

test('a saved text is the agency’s own, and stays so when the sample is restored', async () => {
  const { version, title } = await manage('terms');
  const payload = { version, title: { ...title, en: 'Our terms' } };
  const { headers } = site.staff;
  const saved = await site.api.app.inject({
    method: 'PUT',
    url: `${PATH}/terms`,
    headers,
    payload,
  });
  expect(saved.json()).toMatchObject({ isSample: false });
  const restored = await site.api.app.inject({
    ...{ method: 'POST', url: `${PATH}/terms/version/1/restore`, headers },
    payload: { version: version + 1 },
  });
  expect(restored.json()).toMatchObject({ isSample: false, title });
});

test('a text changed by another user is not confirmed unread', async () => {
  const { version } = await manage('cookies');
  const stale = await confirm('cookies', { version: version - 1 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await shown('cookies')).isSample).toBe(true);
});

test.each<[string, object, number]>([
  ['cookies', {}, 400],
  ['cookies', { version: '1' }, 400],
  ['cookies', { version: 1, title: { th: 'x' } }, 400],
  ['unknown', { version: 1 }, 404],
  ["x'--", { version: 1 }, 404],
])('%s with %j is refused', async (slug, payload, status) => {
  expect((await confirm(encodeURIComponent(slug), payload)).statusCode).toBe(status);
});

test.each([
  ['Business', 403],
  ['Talent', 403],
  [null, 401],
] as const)('%s confirms nothing', async (permission, status) => {
  const person = permission && (await site.api.signIn({ permission }));
  const { version } = await manage('cookies');
  const answer = await confirm('cookies', { version }, person ? person.headers : {});
  expect(answer.statusCode).toBe(status);
  expect((await shown('cookies')).isSample).toBe(true);
});
