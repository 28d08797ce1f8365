import type { Locale, ShownSite, TrialVisitor } from '@dara/contract';
import { RenderQueue } from './render-queue.ts';
import { RenderError, RenderWorker } from './render-worker.ts';
import { RendererUnavailableError, type OpenRenderer } from './renderer-link.ts';
import type {
  ApiCaller,
  PageToRender,
  PageVisitor,
  RenderedPage,
  WorkerSources,
} from './protocol.ts';

const REPLACE_AFTER_MS = 250;
/**
 * Per worker: concurrently rendered pages, because a page often waits for the api, and queued pages, about as many as
 * can be rendered within the time limit.
 */
const PER_WORKER = { running: 8, waiting: 48 };
/** Of these, the share of one caller, that is of all users behind one address. */
const PER_CALLER = { running: 2, waiting: 12 };

export interface RenderPoolOptions {
  sources: WorkerSources;
  callApi: ApiCaller;
  /** Opens the renderers; see `rendererOf`. */
  open: OpenRenderer;
  size: number;
  /** Time limit of one render, including the queue. */
  limitMs: number;
  /** Called at the end of each render with its result and duration, including the queue. */
  onRender?: (result: RenderResult, seconds: number) => void;
}

/** The visitor, for pages that are not public. */
export interface RenderFor {
  trial?: TrialVisitor | undefined;
  visitor?: PageVisitor | undefined;
  /** The caller, by address key; the queue is fair between callers. */
  caller?: string | undefined;
}

/** `refused`: no capacity; `failed`: anything else. */
export type RenderResult = 'rendered' | 'failed' | 'refused';

/** The workers of one snapshot; a new snapshot gets a new pool. */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #workers: RenderWorker[] = [];
  readonly #queue: RenderQueue;
  #isClosed = false;

  private constructor(options: RenderPoolOptions) {
    this.#options = options;
    const { size } = options;
    const bounds = ({ running, waiting }: typeof PER_WORKER) => ({
      running: size * running,
      waiting: size * waiting,
    });
    this.#queue = new RenderQueue({ all: bounds(PER_WORKER), perCaller: bounds(PER_CALLER) });
  }

  /**
   * Resolves once a worker has loaded the shell; the others follow. Throws if it cannot be loaded. While no renderer is
   * available, as during their restart, the pool waits and renders nothing.
   */
  static async start(options: RenderPoolOptions): Promise<RenderPool> {
    const pool = new RenderPool(options);
    try {
      await pool.#add().ready;
      pool.#fill();
    } catch (error) {
      if (error instanceof RendererUnavailableError) return pool;
      await pool.close();
      throw error;
    }
    return pool;
  }

  get load(): { running: number; waiting: number } {
    return this.#queue.load;
  }

  /** Number of workers that have loaded the shell. */
  get ready(): number {
    return this.#workers.filter((worker) => worker.isAlive && worker.isReady).length;
  }

  /** Throws a RenderError. A worker lost to another page is replaced and the page is retried once. */
  async render(
    url: string,
    locale: Locale,
    site?: ShownSite,
    { trial, visitor, caller }: RenderFor = {},
  ): Promise<RenderedPage> {
    const startedAt = performance.now();
    let result: RenderResult = 'failed';
    try {
      const page = await this.#renderInTurn({ url, locale, site, trial }, { visitor, caller });
      result = 'rendered';
      return page;
    } catch (error) {
      // For any reason: its renderers are gone.
      if (this.#isClosed) throw new RenderError('the pool of renderers has ended', 'closed');
      if (error instanceof RenderError && error.cost === 'overload') result = 'refused';
      throw error;
    } finally {
      this.#options.onRender?.(result, (performance.now() - startedAt) / 1000);
    }
  }

  #renderInTurn(page: PageToRender, { visitor, caller }: RenderFor): Promise<RenderedPage> {
    const { limitMs } = this.#options;
    const deadline = Date.now() + limitMs;
    return this.#queue.run(limitMs, () => this.#renderUntil(deadline, page, visitor), caller);
  }

  async #renderUntil(
    deadline: number,
    page: PageToRender,
    visitor?: PageVisitor,
  ): Promise<RenderedPage> {
    for (let attempt = 0; ; attempt += 1) {
      const startedAt = Date.now();
      const worker = this.#leastLoaded();
      try {
        worker.load += 1;
        await this.#untilReady(worker, deadline - startedAt);
        const limit = { deadline, limitMs: this.#options.limitMs };
        return await worker.render(page, limit, visitor);
      } catch (error) {
        const isInnocent = error instanceof RenderError && error.cost === 'innocent';
        if (attempt > 0 || !isInnocent || this.#isClosed || deadline - Date.now() < 200)
          throw error;
      } finally {
        worker.load -= 1;
      }
    }
  }

  async #untilReady(worker: RenderWorker, limitMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new RenderError('no rendering worker was ready in time', 'innocent')),
        limitMs,
      );
    });
    try {
      await Promise.race([
        worker.ready.catch((error: Error) => {
          throw new RenderError(error.message, 'innocent');
        }),
        tooLate,
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The next pages load their remotes again, without globals set by earlier ones. */
  forgetRemotes(): void {
    for (const worker of this.#workers) worker.forgetRemotes();
  }

  /** Lets running pages finish, then stops the workers. */
  async retire(): Promise<void> {
    // Each page has a time limit, so this has one too.
    await this.#queue.onIdle();
    this.#isClosed = true;
    await Promise.all(this.#workers.map((worker) => worker.retire()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.close();
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #leastLoaded(): RenderWorker {
    // A page after the end must not start a process.
    if (this.#isClosed) throw new RenderError('the pool of renderers has ended', 'closed');
    const alive = this.#workers.filter((worker) => worker.isAlive && !worker.isBlocked);
    const ready = alive.filter((worker) => worker.isReady);
    const [first = this.#add(), ...rest] = ready.length > 0 ? ready : alive;
    return rest.reduce((best, worker) => (worker.load < best.load ? worker : best), first);
  }

  #add(): RenderWorker {
    const { sources, callApi, open } = this.#options;
    const worker = new RenderWorker({
      sources,
      callApi,
      open,
      onEnd: (ended) => {
        this.#workers.splice(this.#workers.indexOf(ended), 1);
        // With a delay: a bundle that kills every worker must not keep a core busy.
        setTimeout(() => this.#fill(), REPLACE_AFTER_MS).unref();
      },
    });
    this.#workers.push(worker);
    return worker;
  }

  #fill(): void {
    while (!this.#isClosed && this.#workers.length < this.#options.size) this.#add();
  }
}
