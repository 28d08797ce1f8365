import { expect, vi, test } from 'vitest';
import type { Logger } from '@dara/backend';
import { withSettings, type SiteDeclaration } from '@dara/contract';
import type { ApiAnswer, ApiCaller } from '../rendering/protocol.ts';
import type { Live } from './live.ts';
import { SettingsOfSite } from './site-settings.ts';

const site: SiteDeclaration = {
  name: { th: 'ตัวอย่าง', en: 'Dara' },
  description: { th: 'x', en: 'x' },
  icon: { path: 'M0 0Z', size: 32, color: '#fff', background: '#000' },
  wordmark: { th: { width: 1, outline: 'M0 0' }, en: { width: 1, outline: 'M0 0' } },
  paper: { light: '#fff', dark: '#000' },
  roles: [],
  contact: { email: 'a@b.test', phone: '02', path: '/contact' },
  social: [{ id: 'facebook', name: 'Facebook', url: 'https://facebook.test' }],
};
const live = { snapshot: { revision: '1', site } } as unknown as Live;
const log = { warn: vi.fn() } as unknown as Logger;
const answer = (body: object, status = 200): ApiAnswer => ({
  status,
  headers: {},
  body: JSON.stringify(body),
});

test("site settings override the release's values field by field", () => {
  const shown = withSettings(site, {
    contact: { phone: '03' },
    social: [{ id: 'line', name: 'LINE', url: 'https://line.test' }],
  });
  expect(shown.contact).toEqual({ email: 'a@b.test', phone: '03', path: '/contact' });
  expect(shown.social?.map(({ id }) => id)).toEqual(['line', 'facebook']);
  expect(shown.wordmark).toBe(site.wordmark);
  const { contact: _none, ...bare } = site;
  expect(withSettings(bare, { contact: { phone: '03' } }).contact).toEqual({ phone: '03' });
  const legal = { th: '© ดาวเด่น', en: '© Daoden' };
  expect(withSettings(site, { tagline: legal, legal })).toMatchObject({ tagline: legal, legal });
  const renamed = withSettings(site, { name: { th: 'ดาวเด่น', en: 'Daoden' } });
  expect(renamed).not.toHaveProperty('wordmark');
  expect(shown).not.toHaveProperty('longEmailSuffixes');
  expect(withSettings(site, { longEmailSuffixes: true })).toMatchObject({
    longEmailSuffixes: true,
  });
});

test('a site without an api has its released settings', async () => {
  const call = vi.fn<ApiCaller>();
  const settings = new SettingsOfSite(call, log);
  settings.follow(undefined);
  await settings.settled();
  expect(settings.applied(live)).toBe(live);
  expect(call).not.toHaveBeenCalled();
});

test('a document waits for pending settings, and uses the last ones while the api is unavailable', async () => {
  const answers = [answer({ name: { th: 'ใหม่', en: 'New' } }), answer({}, 503)];
  const settings = new SettingsOfSite(async () => answers.shift()!, log);
  settings.follow('/api/site');
  expect(settings.applied(live)).toBe(live);
  await settings.settled();
  const shown = settings.applied(live);
  expect(shown.snapshot.site.name.en).toBe('New');
  expect(JSON.parse(shown.snapshotJson)).toMatchObject({ site: { name: { en: 'New' } } });
  expect(settings.applied(live)).toBe(shown);
  settings.ask();
  await settings.settled();
  expect(settings.applied(live)).toBe(shown);
  settings.close();
});

test('ignores an answer that a later one overtook', async () => {
  const answers: ((value: ApiAnswer) => void)[] = [];
  const settings = new SettingsOfSite(() => new Promise((resolve) => answers.push(resolve)), log);
  settings.follow('/api/site');
  settings.ask();
  answers[1]!(answer({ name: { th: 'หลัง', en: 'Later' } }));
  await settings.settled();
  answers[0]!(answer({ name: { th: 'ก่อน', en: 'Earlier' } }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(settings.applied(live).snapshot.site.name.en).toBe('Later');
});
