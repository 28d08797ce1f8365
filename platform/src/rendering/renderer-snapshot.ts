import { createHash } from 'node:crypto';
import {
  contributorsTo,
  type MenuEntry,
  type RegistrySnapshot,
  type ReleaseManifest,
  type RouteDeclaration,
  type SnapshotRelease,
} from '@dara/contract';

/** The part of the live releases for renderers. */
export interface RendererSnapshot {
  snapshot: RegistrySnapshot;
  shell: ReleaseManifest;
  /** Those with a page or a part that is rendered on the server. */
  remotes: ReleaseManifest[];
  /** Changes exactly with the renderers' input. */
  hash: string;
}

const isDrawn = ({ access, preview }: RouteDeclaration): boolean =>
  access === 'public' && preview !== true;

const routesOf = ({ declaration }: ReleaseManifest): RouteDeclaration[] =>
  declaration?.routes ?? [];

/** Another remote, of which only the menus are shown; the format is known to every shell. */
function shownPart(
  { extras: all, deployment }: SnapshotRelease,
  isShown: (entry: MenuEntry) => boolean,
): SnapshotRelease {
  const { actions: _actions, slots: _slots, parts: _parts, shown: _shown, ...extras } = all;
  const menu = extras.menu.filter(isShown);
  return {
    url: '',
    fallbackUrl: null,
    metadata: { integrity: '', version: '' },
    deployment,
    extras: { ...extras, menu, routes: [], sections: [], messages: {}, fallbackIntegrity: null },
  };
}

/**
 * The input of renderers: all of the remotes with server-rendered pages, and of the others the parts in documents, so
 * that a release of a remote without such pages changes nothing here. Paths match the same with these routes as with
 * all, because the matching route is among them.
 */
export function rendererSnapshot(
  snapshot: RegistrySnapshot,
  shell: ReleaseManifest,
  remotes: readonly ReleaseManifest[],
  isShown: (entry: MenuEntry) => boolean,
): RendererSnapshot {
  const withPages = remotes.filter((remote) => routesOf(remote).some(isDrawn));
  const contributors = new Set(withPages.flatMap(({ name }) => contributorsTo(snapshot, name)));
  const drawn = remotes.filter(
    (remote) => withPages.includes(remote) || contributors.has(remote.name),
  );
  // The side menu around such a page is built from all remotes.
  const hasRail = [shell, ...drawn].some((release) =>
    routesOf(release).some((route) => isDrawn(route) && route.frame === 'management'),
  );
  if (hasRail) return hashed({ snapshot, shell, remotes: [...remotes] });
  const names = new Set(drawn.map(({ name }) => name));
  const entries = Object.entries(snapshot.microFrontends).map(([name, releases]) => [
    name,
    names.has(name) ? releases : releases.map((release) => shownPart(release, isShown)),
  ]);
  const microFrontends = Object.fromEntries(entries) as RegistrySnapshot['microFrontends'];
  return hashed({ snapshot: { ...snapshot, microFrontends }, shell, remotes: drawn });
}

/** Without site settings, which are passed per page, and the revision, which pages do not show. */
function hashed(site: Omit<RendererSnapshot, 'hash'>): RendererSnapshot {
  const bundles = [site.shell, ...site.remotes].map(({ name, version, files, serverEntry }) => [
    name,
    version,
    files.find((file) => file.name === serverEntry)?.integrity,
  ]);
  const text = JSON.stringify([bundles, site.snapshot.microFrontends]);
  return { ...site, hash: createHash('sha256').update(text).digest('base64url') };
}
