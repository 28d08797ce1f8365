import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { gateProblems } from './gate.ts';

/** Check results for a candidate with the live shell and remotes. */
function problems(candidate: ReleaseManifest, ...others: ReleaseManifest[]): string[] {
  const live = [...(candidate.kind === 'shell' ? [] : [shellOf()]), ...others];
  return gateProblems(candidate, new Map(live.map((manifest) => [manifest.name, manifest])));
}

const book = manifestOf('mf-book', ['/book'], ['/book', '/book/:id']);
/** The same release, which leaves addresses to others. */
const accepting = (manifest: ReleaseManifest, ...accepts: string[]): ReleaseManifest => ({
  ...manifest,
  declaration: { ...manifest.declaration, accepts },
});

describe('prefixes end with a segment', () => {
  it.each([
    ['/books', ['/books']],
    ['/books', ['/books/:id', '/books/new']],
    ['/book-awards', ['/book-awards']],
    ['/boo', ['/boo']],
  ])('%s does not conflict with /book, in either order', (prefix, paths) => {
    const beside = manifestOf('mf-beside', [prefix], paths);
    expect(problems(beside, book)).toEqual([]);
    expect(problems(book, beside)).toEqual([]);
  });

  it('/books is not covered by the prefix /book', () => {
    expect(problems(manifestOf('mf-book', ['/book'], ['/books']))).toEqual([
      'route /books is below none of the prefixes of mf-book: add its beginning to "prefixes" in remote.json',
    ]);
  });

  it('the longest prefix owns a path', () => {
    const shelf = manifestOf('mf-shelf', ['/book/shelf'], ['/book/shelf', '/book/shelf/:id']);
    expect(problems(shelf, accepting(book, '/book/shelf'))).toEqual([]);
    expect(problems(accepting(book, '/book/shelf'), shelf)).toEqual([]);
    const late = manifestOf('mf-book', ['/book'], ['/book', '/book/shelf/own']);
    expect(problems(late, shelf)).toEqual([
      'route /book/shelf/own of mf-book is below prefix /book/shelf of mf-shelf: choose another path',
    ]);
  });

  it('a new prefix cannot take existing routes of live releases', () => {
    const taker = manifestOf('mf-taker', ['/book/profile', '/taker'], ['/taker']);
    const owner = manifestOf('mf-book', ['/book'], ['/book/profile/edit']);
    expect(problems(taker, owner)).toEqual([
      'route /book/profile/edit of mf-book is below prefix /book/profile of mf-taker: choose another path',
    ]);
  });

  it('a conflict of two others does not affect a third', () => {
    const intruder = manifestOf('mf-intruder', ['/x'], ['/book/intruder']);
    const third = manifestOf('mf-third', ['/third'], ['/third']);
    expect(problems(third, book, intruder)).toEqual([]);
  });

  it.each(['/book/', '/book//'])('%s is /book', (prefix) => {
    const other = manifestOf('mf-other', [prefix], ['/book/other']);
    expect(problems(other, book)).toEqual(['prefix /book belongs to mf-book: choose another']);
    const own = manifestOf('mf-book', [prefix], ['/book/other']);
    expect(problems(own)).toEqual([]);
  });

  it('prefixes that differ only in case conflict, since the router ignores case', () => {
    expect(problems(manifestOf('mf-other', ['/Book'], ['/book/other']), book)).toEqual([
      'prefix /book belongs to mf-book: choose another',
    ]);
    expect(problems(manifestOf('mf-book', ['/Book/'], ['/book/other', '/BOOK']))).toEqual([]);
    const capital = manifestOf('mf-book', ['/Book'], ['/Book/:id']);
    const below = manifestOf('mf-other', ['/other'], ['/book/other']);
    expect(problems(below, capital)).toEqual([
      'route /book/other of mf-other is below prefix /book of mf-book: choose another path',
    ]);
  });

  it('the prefix / owns paths without another owner', () => {
    const root = manifestOf('mf-public', ['/'], ['/', '/about', '/:slug']);
    expect(problems(accepting(root, '/book'), book)).toEqual([]);
    expect(problems(book, accepting(root, '/book'))).toEqual([]);
    expect(problems(manifestOf('mf-b', ['/b'], ['/']), root)).toEqual([
      'route / belongs to mf-public, as /: choose another path',
    ]);
    expect(problems(manifestOf('mf-b', ['/b'], ['/b', '/c']), root)).toEqual([
      'route /c of mf-b is below prefix / of mf-public: choose another path',
    ]);
  });

  it('the shell has precedence', () => {
    const shell = shellOf({}, ['/book/help', '/404']);
    expect(problems(shell, book)).toEqual([]);
    expect(gateProblems(book, new Map([['shell', shell]]))).toEqual([]);
  });
});

