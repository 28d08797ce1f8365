import { createHash } from 'node:crypto';
import { contributorsTo, type Frame, type Locale, type ReleaseManifest } from '@dara/contract';
import { scriptRef } from '../registry/snapshot.ts';
import { declaredFeeds } from './declared.ts';
import type { Live } from './live.ts';
import { memoizePerSnapshot } from './memoize-per-snapshot.ts';
import type { MatchedRoute } from './route-owner.ts';
import { isSnapshotInlined, sentSnapshot } from './sent-snapshot.ts';

const HASH_LENGTH = 22;

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, HASH_LENGTH);

/** The client build and the server build. */
const buildOf = (release: ReleaseManifest): unknown[] => [
  release.name,
  release.version,
  scriptRef(release, release.entry),
  scriptRef(release, release.serverEntry),
];

/**
 * Cache key of an owner's documents, apart from language, address and content: equal keys give equal documents except
 * for the snapshot that they name. Site settings count as content.
 */
export const documentCacheKey = memoizePerSnapshot((live, owner, frame) => {
  const { shell, snapshot, policy } = live;
  const { microFrontends, rest } = sentSnapshot(live, owner, frame);
  const names = owner === undefined ? [] : [owner, ...contributorsTo(snapshot, owner)];
  const releases = names.flatMap((name) => live.remotes.get(name) ?? []);
  const materials = [
    buildOf(shell),
    releases.map(buildOf),
    microFrontends,
    rest.shared,
    rest.elsewhere,
    rest.contributors ?? {},
    // Of all remotes: document heads list feeds, and the policy allows embeds.
    declaredFeeds(live),
    policy,
    isSnapshotInlined(live) ? snapshot.revision : '',
    // Also pages of other remotes: they name the snapshot that later pages of the tab are from.
    ...(live.split === 'canary' ? [live.split] : []),
  ];
  return `${owner ?? ''}/${frame}/${shortHash(materials)}`;
});

/** Site settings that documents of signed-in pages show immediately. */
const siteHash = memoizePerSnapshot(({ snapshot }) => shortHash(snapshot.site));

/** Cache key of the document of a signed-in page, which is the same for every address and user. */
export const frameKey = (live: Live, route: MatchedRoute, locale: Locale): string => {
  const { owner, frame, page, title } = route;
  const of = [documentCacheKey(live, owner, frame), siteHash(live, undefined, frame), locale, page];
  return [...of, title[locale]].join(' ');
};

/** Whether a key belongs to the live releases, or to the live revision. */
export function isCurrentKey(live: Live, key: string): boolean {
  const [of = ''] = key.split(' ', 1);
  const [owner, frame] = of.split('/');
  return frame === undefined
    ? of === live.snapshot.revision
    : of === documentCacheKey(live, owner || undefined, frame as Frame);
}
