import { languagesOf, liveRelease, type RegistrySnapshot, type SentSnapshot } from '@dara/contract';
import { setLongEmailSuffixes } from '@dara/sdk/api';
import { createCatalogue, setSiteLanguages, toLocale, type Catalogue } from '@dara/sdk/i18n';
import { createDaraStore } from '@dara/sdk/store';
import { whenIdle } from '@dara/kit/ui';
import { createRemoteLoader } from '../federation/federation.ts';
import { isSavingData, preloadPage } from '../navigation/page-preload.ts';
import { createPageSource } from './page-source.ts';
import { watchScriptErrors } from '../remotes/script-errors.ts';
import { createMeasures, type Measures } from '../remotes/measures.ts';
import { eventOfLoad, shouldReport, sendTelemetry } from '../remotes/telemetry.ts';
import { loadDocument } from './awaited-routes.ts';
import type { SentState } from './sent-state.ts';
import type { ShellServices, TelemetryEvent } from '../site/services.ts';
import { SHELL } from '../site/shell-name.ts';
import { createRemainingSnapshot, type RemainingSnapshot } from '../site/remaining-snapshot.ts';

/** Services of the shell in a browser. */
export function createServices(
  snapshot: SentSnapshot,
  state: SentState | undefined,
): ShellServices {
  setSiteLanguages(languagesOf(snapshot.site));
  setLongEmailSuffixes(snapshot.site.longEmailSuffixes);
  const locale = toLocale(document.documentElement.lang);
  const catalogue = createCatalogue({
    locale,
    messages: state?.messages ?? {},
    isSeed: state !== undefined,
  });
  const rest = createRemainingSnapshot(snapshot, { sentFor: location.pathname });
  // The document names what loads the parts of its page, without the routes of their remotes.
  const known: RegistrySnapshot = {
    ...snapshot,
    microFrontends: { ...snapshot.rest?.contributors, ...snapshot.microFrontends },
  };
  rest.subscribe(({ microFrontends }) => (known.microFrontends = microFrontends));
  const measures = createMeasures(snapshot.shell.version);
  const report = (event: TelemetryEvent): void => {
    // The measures of releases are those of visitors.
    if (snapshot.preview) return;
    measures.count(event);
    if (event.kind === 'error') sendTelemetry(event);
  };
  const loader = createRemoteLoader(known, {
    report: (load) => {
      if (shouldReport(load)) report(eventOfLoad(known, load));
    },
  });
  watchScriptErrors(known, report);
  const store = createDaraStore({ preloadedState: state?.store });
  const source = createPageSource(catalogue, loader);
  const { loadPage } = source;
  return {
    side: 'browser',
    snapshot,
    rest,
    store,
    catalogue,
    ...source,
    loadPart: async (part) => {
      if (!liveRelease(known, part.remote)) await rest.fetch();
      return source.loadPart(part);
    },
    sentParts: new Set(state?.parts),
    giveUp: (owner) => owner !== SHELL && loader.giveUp(owner),
    usedReleases: () => ({ ...loader.usedReleases(), [SHELL]: snapshot.shell.version }),
    preload: (resolved, address) => {
      if (isSavingData()) return;
      if (resolved.owner !== SHELL)
        loader.preload(resolved.owner, resolved.route.page, catalogue.locale);
      void preloadPage({ loadPage, store, catalogue }, resolved, address);
    },
    onUsable: () => {
      performance.mark(USABLE_MARK);
      return new Promise((resolve) => {
        whenIdle(() => {
          if (!isSavingData()) {
            void fetchRemainingSnapshot(rest);
            void measureVitals(measures);
          }
          // If they cannot be loaded, parts render without.
          catalogue.fill().then(resolve, () => {
            resolve();
            void fillCatalogue(catalogue);
          });
        });
      });
    },
    leave: loadDocument,
    report,
  };
}

/** Observers get the entries from before as well. A document without the script is not measured. */
const measureVitals = (measures: Measures): Promise<void> =>
  import('../remotes/web-vitals.ts').then(
    ({ watchVitals }) => measures.readVitals(watchVitals()),
    () => undefined,
  );

/** For measurements. */
const USABLE_MARK = 'dara-usable';

const REFILL_MS = [0, 1000, 5000, 20_000];

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (const pauseMs of REFILL_MS) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      return await work();
    } catch {
      // Retried: until then a part shows message ids, and a menu the known entries.
    }
  }
}

/** Fetches the texts that the first page does not show; they may be wanted at any moment. */
export const fillCatalogue = (catalogue: Catalogue): Promise<void> =>
  untilDone(() => catalogue.fill());

/** Loads the remaining snapshot before a link needs it. */
export const fetchRemainingSnapshot = (rest: RemainingSnapshot): Promise<void> =>
  untilDone(rest.fetch);
