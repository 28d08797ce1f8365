import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const live = (query = '') => site.get(`/_dara/live.json${query}`);

it('is 404 while nothing is live', async () => {
  const answer = await live();
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('returns the revision only, and the requested releases', async () => {
  await site.shipShell();
  await site.ship('mf-home', [route('/')]);
  await site.ship('mf-talk', [route('/talk')]);
  const { revision } = (await site.get('/registry.json')).json();
  const alone = await live();
  expect(alone.json()).toEqual({ revision });
  expect(alone.headers['cache-control']).toBe('public, max-age=10');
  expect((await live('?of=mf-home,mf-gone,shell')).json()).toEqual({
    revision,
    releases: { 'mf-home': '1.0.0', shell: '1.0.0' },
  });
});

it('follows promotions', async () => {
  const before = (await live()).json();
  await site.ship('mf-talk', [route('/talk')], { version: '1.1.0' });
  const after = (await live('?of=mf-home,mf-talk')).json();
  expect(after.revision).not.toBe(before.revision);
  expect(after.releases).toEqual({ 'mf-home': '1.0.0', 'mf-talk': '1.1.0' });
});

it.each([
  ['a name that is none', '?of=../x'],
  ['no name', '?of='],
  ['too many names', `?of=${Array(101).fill('mf-a').join(',')}`],
  ['more than is asked for here', '?of=mf-home&all=1'],
])('refuses %s', async (_what, query) => {
  expect((await live(query)).statusCode).toBe(400);
});
