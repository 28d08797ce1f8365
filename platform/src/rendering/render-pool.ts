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
 * Of each worker: pages that it renders side by side, as while one waits for the api another is rendered, and pages that
 * may wait, about as many as it renders within the time that they have.
 */
const PER_WORKER = { running: 8, waiting: 48 };
/** Of them, those of one caller. All people behind one address share it. */
const PER_CALLER = { running: 2, waiting: 12 };

export interface RenderPoolOptions {
  sources: WorkerSources;
  callApi: ApiCaller;
  /** Opens the renderers; see `rendererOf`. */
  open: OpenRenderer;
  size: number;
  /** Bound of one rendering, waiting included. */
  limitMs: number;
  /** Called at the end of each rendering with how it went and how long it took, waiting included. */
  onRender?: (result: RenderResult, seconds: number) => void;
}

/** For whom a page is rendered that is not the same for everybody. */
export interface RenderFor {
  trial?: TrialVisitor | undefined;
  visitor?: PageVisitor | undefined;
  /** Who asks, by the key of their address; the queue is fair between callers. */
  caller?: string | undefined;
}

/** `refused`: there was no room; `failed`: anything else. */
export type RenderResult = 'rendered' | 'failed' | 'refused';

/** A few workers for one snapshot; a new snapshot gets a new pool. */
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
   * Answers once a worker has loaded the shell, the others follow; throws when it cannot be loaded. While there is no
   * renderer to load it in, which a restart of theirs brings, the pool waits for one and renders nothing.
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

  /** How many workers have loaded the shell and can be given pages. */
  get ready(): number {
    return this.#workers.filter((worker) => worker.isAlive && worker.isReady).length;
  }

  /** Throws a RenderError. A worker lost to another page is replaced and the page tried once more. */
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
      // Whatever ended it, its renderers were taken away.
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
        return await worker.render(page, deadline - Date.now(), visitor);
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

  /** Lets the running pages finish, then ends the workers. */
  async retire(): Promise<void> {
    // Each page is bounded in time, so this is too.
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
    // A page that comes after the end must not start a process that nobody ends.
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
        // Not at once: a bundle that ends every worker must not keep a core busy.
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
