import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, ReleaseManifest } from '@dara/contract';
import type { Live } from '../../../platform/src/gateway/live.ts';
import { composeDocument } from '../../../platform/src/gateway/document.ts';
import { createRouteOwners } from '../../../platform/src/gateway/route-owner.ts';
import { snapshotFile } from '../../../platform/src/registry/snapshot-files.ts';
import { buildSnapshot, scriptRef } from '../../../platform/src/registry/snapshot.ts';
import { ROOT } from '../lib/site.ts';
import { syntheticRemotes } from './synthetic.ts';

const PACKAGES = ['shell', 'mf-public', 'mf-talent', 'mf-business', 'mf-cms', 'mf-settings'];
export const REMOTES = Number(process.env['BENCH_REMOTES'] ?? 200);

/** Path, owner and layout of the measured pages. */
export const PAGES: [string, string, Frame][] = [
  ['/', 'mf-public', 'site'],
  ['/talent', 'mf-public', 'site'],
  ['/management/cms/news', 'mf-cms', 'management'],
];

/** The built releases, alone and with many more. */
export async function builtReleases() {
  const releases = await Promise.all(
    PACKAGES.map(async (name) => {
      const text = await readFile(path.join(ROOT, name, 'dist', 'release.json'), 'utf8');
      return JSON.parse(text) as ReleaseManifest;
    }),
  );
  const [shell, ...remotes] = releases as [ReleaseManifest, ...ReleaseManifest[]];
  return { shell, remotes, many: [...remotes, ...syntheticRemotes(REMOTES)] };
}

export function liveOf(shell: ReleaseManifest, remotes: readonly ReleaseManifest[]): Live {
  const snapshot = buildSnapshot(
    1,
    shell,
    remotes.map((live) => ({ live, fallback: null })),
  );
  return {
    snapshot,
    snapshotJson: JSON.stringify(snapshot),
    whole: snapshotFile(snapshot),
    shell,
    entry: scriptRef(shell, shell.entry),
    remotes: new Map(remotes.map((remote) => [remote.name, remote])),
    owners: createRouteOwners(snapshot, shell),
    policy: '',
    framedPolicy: '',
    pool: undefined,
    drawnFrom: '',
    isDeveloped: false,
  };
}

/** The document of a page without its rendering, which does not depend on the number of remotes. */
export function frameOf(live: Live, [pathname, owner, frame]: (typeof PAGES)[number]): Buffer {
  const { scripts = [] } = live.owners(pathname) ?? {};
  const head = { title: 'Dara' };
  const place = { locale: 'th', origin: 'https://dara.test', pathname } as const;
  return composeDocument({ live, head, owner, frame, scripts, ...place });
}
