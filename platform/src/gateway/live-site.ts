import { UNNAMED_SITE, type ReleaseManifest, type SiteDeclaration } from '@dara/contract';
import type { DevelopedRemote } from '../development/developed-remote.ts';
import type { StagedBuilds } from '../development/staged-builds.ts';
import { usedReleases } from '../registry/registry.repository.ts';
import type { ServableRelease } from '../registry/snapshot.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { composeLive } from './compose-live.ts';
import { SettingsOfSite } from './site-settings.ts';
import type { Live } from './live.ts';
import type { Split } from './visitor-group.ts';
import { servableRelease, splitOf } from './servable-releases.ts';
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
  /** For some visitors. */
  #candidate: { live: Live; split: Split } | undefined;
  #declaration: SiteDeclaration = UNNAMED_SITE;
  #running: Promise<void> | undefined;
  #isStale = false;
  #suspicion: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #settings: SettingsOfSite;
  readonly #renderers: LiveRenderers;
  readonly #listeners: ((...served: Live[]) => void)[] = [];
  /** Number of the last change that was read. */
  #change: number | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
    this.#settings = new SettingsOfSite(options.callApi, options.log);
    this.#renderers = new LiveRenderers(options);
  }

  /** Called with all that is served whenever that changes: the live releases, and those with a canary. */
  onServed(listener: (...served: Live[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Undefined while no shell can be served. */
  get current(): Live | undefined {
    return this.#current && this.#settings.applied(this.#current);
  }

  /** The releases with a canary, and for whom they are; undefined while none runs. */
  get candidate(): { live: Live; split: Split } | undefined {
    return this.#candidate && { ...this.#candidate, live: this.applied(this.#candidate.live) };
  }

  /** All that is served. */
  get served(): Live[] {
    return this.#lives().map((live) => this.applied(live));
  }

  /** Every release that some visitors get. */
  get releases(): ReleaseManifest[] {
    const all = this.#lives().flatMap(({ shell, remotes }) => [shell, ...remotes.values()]);
    return [...new Set(all)];
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
    const { revision } = live.snapshot;
    return this.served.find(({ snapshot }) => snapshot.revision === revision) ?? live;
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
    for (const pool of poolsOf(this.#lives())) await pool?.close();
  }

  async #read(): Promise<void> {
    const { registry, log, developed } = this.#options;
    // The served state stays; a start uses the stored snapshot.
    const { change, deployed } = await (this.#current
      ? registry.deployments()
      : registry.servedState());
    this.#change = change;
    registry.store.keepLocal([...deployed.values()].flatMap(usedReleases));
    const declared = [...deployed.values()].find(({ live }) => live.kind === 'shell')?.live.site;
    this.#declaration = declared ?? UNNAMED_SITE;
    this.#settings.follow(this.#declaration.settings);
    const found = await Promise.all(
      [...deployed.values()].map((entry) => servableRelease(this.#options, entry)),
    );
    const present = found.filter((entry) => entry !== undefined);
    const shell = present.find((entry) => entry.live.kind === 'shell');
    const remotes = present.filter((entry) => entry.live.kind === 'remote');
    if (!shell) {
      const ended = this.#lives();
      if (ended.length > 0) log.error('no shell can be served');
      this.#current = undefined;
      this.#candidate = undefined;
      for (const pool of poolsOf(ended)) await pool?.close();
      return;
    }
    const entries = [shell, ...remotes];
    const split = developed ? undefined : await splitOf(this.#options, deployed, entries);
    const sets = await Promise.all(
      (split ? [entries, split.entries] : [entries]).map((one) => this.#drawable(change, one)),
    );
    const before = this.#lives();
    const isUnchanged = sets.every(
      ({ snapshot, drawable }, at) =>
        before[at]?.snapshot.revision === snapshot.revision &&
        before[at]?.drawnFrom === drawable.from,
    );
    if (isUnchanged && before.length === sets.length) return;
    const lives: Live[] = [];
    for (const [at, { snapshot, shell: manifest, manifests, drawable }] of sets.entries()) {
      const { from: drawnFrom } = drawable;
      // Of all that is or was served: most releases are in both sets, and a canary may be live for all by now.
      const alike = [...lives, ...before].find((live) => live.drawnFrom === drawnFrom)?.pool;
      // Sources of shell and remote may differ from the server bundles of their last releases.
      const pool = developed ? undefined : alike || (await this.#renderers.start(drawable));
      const served = developed?.devShellManifest(manifest) ?? manifest;
      const kind = split ? ({ split: at === 0 ? 'most' : 'canary' } as const) : {};
      lives.push(
        composeLive(
          { snapshot, shell: served, remotes: manifests, pool, drawnFrom, ...kind },
          developed,
        ),
      );
    }
    if (this.#isClosed) {
      for (const pool of poolsOf(lives, before)) await pool?.close();
      return;
    }
    if (!developed)
      for (const { snapshot, whole } of lives) await this.#keepWhole(snapshot.revision, whole.text);
    const [live, canary] = lives;
    this.#current = live;
    this.#candidate = split && canary ? { live: canary, split: split.of } : undefined;
    const of = split ? { canary: split.of } : {};
    log.info({ revision: live?.snapshot.revision, ...of }, 'serving a new snapshot');
    for (const listener of this.#listeners) listener(...this.served);
    for (const pool of poolsOf(before, lives))
      pool
        ?.retire()
        .catch((error: Error) => log.warn({ err: error }, 'failed to stop rendering workers'));
  }

  /** What is served now, without the site's settings. */
  #lives(): Live[] {
    return [this.#current, this.#candidate?.live].filter((one) => one !== undefined);
  }

  /** One set of releases, the shell first, with the input of its renderers. */
  async #drawable(change: number, [shell, ...remotes]: ServableRelease[]) {
    const { developed, builds } = this.#options;
    if (!shell) throw new Error('no shell');
    const released = buildSnapshot(change, shell.live, remotes);
    const overlaid = developed?.overlay(released) ?? released;
    const snapshot = builds?.overlay(overlaid) ?? overlaid;
    const manifests = remotes.map(({ live }) => live);
    const drawable = await this.#renderers.printableText(snapshot, shell.live, manifests);
    return { snapshot, shell: shell.live, manifests, drawable };
  }

  /** For new tabs and their later requests. Serving does not wait for a store that is not writable. */
  async #keepWhole(revision: string, text: string): Promise<void> {
    const { registry, log } = this.#options;
    await registry.snapshots.write(revision, text).catch((error: Error) => {
      log.warn({ err: error, revision }, 'failed to write a snapshot to the file store');
    });
  }
}

/** Renderer pools of these releases that none of the others uses. */
const poolsOf = (lives: readonly Live[], others: readonly Live[] = []): Set<Live['pool']> =>
  new Set(
    lives.map(({ pool }) => pool).filter((pool) => !others.some((other) => other.pool === pool)),
  );
