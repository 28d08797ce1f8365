import type { WorkerSources, ApiCaller } from './protocol.ts';
import { RenderPool } from './render-pool.ts';
import type { OpenRenderer } from './renderer-link.ts';

export interface TrialRendererOptions {
  sources: WorkerSources;
  open: OpenRenderer;
  /** Time limit of one page in ms. */
  visitMs: number;
}

/**
 * The renderer in which the releases of one promotion are tried, one after another, so that they share the time of its
 * start. It begins each release without the modules and globals of the one before.
 */
export class TrialRenderer {
  readonly #options: TrialRendererOptions;
  #pool: RenderPool | undefined;
  /** The api of the pages. */
  callApi: ApiCaller;

  constructor(options: TrialRendererOptions, callApi: ApiCaller) {
    this.#options = options;
    this.callApi = callApi;
  }

  /** For the next release. Throws if the shell cannot be loaded. */
  async begin(): Promise<RenderPool> {
    this.#pool?.forgetRemotes();
    const { visitMs, ...options } = this.#options;
    this.#pool ??= await RenderPool.start({
      ...options,
      callApi: (call) => this.callApi(call),
      size: 1,
      limitMs: visitMs,
    });
    return this.#pool;
  }

  /** Pages of a refused release may still run: the next one gets another process. */
  async close(): Promise<void> {
    await this.#pool?.close();
    this.#pool = undefined;
  }
}
