import type { ReleaseManifest } from '@dara/contract';
import { route } from './fixture-release.ts';

const file = (name: string, brotli: number) => ({
  name,
  size: brotli * 4,
  brotli,
  gzip: brotli * 2,
  integrity: `sha384-${name}`,
  side: 'client' as const,
});

/** A remote's manifest as a build writes it, without any files. */
export function manifestOf(
  name: string,
  prefixes: string[],
  paths: string[],
  more: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  const base: ReleaseManifest = {
    name,
    kind: 'remote',
    version: '1.0.0',
    revision: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'entry.js',
    serverEntry: 'server.cjs',
    files: [file('entry.js', 100), file('home.js', 20), file('th.js', 5), file('en.js', 3)],
    pages: { home: ['home.js'] },
    messages: { th: ['th.js'], en: ['en.js'] },
    shared: [{ name: 'react', range: '^19.3.1', singleton: true }],
    declaration: {
      name,
      owner: 'team',
      prefixes,
      routes: paths.map((path) => route(path)),
      menu: [],
      sections: [],
    },
    languages: ['th', 'en'],
  };
  return { ...base, ...more };
}

export const shellOf = (
  more: Partial<ReleaseManifest> = {},
  paths: string[] = [],
): ReleaseManifest =>
  manifestOf('shell', [], paths, {
    kind: 'shell',
    shared: [{ name: 'react', range: '19.3.1', singleton: true }],
    ...more,
  });
