import { ALIVE_EVENT, DOCUMENT_BLOCKS, ROOT_ID, type SentSnapshot } from '@dara/contract';
import { isRefusal } from '@dara/sdk/api';
import { hasAccessToken, readProfile, sessionActions } from '@dara/sdk/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadManagementFrame } from '../management/management-layout.tsx';
import { yieldToMain } from './yield-to-main.ts';
import { fetchPersonMenu } from '../features/session/lazy-person-menu.ts';
import { createServices, fetchRemainingSnapshot, fillCatalogue } from './browser-services.ts';
import { FONT_FACES } from './fonts.ts';
import { addFrameMessages } from './frame-messages.ts';
import { allowMovedTexts } from './moved-texts.ts';
import type { PageResult } from '../site/page-result.ts';
import type { CurrentLocation } from './page-loader.ts';
import { addRoutes, buildRoutes } from './routes.tsx';
import { ShellApp } from './shell-app.tsx';
import type { SentState } from './sent-state.ts';
import { createSiteRouter, type Router } from './site-router.ts';

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

/** Whether every loader of the page succeeded: a failed one does not match the server's HTML. */
function isPageLoaded(router: Router): boolean {
  const results = Object.values(router.state.loaderData ?? {}) as (PageResult | undefined)[];
  return results.every((result) => result?.kind !== 'failed');
}

/**
 * Whether the browser's first render equals the server's HTML: a request that failed there may succeed here, while a
 * refusal is the same.
 */
function isWhole(state: SentState | undefined): boolean {
  return Object.values(state?.store.api?.queries ?? {}).every(
    (query) => query?.status === 'fulfilled' || isRefusal(query?.error),
  );
}

/** A frame brings no styles; a rendered document declares its fonts itself. */
function declareFonts(): void {
  const style = document.createElement('style');
  style.textContent = FONT_FACES;
  document.head.append(style);
}

/** Hydrates the document from the gateway, or renders into an empty one. */
export async function startShell(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const snapshot = readBlock<SentSnapshot>(DOCUMENT_BLOCKS.snapshot);
  if (!root || !snapshot) throw new Error('this document is none of the gateway');
  allowMovedTexts();
  const state = readBlock<SentState>(DOCUMENT_BLOCKS.state);
  if (hasAccessToken()) fetchPersonMenu();
  await yieldToMain();
  const services = createServices(snapshot, state);
  const { store, catalogue } = services;
  // A signed-in user soon sees more than the public document.
  if (hasAccessToken()) {
    void fillCatalogue(catalogue);
    void fetchRemainingSnapshot(services.rest);
  }
  const ownMessages = addFrameMessages(catalogue.addSource);

  const currentLocation: CurrentLocation = () =>
    router.state.navigation.location ?? router.state.location;
  await yieldToMain();
  const router: Router = createSiteRouter(buildRoutes(services, currentLocation), catalogue);
  services.rest.subscribe((whole) => addRoutes(router, services, { whole, currentLocation }));
  const app = (
    <ShellApp services={services}>
      <RouterProvider router={router} />
    </ShellApp>
  );
  await ownMessages;
  const isSent = root.hasChildNodes() && isWhole(state);
  if (isSent) await untilInitialized(router);
  if (isSent && isPageLoaded(router)) {
    // In slices: the visitor may scroll and press while the page hydrates.
    startTransition(() => void hydrateRoot(root, app));
    dispatchEvent(new Event(ALIVE_EVENT));
  } else {
    await fillCatalogue(catalogue);
    // No HTML to match: the session may be used from the start.
    store.dispatch(
      sessionActions.restored({ isSignedIn: hasAccessToken(), profile: readProfile() }),
    );
    if (router.state.matches.some(({ route }) => route.id === 'management')) {
      void loadManagementFrame();
    }
    if (!root.hasChildNodes()) declareFonts();
    createRoot(root).render(app);
  }
}
