import { Worker } from 'node:worker_threads';
import type {
  ApiCaller,
  FromWorker,
  PageToRender,
  RenderedPage,
  ToWorker,
  WorkerSources,
} from './protocol.ts';

const READY_MS = 30_000;
/** A busy machine may keep a sound worker from answering for a while. */
const PING_MS = 1000;
const HEAP_MB = 192;
/** Of a page's rendering nothing outlives it: with more room for the young less is moved for nothing. */
const YOUNG_HEAP_MB = 64;

/**
 * What a failed rendering cost: itself, the worker, or nothing of its own doing, when another page
 * took the worker or too many wanted to be rendered.
 */
export type RenderCost = 'page' | 'worker' | 'innocent' | 'overload';

/** A rendering that gave no page. */
export class RenderError extends Error {
  readonly cost: RenderCost;

  constructor(message: string, cost: RenderCost) {
    super(message);
    this.name = 'RenderError';
    this.cost = cost;
  }
}

interface Job {
  resolve: (result: RenderedPage) => void;
  reject: (error: RenderError) => void;
  timer: NodeJS.Timeout;
}

/** One worker thread holding the server bundles of one snapshot. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #callApi: ApiCaller;
  readonly #jobs = new Map<number, Job>();
  readonly #pings = new Map<number, () => void>();
  #lastId = 0;
  #isAlive = true;
  #isGivenUp = false;
  /** Settles when the worker has loaded the shell; rejects when it cannot. */
  readonly ready: Promise<void>;

  constructor(sources: WorkerSources, callApi: ApiCaller, onEnd: (worker: RenderWorker) => void) {
    this.#callApi = callApi;
    this.#worker = new Worker(new URL('./render-worker-main.mjs', import.meta.url), {
      workerData: sources,
      // The host's loaders (tsx, tests) are not for plain JavaScript; secrets stay with the host.
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: process.env.TZ ?? 'UTC' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      name: 'dara-render',
    });
    this.ready = this.#untilReady();
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#worker.on('error', (error: Error) =>
      this.#end(`the rendering worker failed: ${error.message}`),
    );
    this.#worker.on('exit', () => {
      this.#end('the rendering worker ended');
      onEnd(this);
    });
    this.#worker.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** A page ran out of time and the thread has not answered since. */
  get isBlocked(): boolean {
    return this.#pings.size > 0;
  }

  get load(): number {
    return this.#jobs.size;
  }

  /** Rejects with a RenderError when it throws, takes longer than `limitMs`, or ends the worker. */
  render(page: PageToRender, limitMs: number): Promise<RenderedPage> {
    if (!this.#isAlive)
      return Promise.reject(new RenderError('the rendering worker has ended', 'innocent'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#giveUp(id, limitMs), limitMs);
      this.#jobs.set(id, { resolve, reject, timer });
      this.#post({ type: 'render', id, ...page });
    });
  }

  /** Ends the worker once its jobs are done; a job is bounded in time, so this is too. */
  async retire(): Promise<void> {
    while (this.#isAlive && this.#jobs.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await this.terminate();
  }

  async terminate(): Promise<void> {
    // Whether it ended by itself meanwhile makes no difference.
    await this.#worker.terminate().catch(() => undefined);
  }

  #untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (message: string): void => {
        clearTimeout(timer);
        reject(new Error(message));
        void this.terminate();
      };
      const timer = setTimeout(
        () => fail(`the shell's server bundle did not load in ${READY_MS} ms`),
        READY_MS,
      );
      this.#worker.once('message', (message: FromWorker) => {
        clearTimeout(timer);
        if (message.type === 'ready') resolve();
        else fail(message.type === 'failed' ? message.message : 'it spoke before it was ready');
      });
      this.#worker.once('error', (error: Error) => fail(error.message));
      this.#worker.once('exit', () => fail('the rendering worker ended while it loaded the shell'));
    });
  }

  /** A page that waits too long costs itself; a page that blocks the thread costs the worker. */
  async #giveUp(id: number, limitMs: number): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job) return;
    this.#jobs.delete(id);
    this.#post({ type: 'abort', id });
    const answers = await this.#answers();
    // Not alive from here on: nothing new may be given to a thread that is about to be ended.
    if (!answers) {
      this.#isAlive = false;
      this.#isGivenUp = true;
    }
    job.reject(
      new RenderError(`rendering took longer than ${limitMs} ms`, answers ? 'page' : 'worker'),
    );
    if (!answers) await this.terminate();
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const id = (this.#lastId += 1);
      const timer = setTimeout(() => {
        this.#pings.delete(id);
        resolve(false);
      }, PING_MS);
      this.#pings.set(id, () => {
        clearTimeout(timer);
        resolve(true);
      });
      this.#post({ type: 'ping', id });
    });
  }

  #receive(message: FromWorker): void {
    if (message.type === 'pong') {
      this.#pings.get(message.id)?.();
      this.#pings.delete(message.id);
    } else if (message.type === 'api') {
      void this.#answerApi(message);
    } else if (message.type === 'rendered') {
      this.#take(message.id)?.resolve(message.result);
    } else if (message.type === 'refused') {
      this.#take(message.id)?.reject(new RenderError(message.message, 'page'));
    }
  }

  async #answerApi({ id, call }: Extract<FromWorker, { type: 'api' }>): Promise<void> {
    try {
      this.#post({ type: 'api', id, answer: await this.#callApi(call) });
    } catch (error) {
      this.#post({
        type: 'api',
        id,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }

  #take(id: number): Job | undefined {
    const job = this.#jobs.get(id);
    if (job) clearTimeout(job.timer);
    this.#jobs.delete(id);
    return job;
  }

  #end(message: string): void {
    this.#isAlive = false;
    const ids = [...this.#jobs.keys()];
    const cost = ids.length === 1 && !this.#isGivenUp ? 'worker' : 'innocent';
    for (const id of ids) this.#take(id)?.reject(new RenderError(message, cost));
  }

  #post(message: ToWorker): void {
    if (this.#isAlive) this.#worker.postMessage(message);
  }
}