describe('paths of the shell', () => {
  const shell = manifestOf('shell', ['/resetpassword', '/404'], ['/resetpassword/:email/:token'], {
    kind: 'shell',
    shared: [{ name: 'react', range: '19.3.1', singleton: true }],
  });
  const live = (...others: ReleaseManifest[]) =>
    new Map([shell, ...others].map((manifest) => [manifest.name, manifest]));

  it.each([
    '/resetpassword',
    '/ResetPassword/',
    '/resetpassword/:email/now',
    '/404',
    '/404/:page',
    '/resetpassword?',
  ])('%s is none of a remote, whatever its prefix', (path) => {
    const remote = manifestOf('mf-x', ['/'], [path]);
    const found = gateProblems(remote, live());
    expect(found).toEqual([
      expect.stringMatching(
        /^route .* of mf-x is below prefix \/(resetpassword|404) of shell: choose another path$/,
      ),
    ]);
  });

  it('are no prefixes of a remote', () => {
    for (const prefix of ['/resetpassword', '/ResetPassword/mine/']) {
      expect(gateProblems(manifestOf('mf-x', [prefix], []), live())).toEqual([
        `prefix ${prefix.toLowerCase().replace(/\/$/, '')} of mf-x is below prefix /resetpassword of shell: choose another path`,
      ]);
    }
  });

  it('are looked at when the shell changes', () => {
    const remote = manifestOf('mf-x', ['/'], ['/', '/help']);
    const next = { ...shell, declaration: { ...shell.declaration, prefixes: ['/help'] } };
    expect(gateProblems(next, live(remote))).toEqual([
      'route /help of mf-x is below prefix /help of shell: choose another path',
    ]);
    expect(gateProblems(shell, live(remote))).toEqual([]);
  });

  it('do not affect similar addresses', () => {
    const remote = manifestOf('mf-x', ['/'], ['/', '/resetpasswords', '/:slug', '/x/404']);
    expect(gateProblems(remote, live())).toEqual([]);
  });
});

describe('an address belongs to one', () => {
  const owner = manifestOf('mf-book', ['/book'], ['/book/:id', '/book/edit/:part?']);

  it.each([
    ['/book/:other', '/book/:id'],
    ['/BOOK/:id', '/book/:id'],
    ['/book/edit', '/book/edit/:part?'],
    ['/book/edit/:step', '/book/edit/:part?'],
    ['/book/:id?', '/book/:id'],
    ['/book//:id/', '/book/:id'],
  ])('%s is %s', (path, known) => {
    const other = manifestOf('mf-other', ['/other'], [path]);
    expect(problems(other, owner)).toContain(
      `route ${path} belongs to mf-book, as ${known}: choose another path`,
    );
  });

  it('neither a longer one nor one with a fixed end is the same', () => {
    const root = manifestOf('mf-book', ['/book'], ['/book/:id']);
    const other = manifestOf('mf-other', ['/book/new'], ['/book/new', '/book/new/:id']);
    expect(problems(other, accepting(root, '/book/new'))).toEqual([]);
  });

  it('not to the shell and a remote', () => {
    expect(gateProblems(book, new Map([['shell', shellOf({}, ['/book'])]]))).toEqual([
      'route /book belongs to shell, as /book: choose another path',
    ]);
  });

  it('nor twice to the same', () => {
    const twice = manifestOf('mf-a', ['/a'], ['/a/:id', '/a/:name']);
    expect(problems(twice)).toEqual(['route /a/:name is declared twice: keep one in remote.json']);
  });

  it('only with its page', () => {
    const lacking = manifestOf('mf-a', ['/a'], ['/a'], { pages: {} });
    expect(problems(lacking)).toEqual([
      'route /a names page home, which the build lacks: add it to "pages" in src/remote.tsx, or correct remote.json',
    ]);
  });

  it('a new release of the same remote does not collide with its own predecessor', () => {
    expect(problems(book, manifestOf('mf-book', ['/book'], ['/book/:name']))).toEqual([]);
  });
});

