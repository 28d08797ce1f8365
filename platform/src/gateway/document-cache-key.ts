import { createHash } from 'node:crypto';
import type { Frame, Locale, ReleaseManifest } from '@dara/contract';
import { scriptRef } from '../registry/snapshot.ts';
import { declaredFeeds } from './declared.ts';
import type { Live } from './live.ts';
import { memoizePerSnapshot } from './memoize-per-snapshot.ts';
import type { MatchedRoute } from './route-owner.ts';
import { isSnapshotInlined, sentSnapshot } from './sent-snapshot.ts';

const HASH_LENGTH = 22;

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, HASH_LENGTH);

/** The build that runs in browsers and the one that renders. */
const buildOf = (release: ReleaseManifest): unknown[] => [
  release.name,
  release.version,
  scriptRef(release, release.entry),
  scriptRef(release, release.serverEntry),
];

/**
 * Names what documents of an owner's pages are made of, beside their language, address and content: as long as this is the
 * same, so are they but for the snapshot that they name. What people set of the site counts as content.
 */
export const documentCacheKey = memoizePerSnapshot((live, owner, frame) => {
  const { shell, snapshot, policy } = live;
  const { microFrontends, rest } = sentSnapshot(live, owner, frame);
  const release = owner === undefined ? undefined : live.remotes.get(owner);
  const materials = [
    buildOf(shell),
    release ? buildOf(release) : [],
    microFrontends,
    rest.shared,
    rest.elsewhere,
    // Of all remotes: heads name the feeds, and the policy that is sent along allows what they frame.
    declaredFeeds(live),
    policy,
    isSnapshotInlined(live) ? snapshot.revision : '',
  ];
  return `${owner ?? ''}/${frame}/${shortHash(materials)}`;
});

/** What a site is called and says, which frames show as it is at once. */
const siteHash = memoizePerSnapshot(({ snapshot }) => shortHash(snapshot.site));

/** Names what the frame of a page is made of, which is the same for every address and person. */
export const frameKey = (live: Live, route: MatchedRoute, locale: Locale): string => {
  const { owner, frame, page, title } = route;
  const of = [documentCacheKey(live, owner, frame), siteHash(live, undefined, frame), locale, page];
  return [...of, title[locale]].join(' ');
};

/** Whether a key begins with what documents are made of now, or with the revision that is live. */
export function isCurrentKey(live: Live, key: string): boolean {
  const [of = ''] = key.split(' ', 1);
  const [owner, frame] = of.split('/');
  return frame === undefined
    ? of === live.snapshot.revision
    : of === documentCacheKey(live, owner || undefined, frame as Frame);
}
