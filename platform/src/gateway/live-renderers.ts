import type { Logger } from '@dara/backend';
import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import type { Registry } from '../registry/registry.ts';
import { rendererSnapshot, type RendererSnapshot } from '../rendering/renderer-snapshot.ts';
import type { ApiCaller } from '../rendering/protocol.ts';
import type { RenderPoolOptions } from '../rendering/render-pool.ts';
import { Renderers } from '../rendering/renderers.ts';
import { preloaded, readSources } from '../rendering/sources.ts';
import { isPublicEntry } from './sent-snapshot.ts';

export interface LiveRenderersOptions {
  registry: Registry;
  log: Logger;
  callApi: ApiCaller;
  /** Opens renderers. */
  open: RenderPoolOptions['open'];
  workers: number;
  renderLimitMs: number;
  onRender?: RenderPoolOptions['onRender'];
}

/** The available server bundles of a snapshot. */
interface Drawable extends RendererSnapshot {
  /** Renderers are reused while it is unchanged. */
  from: string;
}

/** Starts the renderers of the live releases. */
export class LiveRenderers {
  readonly #options: LiveRenderersOptions;

  constructor(options: LiveRenderersOptions) {
    this.#options = options;
  }

  /** The renderers' input; a restored bundle changes it. */
  async printableText(
    snapshot: RegistrySnapshot,
    shell: ReleaseManifest,
    remotes: readonly ReleaseManifest[],
  ): Promise<Drawable> {
    const site = rendererSnapshot(snapshot, shell, remotes, isPublicEntry);
    const { store } = this.#options.registry;
    const found = await Promise.all(
      [shell, ...site.remotes].map(async ({ name, files, serverEntry }) => {
        const bundle = files.find((file) => file.name === serverEntry);
        return bundle && (await store.has(bundle.integrity)) ? name : '';
      }),
    );
    return { ...site, from: [site.hash, ...found.filter(Boolean)].join(' ') };
  }

  /** Undefined if the shell cannot be loaded: pages are then unrendered. */
  async start({ snapshot, shell, remotes }: Drawable): Promise<Renderers | undefined> {
    const { registry, log, callApi, open, workers, renderLimitMs, onRender } = this.#options;
    try {
      const sources = await preloaded(await readSources(snapshot, shell, remotes, registry.store));
      const options = { sources, callApi, open, size: workers, limitMs: renderLimitMs };
      return await Renderers.start({ ...options, ...(onRender ? { onRender } : {}) });
    } catch (error) {
      log.error({ err: error, shell: shell.version }, 'pages are not rendered on the server');
      return undefined;
    }
  }
}
