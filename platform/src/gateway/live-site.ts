import {
  UNNAMED_SITE,
  type ReleaseFile,
  type ReleaseManifest,
  type SiteDeclaration,
} from '@dara/contract';
import type { DevelopedRemote } from '../development/developed-remote.ts';
import type { StagedBuilds } from '../development/staged-builds.ts';
import { liveAndPrevious, type Deployed } from '../registry/registry.repository.ts';
import type { ServableRelease } from '../registry/snapshot.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { composeLive } from './compose-live.ts';
import { SettingsOfSite } from './site-settings.ts';
import type { Live } from './live.ts';
import { LiveRenderers, type LiveRenderersOptions } from './live-renderers.ts';

export interface LiveSiteOptions extends LiveRenderersOptions {
  developed?: DevelopedRemote;
  /** Unfinished builds of a development start. */
  builds?: StagedBuilds | undefined;
}

const RECHECK_DELAY_MS = 1000;

/** The live releases of the registry, cached in memory and reloaded on events. */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  #current: Live | undefined;
  #declaration: SiteDeclaration = UNNAMED_SITE;
  #running: Promise<void> | undefined;
  #isStale = false;
  #suspicion: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #settings: SettingsOfSite;
  readonly #renderers: LiveRenderers;
  readonly #listeners: ((live: Live) => void)[] = [];
  /** Number of the last change that was read. */
  #change: number | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
    this.#settings = new SettingsOfSite(options.callApi, options.log);
    this.#renderers = new LiveRenderers(options);
  }

  /** Called whenever another snapshot is served. */
  onServed(listener: (live: Live) => void): void {
    this.#listeners.push(listener);
  }

  /** Undefined while no shell can be served. */
  get current(): Live | undefined {
    return this.#current && this.#settings.applied(this.#current);
  }

  /** Other releases with the site's settings. */
  applied(live: Live): Live {
    return this.#settings.applied(live);
  }

  /** The site declaration while a shell is live, even if its files are missing. */
  get declaration(): SiteDeclaration {
    return this.#settings.declarationOf(this.#declaration);
  }

  /** Call when content has changed. */
  contentChanged(): void {
    this.#settings.ask();
  }

  /** The same, with the current site settings. */
  async settled(live: Live): Promise<Live> {
    await this.#settings.settled();
    return this.current?.snapshot.revision === live.snapshot.revision ? this.current : live;
  }

  /** Resolves when the releases live at the time of the call are served. Keeps the old state if reading fails. */
  async refresh(): Promise<void> {
    if (this.#running) {
      this.#isStale = true;
      return this.#running;
    }
    this.#running = (async () => {
      do {
        this.#isStale = false;
        await this.#read();
      } while (this.#isStale && !this.#isClosed);
    })().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Reloads the live releases if they have changed, without an event. */
  async refreshIfChanged(): Promise<void> {
    if ((await this.#options.registry.lastChange()) !== this.#change) await this.refresh();
  }

  /** Called when an existing file could not be read: reloads soon, once. */
  scheduleRecheck(integrity: string): void {
    this.#options.registry.store.forget(integrity);
    this.#suspicion ??= setTimeout(() => {
      this.#suspicion = undefined;
      this.refresh().catch((error: Error) =>
        this.#options.log.error({ err: error }, 'failed to read the registry'),
      );
    }, RECHECK_DELAY_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#suspicion);
    this.#settings.close();
    await this.#running?.catch(() => undefined);
    await this.#current?.pool?.close();
  }

  async #read(): Promise<void> {
    const { registry, log, developed, builds } = this.#options;
    // The served state stays; a start uses the stored snapshot.
    const { change, deployed } = await (this.#current
      ? registry.deployments()
      : registry.servedState());
    this.#change = change;
    registry.store.keepLocal(liveAndPrevious(deployed));
    const declared = [...deployed.values()].find(({ live }) => live.kind === 'shell')?.live.site;
    this.#declaration = declared ?? UNNAMED_SITE;
    this.#settings.follow(this.#declaration.settings);
    const found = await Promise.all([...deployed.values()].map((entry) => this.#servable(entry)));
    const present = found.filter((entry) => entry !== undefined);
    const shell = present.find((entry) => entry.live.kind === 'shell');
    const remotes = present.filter((entry) => entry.live.kind === 'remote');
    const before = this.#current;
    if (!shell) {
      if (before) log.error('no shell can be served');
      this.#current = undefined;
      await before?.pool?.close();
      return;
    }
    const released = buildSnapshot(change, shell.live, remotes);
    const overlaid = developed?.overlay(released) ?? released;
    const snapshot = builds?.overlay(overlaid) ?? overlaid;
    const manifests = remotes.map((entry) => entry.live);
    const printableText = await this.#renderers.printableText(snapshot, shell.live, manifests);
    const isDrawnAlike = before?.drawnFrom === printableText.from;
    if (before?.snapshot.revision === snapshot.revision && isDrawnAlike) return;
    // Sources of shell and remote may differ from the server bundles of their last releases.
    const pool = developed
      ? undefined
      : (isDrawnAlike && before.pool) || (await this.#renderers.start(printableText));
    if (this.#isClosed) return pool?.close();
    const served = developed?.devShellManifest(shell.live) ?? shell.live;
    const drawnFrom = printableText.from;
    const live = composeLive(
      { snapshot, shell: served, remotes: manifests, pool, drawnFrom },
      developed,
    );
    if (!developed) await this.#keepWhole(snapshot.revision, live.whole.text);
    this.#current = live;
    log.info({ revision: snapshot.revision }, 'serving a new snapshot');
    for (const listener of this.#listeners) listener(this.applied(this.#current));
    if (pool === before?.pool) return;
    before?.pool
      ?.retire()
      .catch((error: Error) => log.warn({ err: error }, 'failed to stop rendering workers'));
  }

  /** The live release, else the previous one, else none: depending on available files. */
  async #servable({ live, previous }: Deployed): Promise<ServableRelease | undefined> {
    const { registry, log } = this.#options;
    const lacking = async (manifest: ReleaseManifest): Promise<ReleaseFile[]> => {
      const missing = await registry.restoreFiles(manifest);
      if (missing.length > 0) {
        const names = missing.map((file) => file.name);
        const { name, version } = manifest;
        log.error({ name, version, missing: names }, 'release files are missing');
      }
      return missing;
    };
    const [ofLive, ofPrevious] = await Promise.all([
      lacking(live),
      previous ? lacking(previous) : [],
    ]);
    const fallback = previous && ofPrevious.length === 0 ? previous : null;
    if (ofLive.length === 0) return { live, fallback };
    if (fallback) return { live: fallback, fallback: null };
    // Without its server bundle a release still works in browsers.
    const isForBrowsers = ofLive.every((file) => file.side === 'server');
    return isForBrowsers ? { live, fallback: null } : undefined;
  }

  /** For new tabs and their later requests. Serving does not wait for a store that is not writable. */
  async #keepWhole(revision: string, text: string): Promise<void> {
    const { registry, log } = this.#options;
    await registry.snapshots.write(revision, text).catch((error: Error) => {
      log.warn({ err: error, revision }, 'failed to write a snapshot to the file store');
    });
  }
}
