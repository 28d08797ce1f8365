import type { Logger } from '@dara/backend';
import type { ReleaseManifest, ReleasePreview } from '@dara/contract';
import { composeLive } from './compose-live.ts';
import type { LiveRenderers } from './live-renderers.ts';
import type { LiveSite } from './live-site.ts';
import type { Live } from './live.ts';
import type { PreviewClaim } from '../registry/preview-token.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { buildSnapshot } from '../registry/snapshot.ts';

/** Each has a renderer, which takes about 60 MB. */
const MAX_KEPT = 4;
const IDLE_MS = 5 * 60_000;

interface Kept {
  live: Promise<Live>;
  /** Stops an unused preview; restarted by each document. */
  idle: NodeJS.Timeout;
}

export interface PreviewLivesOptions {
  site: LiveSite;
  registry: Registry;
  log: Logger;
  previewRenderers: LiveRenderers;
  /** Default five minutes. */
  idleMs?: number;
}

/**
 * The live releases with those of a preview in their place, in memory while it is used. Each has one renderer of its own;
 * those of the live releases are not involved.
 */
export class PreviewLives {
  readonly #options: PreviewLivesOptions;
  /** By releases and live revision, the least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(options: PreviewLivesOptions) {
    this.#options = options;
    options.site.onServed(() => this.#endAll());
  }

  /** Throws a RegistryError where the releases do not fit the live ones. */
  async of(claim: PreviewClaim, current: Live): Promise<Live> {
    const { releases } = claim;
    const key = JSON.stringify([current.snapshot.revision, releases]);
    const kept = this.#kept.get(key) ?? this.#start(key, claim, current);
    kept.idle.refresh();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return this.#options.site.applied(await kept.live);
  }

  close(): Promise<unknown> {
    return Promise.all([...this.#kept.keys()].map((key) => this.#end(key, (pool) => pool.close())));
  }

  #start(key: string, claim: PreviewClaim, current: Live): Kept {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_KEPT) void this.#retire(oldest);
    const live = this.#compose(claim, current);
    const { idleMs = IDLE_MS } = this.#options;
    const idle = setTimeout(() => void this.#retire(key), idleMs).unref();
    // The next document checks again.
    live.catch(() => void this.#retire(key));
    return { live, idle };
  }

  async #compose(claim: PreviewClaim, { shell: before, remotes }: Live): Promise<Live> {
    const { registry, previewRenderers } = this.#options;
    const manifests = await registry.previews.manifests(claim);
    const after = new Map([before, ...remotes.values(), ...manifests].map(byName));
    const shell = after.get(before.name) ?? before;
    after.delete(before.name);
    const others = [...after.values()];
    // Without previous releases: a release that fails must not look like one that works.
    const served = others.map((live) => ({ live, fallback: null }));
    const built = buildSnapshot(0, shell, served);
    const snapshot = { ...built, revision: `preview-${built.revision}`, preview: shownOf(claim) };
    const drawable = await previewRenderers.printableText(snapshot, shell, others);
    const pool = await previewRenderers.start(drawable);
    return composeLive({ snapshot, shell, remotes: others, pool, drawnFrom: drawable.from });
  }

  #endAll(): void {
    for (const key of [...this.#kept.keys()]) void this.#retire(key);
  }

  #retire(key: string): Promise<void> {
    return this.#end(key, (pool) => pool.retire());
  }

  async #end(key: string, end: (pool: NonNullable<Live['pool']>) => Promise<void>): Promise<void> {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    clearTimeout(kept.idle);
    const live = await kept.live.catch(() => undefined);
    if (live?.pool)
      await end(live.pool).catch((error: Error) =>
        this.#options.log.warn({ err: error }, 'failed to stop the renderer of a preview'),
      );
  }
}

const byName = (manifest: ReleaseManifest) => [manifest.name, manifest] as const;

export const shownOf = ({ releases, expiresAtS }: PreviewClaim): ReleasePreview => ({
  releases,
  until: new Date(expiresAtS * 1000).toISOString(),
});

/** Sources of a remote under development replace its releases. */
export function refuseDeveloped({ isDeveloped }: Live): void {
  if (!isDeveloped) return;
  throw new RegistryError(
    409,
    'PREVIEW_REFUSED',
    'No preview while a remote runs from its sources',
    ['end "npm run dev" first'],
  );
}
