import { DOCUMENT_BLOCKS, ROOT_ID, type RegistrySnapshot } from '@dara/shared/contract';
import { browserLocale, createCatalogue, sharedMessages, toLocale } from '@dara/shared/i18n';
import { clearTokens, hasAccessToken, readProfile, sessionActions } from '@dara/shared/session';
import { createDaraStore, type RootState } from '@dara/shared/store';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRemoteLoader } from '../federation/federation.ts';
import { loadManagementFrame } from '../management/management-layout.tsx';
import { createPageSource } from '../remotes/page-source.ts';
import { eventOfLoad, isWorthTelling, sendTelemetry } from '../remotes/telemetry.ts';
import type { CurrentLocation, PageResult } from './page-loader.ts';
import { buildRoutes } from './routes.tsx';
import type { ShellServices } from './services.ts';
import { ShellApp } from './shell-app.tsx';
import { SHELL, shellModule } from './shell-module.ts';

type Router = ReturnType<typeof createBrowserRouter>;

function readBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

function untilInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Whether a page came: what stands for one that did not is no match for what the server sent. */
function hasArrived(router: Router): boolean {
  const results = Object.values(router.state.loaderData ?? {}) as (PageResult | undefined)[];
  return results.every((result) => result?.kind !== 'failed');
}

/**
 * Whether the browser's first rendering will be what the server sent: a call that failed there
 * may succeed here.
 */
function isWhole(state: Partial<RootState> | undefined): boolean {
  return Object.values(state?.api?.queries ?? {}).every((query) => query?.status === 'fulfilled');
}

function createServices(
  snapshot: RegistrySnapshot,
  state: Partial<RootState> | undefined,
): ShellServices {
  const locale = toLocale(document.documentElement.lang);
  const catalogue = createCatalogue({ locale, messages: {} });
  const loader = createRemoteLoader(snapshot, {
    report: (report) => {
      if (isWorthTelling(report)) sendTelemetry(eventOfLoad(snapshot, report));
    },
  });
  return {
    side: 'browser',
    snapshot,
    store: createDaraStore({ preloadedState: state }),
    catalogue,
    loadPage: createPageSource(catalogue, loader),
    preload: (owner, page) => {
      if (owner !== SHELL) loader.preload(owner, page, catalogue.locale);
    },
    report: sendTelemetry,
  };
}

/** Tokens without a profile are of no use to anybody: their owner signs in once more. */
function dropHalfSession(): void {
  if (hasAccessToken() && !readProfile()) clearTokens();
}

/** Takes over the document that the gateway sent, or fills the frame that it left empty. */
export async function startShell(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const snapshot = readBlock<RegistrySnapshot>(DOCUMENT_BLOCKS.snapshot);
  if (!root || !snapshot) throw new Error('this document is none of the gateway');
  const state = readBlock<Partial<RootState>>(DOCUMENT_BLOCKS.state);
  dropHalfSession();
  const services = createServices(snapshot, state);
  const { store, catalogue } = services;
  const ownMessages = Promise.all([
    catalogue.addSource('shared', sharedMessages),
    catalogue.addSource(SHELL, shellModule.messages),
  ]);

  const currentLocation: CurrentLocation = () =>
    router.state.navigation.location ?? router.state.location;
  const router: Router = createBrowserRouter(buildRoutes(services, currentLocation));
  const app = (
    <ShellApp services={services}>
      <RouterProvider router={router} />
    </ShellApp>
  );
  await ownMessages;
  const isSent = root.hasChildNodes() && isWhole(state);
  if (isSent) await untilInitialized(router);
  if (isSent && hasArrived(router)) {
    hydrateRoot(root, app);
  } else {
    // Nothing to agree with: whoever is signed in may be known from the start.
    store.dispatch(
      sessionActions.restored({ isSignedIn: hasAccessToken(), profile: readProfile() }),
    );
    if (router.state.matches.some(({ route }) => route.id === 'management')) {
      void loadManagementFrame();
    }
    createRoot(root).render(app);
  }
  const wanted = browserLocale();
  if (wanted !== catalogue.locale) catalogue.setLocale(wanted).catch(() => undefined);
}
