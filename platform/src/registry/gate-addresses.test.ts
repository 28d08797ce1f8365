import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { gateProblems } from './gate.ts';

const problems = (candidate: ReleaseManifest): string[] =>
  gateProblems(candidate, new Map([['shell', shellOf()]]));
const withMenu = (path: string): ReleaseManifest => {
  const remote = manifestOf('mf-event', ['/event'], ['/event']);
  remote.declaration.menu = [{ id: 'event', path, label: { th: 'งาน', en: 'Events' } } as never];
  return remote;
};

describe('addresses of a release', () => {
  it.each([
    ['/%74alent', 'has the part "%74alent"'],
    ['/event/..', 'has the part ".."'],
    ['/event//x', 'has the part ""'],
    ['/event\\x', 'has the part "event\\x"'],
    ['/งาน', 'has the part "งาน"'],
    ['/event#x', 'has the part "event#x"'],
    ['/api', 'begins with /api, which the site answers itself'],
    ['/API/event', 'begins with /API, which the site answers itself'],
    ['/_dara', 'begins with /_dara, which the site answers itself'],
    ['/assets/x', 'begins with /assets, which the site answers itself'],
    ['/sitemap.xml', 'begins with /sitemap.xml, which the site answers itself'],
    ['/login', 'begins with /login, which the site answers itself'],
    ['/Login/now', 'begins with /Login, which the site answers itself'],
    ['/login?', 'begins with /login, which the site answers itself'],
    ['/management', 'takes all of /management'],
    ['/MANAGEMENT/', 'takes all of /MANAGEMENT'],
    ['/management/:page', 'takes all of /management'],
    ['/management/*', 'takes all of /management'],
    ['/management/event?', 'takes all of /management'],
    ['/en', 'begins with /en, by which the site names a language'],
    ['/EN/event', 'begins with /EN, by which the site names a language'],
  ])('%s is refused, with the reason and the remedy', (path, why) => {
    const found = problems(manifestOf('mf-event', [path], [path]));
    for (const what of ['prefix', 'route']) {
      expect(found.join('\n')).toContain(`${what} ${path} of mf-event ${why}`);
    }
    expect(found.join('\n')).toMatch(/write it plainly|choose another/);
  });

  it.each(['/event/:id', '/event/:id?', '/event/en', '/event/api', '/event/file.txt', '/event/*'])(
    '%s is one',
    (path) => {
      expect(problems(manifestOf('mf-event', ['/event'], [path]))).toEqual([]);
    },
  );

  it.each(['/management/event', '/management/event/:id?', '/event/management', '/event/login'])(
    '%s is not the sign-in or the management itself',
    (path) => {
      expect(problems(manifestOf('mf-event', ['/event', '/management/event'], [path]))).toEqual([]);
    },
  );

  it('the shell may have the sign-in and the management itself', () => {
    const shell = shellOf({}, ['/login', '/management']);
    expect(gateProblems(shell, new Map([['shell', shellOf()]]))).toEqual([]);
  });

  it('the whole site may be one remote’s', () => {
    expect(problems(manifestOf('mf-event', ['/'], ['/', '/event']))).toEqual([]);
  });

  it.each(['//elsewhere.test/x', '/\\elsewhere.test', '/.//elsewhere.test'])(
    'a menu that leads to %s is refused',
    (path) => {
      expect(problems(withMenu(path))).toEqual([
        expect.stringContaining(`menu entry ${path} of mf-event leads off the site`),
      ]);
    },
  );

  it('a menu may lead to a page’s part and with a question', () => {
    expect(problems(withMenu('/event?kind=Show#next'))).toEqual([]);
  });
});
