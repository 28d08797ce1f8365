import type {
  ActionDeclaration,
  FinderDeclaration,
  InboxDeclaration,
  MenuEntry,
  MenuSection,
  RegistrySnapshot,
  RemoteModule,
  RouteDeclaration,
  RoutePage,
  ShownSite,
  SiteDeclaration,
} from '@dara/contract';
import { createCatalogue, type Locale } from '@dara/sdk/i18n';
import { signIn, type Profile } from '@dara/sdk/session';
import { createDaraStore } from '@dara/sdk/store';
import { whenIdle } from '@dara/kit/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../site.json';
import type { CurrentLocation } from '../app/page-loader.ts';
import { buildRoutes } from '../app/routes.tsx';
import type { ShellServices, TelemetryEvent } from '../app/services.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { addFrameMessages } from '../app/frame-messages.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createPageSource } from '../remotes/page-source.ts';

/** A remote made for one test: pages that are there at once, late, or never. */
export interface TestRemote {
  routes: (Partial<RouteDeclaration> & Pick<RouteDeclaration, 'path' | 'page'>)[];
  pages: Record<string, () => Promise<RoutePage>>;
  menu?: MenuEntry[];
  sections?: MenuSection[];
  inbox?: InboxDeclaration;
  finder?: FinderDeclaration;
  actions?: ActionDeclaration[];
}

export interface SiteOptions {
  url?: string;
  locale?: Locale;
  profile?: Profile;
  remotes?: Record<string, TestRemote>;
  /** What this site is besides what the shell declares. */
  site?: Partial<ShownSite>;
}

const title = { th: 'หน้าทดสอบ', en: 'Test page' };

/** A page that only says something. */
export function textPage(text: string): RoutePage {
  return { Component: () => <h1>{text}</h1> };
}

function snapshotOf(
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
      messages: {},
      fallbackIntegrity: null,
    };
    const release = {
      url: `/assets/${name}/entry.js`,
      fallbackUrl: null,
      metadata: { integrity: 'sha384-test', version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras,
    };
    return [name, [release]];
  });
  return {
    revision: '1',
    shell: { version: '1.0.0' },
    site: { ...(declaration as SiteDeclaration), ...site },
    microFrontends: Object.fromEntries(entries),
  };
}

const home: TestRemote = {
  routes: [{ path: '/', page: 'home' }],
  pages: { home: async () => textPage('Home of the test') },
};

/** The whole site as the browser builds it, with the network and the remotes' scripts replaced. */
export async function renderSite(options: SiteOptions = {}) {
  const remotes = { 'mf-public': home, ...options.remotes };
  const snapshot = snapshotOf(remotes, options.site);
  const store = createDaraStore();
  if (options.profile) {
    const tokens = { accessToken: 'test-access', refreshToken: 'test-refresh' };
    signIn(store.dispatch, { ...tokens, profile: options.profile });
  }
  const catalogue = createCatalogue({ locale: options.locale ?? 'en', messages: {} });
  await addFrameMessages(catalogue.addSource);
  const load = async ({ name }: { name: string }): Promise<RemoteModule> => ({
    pages: remotes[name as keyof typeof remotes]?.pages ?? {},
    messages: { th: async () => ({}), en: async () => ({}) },
  });
  const events: TelemetryEvent[] = [];
  const loader = createRemoteLoader(snapshot, { load, retryDelayMs: 0 });
  const services: ShellServices = {
    side: 'browser',
    snapshot,
    store,
    catalogue,
    loadPage: createPageSource(catalogue, loader),
    preload: () => undefined,
    onUsable: () => new Promise((resolve) => whenIdle(resolve)),
    report: (event) => events.push(event),
  };
  const currentLocation: CurrentLocation = () =>
    router.state.navigation.location ?? router.state.location;
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    buildRoutes(services, currentLocation),
    { initialEntries: [options.url ?? '/'] },
  );
  const result = render(
    <ShellApp services={services}>
      <RouterProvider router={router} />
    </ShellApp>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...result, router, store, catalogue, events, address };
}
