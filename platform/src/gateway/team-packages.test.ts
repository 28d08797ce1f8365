import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const packages = () => site.get('/_dara/packages.json');

it('names what the live shell was built with, and its development build', async () => {
  expect((await packages()).statusCode).toBe(404);
  const teams = { versions: { react: '19.3.1' }, notes: [] };
  await site.shipShell({
    change: (manifest) => {
      const development = manifest.entry;
      Object.assign(manifest, { teams, development });
    },
  });
  const answer = await packages();
  expect(answer.json()).toEqual({
    ...{ shell: '1.0.0', shared: ['react', '@dara/sdk'], ...teams },
    development: '/assets/shell/entry.1-0-0.js',
  });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('refuses a release whose development build is missing', async () => {
  const change = (manifest: object): void =>
    void Object.assign(manifest, { development: 'development.1.js' });
  await expect(site.publishShell({ version: '1.1.0', change })).rejects.toMatchObject({
    problems: ['release.json /development names development.1.js, which /files lacks'],
  });
});