describe('shared libraries', () => {
  const wanting = (range: string, singleton = true, name = 'react') =>
    manifestOf('mf-a', ['/a'], ['/a'], { shared: [{ name, range, singleton }] });

  it.each(['^19.0.0', '19.3.1', '>=19', '*', '^19.3.1'])('%s fits 19.3.1', (range) => {
    expect(problems(wanting(range))).toEqual([]);
  });

  it.each(['^19.3.2', '^18.0.0', '<19.3.1'])('%s does not fit 19.3.1', (range) => {
    expect(problems(wanting(range))).toEqual([
      `mf-a 1.0.0 wants react ${range}, shell 1.0.0 provides 19.3.1: build mf-a with that version, or the shell with one in ${range}`,
    ]);
  });

  it('libraries without shared state may be missing or have another version, because they are bundled', () => {
    expect(problems(wanting('^18.0.0', false))).toEqual([]);
    expect(problems(wanting('^1.0.0', false, 'left-pad'))).toEqual([]);
  });

  it('an invalid range is refused', () => {
    expect(problems(wanting('newest'))).toEqual([
      'mf-a 1.0.0 wants react newest, which is no semantic version range: name one, such as ^1.2.0',
    ]);
  });

  it('refuses a provided library without a version, without throwing', () => {
    const newest = shellOf({ shared: [{ name: 'react', range: 'newest', singleton: true }] });
    expect(gateProblems(wanting('>=19'), new Map([['shell', newest]]))).toEqual([
      'shell 1.0.0 provides react newest, which is no semantic version range: build the shell with a published version',
    ]);
  });

  it('a shell that gives a range, or an early version, is taken at its lowest', () => {
    const early = shellOf({ shared: [{ name: 'react', range: '20.0.0-rc.1', singleton: true }] });
    expect(gateProblems(wanting('>=19'), new Map([['shell', early]]))).toEqual([]);
    const ranged = shellOf({ shared: [{ name: 'react', range: '^19.3.0', singleton: true }] });
    expect(gateProblems(wanting('~19.3.0'), new Map([['shell', ranged]]))).toEqual([]);
    expect(gateProblems(wanting('^19.3.1'), new Map([['shell', ranged]]))).toEqual([
      'mf-a 1.0.0 wants react ^19.3.1, shell 1.0.0 provides ^19.3.0: build mf-a with that version, or the shell with one in ^19.3.1',
    ]);
  });

  it('checks a new shell against every live remote by name', () => {
    const shell = shellOf({ version: '2.0.0', shared: [] });
    expect(problems(shell, book, manifestOf('mf-a', ['/a'], ['/a']))).toEqual([
      'mf-book 1.0.0 wants react ^19.3.1, which shell 2.0.0 does not provide: take it out of the shared libraries, or add it to the shell',
      'mf-a 1.0.0 wants react ^19.3.1, which shell 2.0.0 does not provide: take it out of the shared libraries, or add it to the shell',
    ]);
  });
});

describe('one shell', () => {
  it('is there before any remote', () => {
    expect(gateProblems(book, new Map())).toEqual(['no shell is live: promote the shell first']);
    expect(gateProblems(shellOf(), new Map())).toEqual([]);
  });

  it('has no second beside it', () => {
    const other = { ...shellOf(), name: 'other-shell' };
    expect(gateProblems(other, new Map([['shell', shellOf()]]))).toEqual([
      'shell is the live shell already; a site has one: name this package shell',
    ]);
  });
});

describe('languages', () => {
  it.each([
    [['th'], 'en'],
    [['en'], 'th'],
  ])('messages only in %j are incomplete', (languages, missing) => {
    expect(problems(manifestOf('mf-a', ['/a'], ['/a'], { languages }))).toEqual([
      `the messages in ${missing} are incomplete (languages: ${languages}): complete src/messages/${missing}.json and build again`,
    ]);
  });

  it('need a catalogue each, unless there are no texts at all', () => {
    const half = manifestOf('mf-a', ['/a'], ['/a'], { messages: { th: ['th.js'] } });
    expect(problems(half)).toEqual([
      'the build has no message catalogue in en: add src/messages/en.json and build again',
    ]);
    expect(problems(manifestOf('mf-a', ['/a'], ['/a'], { messages: {} }))).toEqual([]);
  });
});

describe('the size of a page', () => {
  const budgeted = (scriptBytes: number) => {
    const manifest = manifestOf('mf-a', ['/a'], ['/a', '/a/:id']);
    manifest.declaration!.budget = { scriptBytes };
    return manifest;
  };

  it('may be as large as its budget, and no byte larger', () => {
    expect(problems(budgeted(125))).toEqual([]);
    expect(problems(budgeted(124))).toEqual([
      'page home needs 125 bytes of compressed script, the budget is 124: load parts on demand, or raise "budget" in remote.json',
    ]);
  });

  it('is checked on release builds only', () => {
    expect(problems({ ...budgeted(124), profile: 'local' })).toEqual([]);
  });
});
