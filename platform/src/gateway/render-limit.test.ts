import { until } from '@dara/backend/testing';
import { afterEach, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
afterEach(() => site.close());

it('a page refused to one address is rendered for another that waits for it', async () => {
  let opened = Promise.resolve();
  site = await createTestSite({
    renderLimitMs: 60_000,
    mountApi: async (app) => {
      const schema = { response: { 200: { type: 'object', properties: {} } } };
      const config = { access: 'public' } as const;
      app.get('/api/gate', { config, schema }, async () => opened.then(() => ({})));
    },
  });
  const from = (remoteAddress: string, url: string) => site.app.inject({ url, remoteAddress });
  const untilWaiting = (count: number): Promise<void> =>
    until(async () => {
      const { body } = await site.app.inject('/metrics');
      return body.includes(`{queue="rendering",state="waiting"} ${count}\n`);
    });
  await site.shipShell();
  const page = `await api.fetch(api.baseUrl + '/api/gate'); return '<p>rendered</p>';`;
  await site.ship('mf-x', [route('/x')], { page });
  let open = (): void => undefined;
  opened = new Promise((resolve) => (open = resolve));
  // The maximum queue, twelve of each address, plus two of each being rendered.
  const rush = ['1', '2', '3', '4'].flatMap((last) =>
    Array.from({ length: 14 }, (_, at) => from(`198.51.100.${last}`, `/x?keyword=${last}-${at}`)),
  );
  await untilWaiting(48);
  const shared = from('198.51.100.5', '/x?keyword=1-13');
  const newest = from('198.51.100.6', '/x');
  expect((await rush[13])?.statusCode).toBe(503);
  open();
  expect((await newest).body).toContain('<p>rendered</p>');
  expect((await shared).body).toContain('<p>rendered</p>');
  const statuses = (await Promise.all(rush)).map(({ statusCode }) => statusCode);
  // One was displaced for each of the two.
  expect(statuses.filter((status) => status !== 200)).toEqual([503, 503]);
});
