import { createHash } from 'node:crypto';
import type {
  MenuEntry,
  RegistrySnapshot,
  ReleaseManifest,
  RouteDeclaration,
  SnapshotRelease,
} from '@dara/contract';

/** What renderers are given of what is live. */
export interface RendererSnapshot {
  snapshot: RegistrySnapshot;
  shell: ReleaseManifest;
  /** Those with a page that is drawn on the server. */
  remotes: ReleaseManifest[];
  /** Changes with whatever pages are drawn by, and with nothing else. */
  hash: string;
}

const isDrawn = ({ access, preview }: RouteDeclaration): boolean =>
  access === 'public' && preview !== true;

const routesOf = ({ declaration }: ReleaseManifest): RouteDeclaration[] =>
  declaration?.routes ?? [];

/** A release of which others show the menus alone; the shape is the one that every shell knows. */
function shownPart(
  { extras: { actions: _actions, ...extras }, deployment }: SnapshotRelease,
  isShown: (entry: MenuEntry) => boolean,
): SnapshotRelease {
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
 * What pages are drawn by: all of the remotes that have such pages, and of the others what documents carry of them, so that
 * a new release of a remote without drawn pages changes nothing here. What a visitor is led to by the gateway is matched by
 * these routes as by all of them, since the one that was chosen among all is among these.
 */
export function rendererSnapshot(
  snapshot: RegistrySnapshot,
  shell: ReleaseManifest,
  remotes: readonly ReleaseManifest[],
  isShown: (entry: MenuEntry) => boolean,
): RendererSnapshot {
  const drawn = remotes.filter((remote) => routesOf(remote).some(isDrawn));
  // Around such a page stands the rail, which is made of everything.
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

/** Without the site, which every page is told anew, and the revision, which no page shows. */
function hashed(site: Omit<RendererSnapshot, 'hash'>): RendererSnapshot {
  const bundles = [site.shell, ...site.remotes].map(({ name, version, files, serverEntry }) => [
    name,
    version,
    files.find((file) => file.name === serverEntry)?.integrity,
  ]);
  const text = JSON.stringify([bundles, site.snapshot.microFrontends]);
  return { ...site, hash: createHash('sha256').update(text).digest('base64url') };
}
