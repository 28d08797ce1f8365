import { describe, expect, it, test } from 'vitest';
import type { ReleaseManifest, RemoteDeclaration } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { gateOutcomes } from './gate.ts';
import type { Grants } from './gate-ownership.ts';

const remote = (
  name: string,
  prefixes: string[],
  paths: string[],
  declared: Partial<RemoteDeclaration> = {},
): ReleaseManifest => {
  const manifest = manifestOf(name, prefixes, paths);
  return { ...manifest, declaration: { ...manifest.declaration, ...declared } };
};

const { grants: _grants, ...ungranted } = SAMPLE_SITE;
const siteOf = (grants: Record<string, string[]> = {}) =>
  shellOf({ site: { ...ungranted, grants } });

/** Problems of a candidate by gate, beside live releases. */
function found(
  gate: string,
  candidate: ReleaseManifest,
  live: ReleaseManifest[],
  grants: Grants = {},
): string[] {
  const byName = new Map(live.map((manifest) => [manifest.name, manifest]));
  const outcomes = gateOutcomes(candidate, byName, { grants });
  return outcomes.filter((outcome) => outcome.gate === gate).flatMap(({ problems }) => problems);
}

describe('a remote needs a grant', () => {
  const label = { th: 'ก', en: 'A' };
  const entry = { id: 'x', section: 'main', label, path: '/x', order: 0 };
  const secret = { ...manifestOf('mf-n', [], ['/n/:token']).declaration.routes[0]!, secret: true };
  it.each<[string, Partial<RemoteDeclaration>]>([
    ['prefix:/n', {}],
    ['menu:main', { menu: [entry] }],
    ['frame:https://player.test', { frames: ['https://player.test'] }],
    ['secret:/n/:token', { routes: [secret as RemoteDeclaration['routes'][number]] }],
  ])('%s, from the registry or site.json', (need, declared) => {
    const candidate = remote('mf-n', ['/n'], ['/n'], declared);
    const rest = need === 'prefix:/n' ? [] : ['prefix:/n'];
    const refusal = `${need} is not granted to mf-n: the operator runs "dara grant mf-n ${need}"`;
    expect(found('grants', candidate, [siteOf({ 'mf-n': rest })])).toEqual([refusal]);
    expect(found('grants', candidate, [siteOf({ 'mf-other': [need], 'mf-n': rest })])).toEqual([
      refusal,
    ]);
    expect(found('grants', candidate, [siteOf({ 'mf-n': [...rest, need] })])).toEqual([]);
    expect(found('grants', candidate, [siteOf({ 'mf-n': rest })], { 'mf-n': [need] })).toEqual([]);
  });

  it('that includes prefixes below a granted one, and none beside it', () => {
    const below = remote('mf-n', ['/n/deep'], ['/n/deep']);
    const beside = remote('mf-n', ['/news'], ['/news']);
    const live = [siteOf({ 'mf-n': ['prefix:/n'] })];
    expect(found('grants', below, live)).toEqual([]);
    expect(found('grants', beside, live)).toHaveLength(1);
  });

  it('for no menu entry outside the public header', () => {
    const menu = [{ ...entry, section: 'desk' }];
    const candidate = remote('mf-n', ['/n'], ['/n'], { menu });
    expect(found('grants', candidate, [siteOf({ 'mf-n': ['prefix:/n'] })])).toEqual([]);
  });
});

describe('crawler rules', () => {
  const root = remote('mf-public', ['/'], ['/']);
  const book = remote('mf-book', ['/book'], ['/book']);
  const withRule = (rule: string) => ({
    book: remote('mf-book', ['/book'], ['/book'], { robots: { disallow: [rule] } }),
    root: remote('mf-public', ['/'], ['/'], { robots: { disallow: [rule] } }),
  });
  test.each(['/book', '/book/own', '/BOOK/*'])('%s belongs to the owner of /book', (rule) => {
    const { book: candidate } = withRule(rule);
    expect(found('routes', candidate, [shellOf(), root])).toEqual([]);
  });
  test.each(['/', '/b', '/*book', '/news', '/bookshop'])('%s does not', (rule) => {
    const { book: candidate } = withRule(rule);
    expect(found('routes', candidate, [shellOf(), root])).toEqual([
      `robots rule ${rule} of mf-book reaches addresses of others: leave it to site.json`,
    ]);
  });
  test.each([
    ['/about', 0],
    ['/api/share/', 0],
    ['/', 1],
    ['/bo', 1],
    ['/book/own', 1],
  ])('%s of the owner of / has %i problems', (rule, count) => {
    expect(found('routes', withRule(rule).root, [shellOf(), book])).toHaveLength(count);
  });
});

describe('no remote takes addresses of another', () => {
  const news = remote('mf-news', ['/news'], ['/news', '/news/:id']);
  const article = remote('mf-x', ['/news/7'], ['/news/7']);
  const refusal = (what: string) =>
    `${what} of mf-news, which does not accept it: add it to "accepts" in remote.json of mf-news`;

  it('by a longer prefix, in either order', () => {
    const expected = [refusal('prefix /news/7 of mf-x is below prefix /news')];
    expect(found('routes', article, [shellOf(), news])).toEqual(expected);
    expect(found('routes', news, [shellOf(), article])).toEqual(expected);
  });

  it('by a prefix that matches a route with a parameter of the owner of /', () => {
    const root = remote('mf-news', ['/'], ['/', '/:slug']);
    const taker = remote('mf-x', ['/about'], ['/about']);
    expect(found('routes', taker, [shellOf(), root])).toEqual([
      refusal('prefix /about of mf-x is an address of /:slug'),
    ]);
  });

  it('unless the release of the owner accepts it', () => {
    const accepting = remote('mf-news', ['/news'], ['/news/:id'], { accepts: ['/news/7'] });
    expect(found('routes', article, [shellOf(), accepting])).toEqual([]);
    const wider = remote('mf-x', ['/news/8'], ['/news/8']);
    expect(found('routes', wider, [shellOf(), accepting])).toHaveLength(1);
  });

  it('but what both have in their live releases is left to them', () => {
    const live = [shellOf(), news, article];
    expect(found('routes', { ...news, version: '2.0.0' }, live)).toEqual([]);
    expect(found('routes', { ...article, version: '2.0.0' }, live)).toEqual([]);
  });
});
