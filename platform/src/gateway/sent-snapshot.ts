import {
  contributorsTo,
  ownedRoutes,
  sharedParts,
  type Frame,
  type MenuEntry,
  type RegistrySnapshot,
  type SentSnapshot,
  type SharedParts,
  type SnapshotRelease,
  type RemainingSnapshotRef,
} from '@dara/contract';
import { addresses } from '../registry/gate-routes.ts';
import { fullSnapshotUrl } from '../registry/snapshot-files.ts';
import type { Live } from './live.ts';
import { memoizePerSnapshot } from './memoize-per-snapshot.ts';

/** Sections of the public menus; all others are groups of management's side menu. */
const PUBLIC_SECTIONS = new Set(['main', 'more', 'footer']);

/** Whether both patterns match some path; `:` is a parameter, `*` a wildcard. */
function doOverlap(a: readonly string[], b: readonly string[]): boolean {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    if (a[at] === '*' || b[at] === '*') return true;
    if (a[at] === undefined || b[at] === undefined) return false;
    if (a[at] !== b[at] && a[at] !== ':' && b[at] !== ':') return false;
  }
  return true;
}

interface OwnedPath {
  owner: string;
  path: string;
  /** Its segments. */
  addresses: string[][];
}

const inSegments = (path: string): string[][] =>
  addresses(path).map((address) => address.split('/'));

const pathsOf = new WeakMap<RegistrySnapshot['microFrontends'], OwnedPath[]>();

/** Every route of the site, parsed once for all documents of a snapshot. */
function ownedPaths({ snapshot }: Live): OwnedPath[] {
  const { microFrontends } = snapshot;
  const known =
    pathsOf.get(microFrontends) ??
    ownedRoutes(snapshot).map(({ owner, route: { path } }) => ({
      owner,
      path,
      addresses: inSegments(path),
    }));
  pathsOf.set(microFrontends, known);
  return known;
}

/** Routes of other remotes that a document's own routes would also match. */
function elsewhereOf(live: Live, owner: string | undefined): string[] {
  const all = ownedPaths(live);
  const own = all.filter((entry) => entry.owner === owner).flatMap((entry) => entry.addresses);
  const shells = (live.shell.declaration?.routes ?? []).flatMap(({ path }) => inSegments(path));
  const known = [...own, ...shells];
  return all
    .filter((entry) => entry.owner !== owner)
    .filter((entry) => entry.addresses.some((one) => known.some((other) => doOverlap(one, other))))
    .map(({ path }) => path);
}

/** Whether a menu entry belongs to the public menus. */
export const isPublicEntry = ({ section }: MenuEntry): boolean => PUBLIC_SECTIONS.has(section);

/** What the layout shows of all remotes: the public menus on public pages, the side menu in management. */
function shownIn(frame: Frame, all: SharedParts): SharedParts {
  if (frame === 'management') return all;
  return { ...all, menu: all.menu.filter(isPublicEntry), sections: [] };
}

/**
 * A release without scripts of its routes, whose hashes are incompressible and which only other pages need (a document
 * preloads its own), and without menus, which are shared.
 */
const ownPart = ({ extras, ...release }: SnapshotRelease): SnapshotRelease => {
  const { slots: _slots, parts: _parts, ...others } = extras;
  return {
    ...release,
    extras: {
      ...others,
      routes: extras.routes.map((route) => ({ ...route, scripts: [] })),
      menu: [],
      sections: [],
    },
  };
};

/** A release of which a document needs a part only. */
function contributingPart(release: SnapshotRelease): SnapshotRelease {
  const { extras, ...own } = ownPart(release);
  const { messages, fallbackIntegrity, lacks } = extras;
  return {
    ...own,
    extras: {
      ...{ routes: [], menu: [], sections: [], messages, fallbackIntegrity },
      ...(lacks ? { lacks } : {}),
    },
  };
}

/** The part of the snapshot that a document needs. */
export function sentSnapshot(
  live: Live,
  owner: string | undefined,
  frame: Frame,
): SentSnapshot & { rest: RemainingSnapshotRef } {
  const { snapshot, whole } = live;
  const { revision, microFrontends } = snapshot;
  const own = owner === undefined ? undefined : microFrontends[owner];
  const contributors = owner === undefined ? [] : contributorsTo(snapshot, owner);
  return {
    ...snapshot,
    microFrontends: owner !== undefined && own ? { [owner]: own.map(ownPart) } : {},
    rest: {
      url: fullSnapshotUrl(revision),
      integrity: whole.integrity,
      shared: shownIn(frame, sharedParts(snapshot)),
      elsewhere: elsewhereOf(live, owner),
      ...(contributors.length > 0
        ? {
            contributors: Object.fromEntries(
              contributors.map((name) => [
                name,
                (microFrontends[name] ?? []).map(contributingPart),
              ]),
            ),
          }
        : {}),
    },
  };
}

/**
 * Whether documents contain the whole snapshot: sources change without a revision, older shells need it, and that of a
 * preview has no address of its own.
 */
export const isSnapshotInlined = ({ isDeveloped, shell, snapshot }: Live): boolean =>
  isDeveloped || snapshot.preview !== undefined || !shell.takesPartialSnapshot;

const partJson = memoizePerSnapshot((live, owner, frame) =>
  JSON.stringify(sentSnapshot(live, owner, frame)),
);

/** The snapshot for the document of a page: its owner and the layout's menus, if the shell supports that. */
export const sentSnapshotJson = (
  live: Live,
  owner: string | undefined,
  frame: Frame = 'site',
): string => (isSnapshotInlined(live) ? live.snapshotJson : partJson(live, owner, frame));
