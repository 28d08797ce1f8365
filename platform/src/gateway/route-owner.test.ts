import { describe, expect, it } from 'vitest';
import { UNNAMED_SITE, type RegistrySnapshot } from '@dara/contract';
import { matchRoutes } from 'react-router-dom';
import { route } from '../testing/fixture-release.ts';
import { shellOf } from '../testing/manifest.ts';
import { createRouteOwners } from './route-owner.ts';

function snapshotOf(remotes: Record<string, string[]>): RegistrySnapshot {
  const entries = Object.entries(remotes).map(([name, paths]) => {
    const release = {
      url: `/assets/${name}/entry.js`,
      fallbackUrl: null,
      metadata: { integrity: 'sha384-x', version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras: {
        routes: paths.map((path) => ({
          ...route(path),
          scripts: [{ url: `/assets/${name}/home.js`, integrity: 'sha384-home' }],
        })),
        menu: [],
        sections: [],
        messages: {},
        fallbackIntegrity: null,
      },
    };
    return [name, [release]];
  });
  return {
    revision: '1',
    shell: { version: '1.0.0' },
    site: UNNAMED_SITE,
    microFrontends: Object.fromEntries(entries),
  };
}

const snapshot = snapshotOf({
  'mf-public': ['/', '/note/:id'],
  'mf-book': ['/book', '/book/:id', '/book/new'],
});
const shell = shellOf({}, ['/404']);

describe('the owner of a path', () => {
  const owners = createRouteOwners(snapshot, shell);

  it.each([
    ['/', 'mf-public'],
    ['/note/7', 'mf-public'],
    ['/book', 'mf-book'],
    ['/BOOK/7/', 'mf-book'],
    ['/404', 'shell'],
  ])('of %s is %s, at the first question and at the next', (pathname, owner) => {
    const found = owners(pathname);
    expect(found).toMatchObject({ owner, page: 'home', access: 'public', frame: 'site' });
    expect(owners(pathname)).toEqual(found);
  });

  it.each(['/nobody', '/book/7/more', '/note', '/%zz', '/book/%E0%A4%A'])(
    '%s has no owner, on the first lookup and on the next',
    (pathname) => {
      expect(owners(pathname)).toBeUndefined();
      expect(owners(pathname)).toBeUndefined();
    },
  );

  it('brings the scripts of its page, of the shell with their integrity', () => {
    expect(owners('/book/7')?.scripts).toEqual([
      { url: '/assets/mf-book/home.js', integrity: 'sha384-home' },
    ]);
    expect(owners('/404')?.scripts).toEqual([
      { url: '/assets/shell/home.js', integrity: 'sha384-home.js' },
    ]);
  });

  it('is never a shell that declares no routes', () => {
    const { declaration: _none, ...bare } = shell;
    const owners = createRouteOwners(snapshot, bare as typeof shell);
    expect([owners('/404'), owners('/book')?.owner]).toEqual([undefined, 'mf-book']);
  });

  it('has no scripts when the build names none', () => {
    const bare = createRouteOwners(snapshot, shellOf({ pages: {} }, ['/404']));
    expect(bare('/404')?.scripts).toEqual([]);
  });
});

describe('cached path matches', () => {
  /** Owners that count calls of the router. */
  function counted() {
    const count = { asked: 0 };
    const owners = createRouteOwners(snapshot, shell, (...given) => {
      count.asked += 1;
      return matchRoutes(...given);
    });
    return { count, owners };
  }

  it('spares the router 2000 paths, those without an owner too, and forgets the oldest for one more', () => {
    const { count, owners } = counted();
    const paths = Array.from({ length: 2000 }, (_, index) =>
      index % 2 ? `/book/${index}` : `/nobody/${index}`,
    );
    for (const path of paths) owners(path);
    expect(count.asked).toBe(2000);
    for (const path of paths) owners(path);
    expect(count.asked).toBe(2000);
    owners('/book/one-more');
    expect(count.asked).toBe(2001);
    owners(paths[1] ?? '');
    expect(count.asked).toBe(2001);
    owners(paths[0] ?? '');
    expect(count.asked).toBe(2002);
  });

  it('ends with paths of 200 characters', () => {
    const { count, owners } = counted();
    const path = `/book/${'x'.repeat(194)}`;
    owners(path);
    owners(path);
    expect(count.asked).toBe(1);
    owners(`${path}x`);
    expect(owners(`${path}x`)?.owner).toBe('mf-book');
    expect(count.asked).toBe(3);
  });
});
