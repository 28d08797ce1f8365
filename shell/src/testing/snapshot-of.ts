import {
  withShownParts,
  type ActionDeclaration,
  type FinderDeclaration,
  type InboxDeclaration,
  type MenuEntry,
  type MenuSection,
  type RegistrySnapshot,
  type RouteDeclaration,
  type RoutePage,
  type ShownSite,
  type SiteDeclaration,
  type RemoteModule,
  type SlotDeclaration,
} from '@dara/contract';
import declaration from '../../site.json';

/** A remote for one test: pages available immediately, late, or never. */
export interface TestRemote {
  routes: (Partial<RouteDeclaration> & Pick<RouteDeclaration, 'path' | 'page'>)[];
  pages: Record<string, () => Promise<RoutePage>>;
  /** Its parts by name, for slots of version 1.0.0. */
  fills?: Record<string, string>;
  parts?: RemoteModule['parts'];
  /** Who sees them. */
  roles?: string[];
  slots?: SlotDeclaration[];
  /** The previous release, if any. */
  previousPages?: Record<string, () => Promise<RoutePage>>;
  menu?: MenuEntry[];
  sections?: MenuSection[];
  inbox?: InboxDeclaration;
  finder?: FinderDeclaration;
  actions?: ActionDeclaration[];
}

const title = { th: 'หน้าทดสอบ', en: 'Test page' };

/** A snapshot with one release per remote. */
export function snapshotOf(
  remotes: Record<string, TestRemote>,
  site: Partial<ShownSite> = {},
): RegistrySnapshot {
  const entries = Object.entries(remotes).map(([name, remote]) => {
    const routes = remote.routes.map((route) => ({
      access: 'public' as const,
      frame: 'site' as const,
      title,
      scripts: [],
      ...route,
    }));
    const extras = {
      routes,
      menu: remote.menu ?? [],
      sections: remote.sections ?? [],
      ...(remote.inbox ? { inbox: remote.inbox } : {}),
      ...(remote.finder ? { finder: remote.finder } : {}),
      ...(remote.actions ? { actions: remote.actions } : {}),
      slots: remote.slots ?? [],
      parts: Object.entries(remote.fills ?? {}).map(([part, slot]) => ({
        ...{ part, slot, version: '1.0.0' },
        ...(remote.roles ? { permission: remote.roles } : {}),
      })),
      messages: {},
      fallbackIntegrity: null,
    };
    const release = {
      url: `/assets/${name}/entry.js`,
      fallbackUrl: remote.previousPages ? `/assets/${name}/before.js` : null,
      metadata: { integrity: 'sha384-test', version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras,
    };
    return [name, [release]];
  });
  return withShownParts({
    revision: '1',
    shell: { version: '1.0.0' },
    site: { ...(declaration as SiteDeclaration), ...site },
    microFrontends: Object.fromEntries(entries),
  });
}
