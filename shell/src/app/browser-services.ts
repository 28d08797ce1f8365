import { languagesOf, type RegistrySnapshot } from '@dara/contract';
import { createCatalogue, setSiteLanguages, toLocale, type Catalogue } from '@dara/sdk/i18n';
import { createDaraStore } from '@dara/sdk/store';
import { whenIdle } from '@dara/kit/ui';
import { createRemoteLoader } from '../federation/federation.ts';
import { isSparing, preloadPage } from '../navigation/page-preload.ts';
import { createPageSource } from '../remotes/page-source.ts';
import { eventOfLoad, shouldReport, sendTelemetry } from '../remotes/telemetry.ts';
import type { SentState } from './sent-state.ts';
import type { ShellServices } from './services.ts';
import { SHELL } from './shell-name.ts';

/** What the shell's parts work with in a browser. */
export function createServices(
  snapshot: RegistrySnapshot,
  state: SentState | undefined,
): ShellServices {
  setSiteLanguages(languagesOf(snapshot.site));
  const locale = toLocale(document.documentElement.lang);
  const catalogue = createCatalogue({
    locale,
    messages: state?.messages ?? {},
    isSeed: state !== undefined,
  });
  const loader = createRemoteLoader(snapshot, {
    report: (report) => {
      if (shouldReport(report)) sendTelemetry(eventOfLoad(snapshot, report));
    },
  });
  const store = createDaraStore({ preloadedState: state?.store });
  const loadPage = createPageSource(catalogue, loader);
  return {
    side: 'browser',
    snapshot,
    store,
    catalogue,
    loadPage,
    preload: (resolved, address) => {
      if (isSparing()) return;
      if (resolved.owner !== SHELL)
        loader.preload(resolved.owner, resolved.route.page, catalogue.locale);
      void preloadPage({ loadPage, store, catalogue }, resolved, address);
    },
    onUsable: () => {
      performance.mark(USABLE_MARK);
      return new Promise((resolve) => {
        whenIdle(() => {
          // Where they cannot be had, parts come up without.
          catalogue.fill().then(resolve, () => {
            resolve();
            void fillCatalogue(catalogue);
          });
        });
      });
    },
    report: sendTelemetry,
  };
}

/** For measurements. */
const USABLE_MARK = 'dara-usable';

const REFILL_MS = [0, 1000, 5000, 20_000];

/** Fetches the texts that the first page does not show; they may be wanted at any moment. */
export async function fillCatalogue(catalogue: Catalogue): Promise<void> {
  for (const pauseMs of REFILL_MS) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      return await catalogue.fill();
    } catch {
      // Tried again: a part that lacks a text shows its name until then.
    }
  }
}
