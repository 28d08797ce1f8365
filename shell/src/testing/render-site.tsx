import {
  sharedParts,
  type RegistrySnapshot,
  type ReleasePreview,
  type RemoteModule,
  type RoutePage,
  type SentSnapshot,
  type ShownSite,
  type RemainingSnapshotRef,
} from '@dara/contract';
import { createCatalogue, type Locale } from '@dara/sdk/i18n';
import { signIn, type Profile } from '@dara/sdk/session';
import { createDaraStore } from '@dara/sdk/store';
import { whenIdle } from '@dara/kit/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CurrentLocation } from '../app/page-loader.ts';
import { addRoutes, buildRoutes } from '../app/routes.tsx';
import type { ShellServices, TelemetryEvent } from '../site/services.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { SHELL } from '../site/shell-name.ts';
import { createRemainingSnapshot } from '../site/remaining-snapshot.ts';
import { addFrameMessages } from '../app/frame-messages.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createPageSource } from '../app/page-source.ts';
import { snapshotOf, type TestRemote } from './snapshot-of.ts';

export type { TestRemote } from './snapshot-of.ts';

export interface SiteOptions {
  url?: string;
  locale?: Locale;
  profile?: Profile;
  remotes?: Record<string, TestRemote>;
  /** Site data beside the shell's declarations. */
  site?: Partial<ShownSite>;
  /** Paths of remotes that are still being built. */
  preparing?: string[];
  preview?: ReleasePreview;
  /** Remotes left out of the document, its data, and how the whole snapshot is loaded. */
  leftOut?: Pick<RemainingSnapshotRef, 'elsewhere'> & {
    names: string[];
    ask: (whole: RegistrySnapshot) => Promise<RegistrySnapshot>;
  };
}

/** A page with a text only. */
export function textPage(text: string): RoutePage {
  return { Component: () => <h1>{text}</h1> };
}

/** The snapshot as a document carries it that leaves some remotes out. */
function partOf(whole: RegistrySnapshot, leftOut: SiteOptions['leftOut']): SentSnapshot {
  if (!leftOut) return whole;
  const { names, elsewhere } = leftOut;
  const kept = Object.entries(whole.microFrontends).filter(([name]) => !names.includes(name));
  const file = { url: '/_dara/snapshot/1.json', integrity: 'sha384-whole' };
  const rest = { ...file, shared: sharedParts(whole), elsewhere };
  return { ...whole, microFrontends: Object.fromEntries(kept), rest };
}

const home: TestRemote = {
  routes: [{ path: '/', page: 'home' }],
  pages: { home: async () => textPage('Home of the test') },
};

/** The whole site as the browser builds it, with the network and the remotes' scripts replaced. */
export async function renderSite(options: SiteOptions = {}) {
  const remotes = { 'mf-public': home, ...options.remotes };
  const { preparing, preview } = options;
  const whole = {
    ...snapshotOf(remotes, options.site),
    ...(preparing ? { preparing } : {}),
    ...(preview ? { preview } : {}),
  };
  const { leftOut } = options;
  const snapshot = partOf(whole, leftOut);
  const rest = createRemainingSnapshot(snapshot, {
    sentFor: options.url ?? '/',
    ask: async () => leftOut?.ask(whole) ?? whole,
  });
  const store = createDaraStore();
  if (options.profile) {
    const tokens = { accessToken: 'test-access', refreshToken: 'test-refresh' };
    signIn(store.dispatch, { ...tokens, profile: options.profile });
  }
  const catalogue = createCatalogue({ locale: options.locale ?? 'en', messages: {} });
  await addFrameMessages(catalogue.addSource);
  const load = async (ref: { name: string; version: string }): Promise<RemoteModule> => {
    const remote: TestRemote | undefined = remotes[ref.name as keyof typeof remotes];
    const pages = ref.version === 'previous' ? remote?.previousPages : remote?.pages;
    const parts = remote?.parts ?? {};
    return { pages: pages ?? {}, parts, messages: { th: async () => ({}), en: async () => ({}) } };
  };
  const events: TelemetryEvent[] = [];
  const left: string[] = [];
  const loader = createRemoteLoader(whole, { load, retryDelayMs: 0 });
  const services: ShellServices = {
    side: 'browser',
    snapshot,
    rest,
    store,
    catalogue,
    ...createPageSource(catalogue, loader),
    sentParts: new Set(),
    giveUp: loader.giveUp,
    usedReleases: () => ({ ...loader.usedReleases(), [SHELL]: whole.shell.version }),
    preload: () => undefined,
    onUsable: () => new Promise((resolve) => whenIdle(resolve)),
    leave: (path) => left.push(path),
    report: (event) => events.push(event),
  };
  const currentLocation: CurrentLocation = () =>
    router.state.navigation.location ?? router.state.location;
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    buildRoutes(services, currentLocation),
    { initialEntries: [options.url ?? '/'] },
  );
  rest.subscribe((all) => addRoutes(router, services, { whole: all, currentLocation }));
  const result = render(
    <ShellApp services={services}>
      <RouterProvider router={router} />
    </ShellApp>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...result, router, store, catalogue, rest, events, left, address };
}
