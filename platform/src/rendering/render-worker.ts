import { SHELL_BUILTINS } from '@dara/contract';
import type {
  ApiCaller,
  FromRenderer,
  PageToRender,
  PageVisitor,
  RenderedPage,
  WorkerSources,
} from './protocol.ts';
import { checkedPage } from './checked-page.ts';
import { RendererUnavailableError, RendererLink, type OpenRenderer } from './renderer-link.ts';

const READY_MS = 30_000;
/** A healthy worker may respond late on a busy machine. */
const PING_MS = 1000;
/** Limit of pending api requests per renderer, far above normal use. */
const MAX_CALLS = 500;

/**
 * Effect of a failed render: only this page, the worker, or not its fault: another page crashed the worker, there was
 * no capacity, or the server shuts down.
 */
export type RenderCost = 'page' | 'worker' | 'innocent' | 'overload' | 'closed';

/** A render without a page. */
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
  visitor: PageVisitor | undefined;
}

export interface RenderWorkerOptions {
  sources: WorkerSources;
  callApi: ApiCaller;
  open: OpenRenderer;
  onEnd: (worker: RenderWorker) => void;
}

/** One renderer with the server bundles of one snapshot. */
export class RenderWorker {
  readonly #link: RendererLink;
  readonly #callApi: ApiCaller;
  readonly #sources: WorkerSources;
  readonly #jobs = new Map<number, Job>();
  readonly #pings = new Map<number, () => void>();
  /** Remotes whose bundle the renderer has. */
  readonly #sent = new Set<string>();
  #calls = 0;
  #lastId = 0;
  #isAlive = true;
  #isReady = false;
  #isGivenUp = false;
  /** Assigned pages, including those that wait until it is ready. */
  load = 0;
  /** Settles when the shell has been loaded; rejects if it cannot, with a RendererAwayError if there is no renderer. */
  readonly ready: Promise<void>;
  #started!: { resolve: () => void; reject: (error: Error) => void };

  constructor({ sources, callApi, open, onEnd }: RenderWorkerOptions) {
    this.#callApi = callApi;
    this.#sources = sources;
    this.#link = new RendererLink(open, {
      onMessage: (message, texts) => this.#receive(message, texts),
      onEnd: (error) => {
        this.#end(error);
        onEnd(this);
      },
    });
    this.ready = this.#boundStart();
    this.#start();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** A page timed out and the renderer has not responded since. */
  get isBlocked(): boolean {
    return this.#pings.size > 0;
  }

  /** The shell has been loaded. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Rejects with a RenderError, which names `limitMs`, if it throws, is not done by `deadline`, or ends the worker. */
  render(
    page: PageToRender,
    { deadline, limitMs }: { deadline: number; limitMs: number },
    visitor?: PageVisitor,
  ): Promise<RenderedPage> {
    if (!this.#isAlive)
      return Promise.reject(new RenderError('the rendering worker has ended', 'innocent'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#giveUp(id, limitMs), deadline - Date.now());
      this.#jobs.set(id, { resolve, reject, timer, visitor });
      this.#link.post({ type: 'render', id, ...page });
    });
  }

  forgetRemotes(): void {
    this.#sent.clear();
    this.#link.post({ type: 'forget' });
  }

  /** Stops the worker once its jobs are done; each job has a time limit. */
  async retire(): Promise<void> {
    while (this.#isAlive && this.#jobs.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await this.terminate();
  }

  async terminate(): Promise<void> {
    await this.#link.kill();
  }

  #start(): void {
    const { snapshot, shell } = this.#sources;
    const { fileName, code } = shell;
    this.#link.post({ type: 'start', snapshot, builtins: SHELL_BUILTINS, fileName }, [code]);
  }

  async #sendBundle(name: string): Promise<void> {
    const { remotes } = this.#sources;
    // Once, so that a renderer that does not read cannot fill this process's memory.
    const read = !this.#sent.has(name) && Object.hasOwn(remotes, name) ? remotes[name] : undefined;
    this.#sent.add(name);
    const bundle = await read?.().catch(() => undefined);
    if (bundle) this.#link.post({ type: 'bundle', name, fileName: bundle.fileName }, [bundle.code]);
    else this.#link.post({ type: 'bundle', name });
  }

  #boundStart(): Promise<void> {
    const started = new Promise<void>((resolve, reject) => (this.#started = { resolve, reject }));
    const tooLate = new Error(`the shell's server bundle did not load in ${READY_MS} ms`);
    const timer = setTimeout(() => this.#started.reject(tooLate), READY_MS);
    started
      .catch(() => this.terminate())
      .finally(() => clearTimeout(timer))
      .catch(() => undefined);
    return started;
  }

  /** A page that waits too long fails alone; a page that blocks the process costs the worker. */
  async #giveUp(id: number, limitMs: number): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job) return;
    this.#jobs.delete(id);
    this.#link.post({ type: 'abort', id });
    const answers = await this.#answers();
    // Not available from here on: the process is about to be killed.
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
      this.#link.post({ type: 'ping', id });
    });
  }

  #receive(message: FromRenderer, texts: Buffer[]): void {
    if (message.type === 'ready') {
      this.#isReady = true;
      this.#started.resolve();
    } else if (message.type === 'failed') this.#started.reject(new Error(String(message.message)));
    else if (message.type === 'pong') {
      this.#pings.get(message.id)?.();
      this.#pings.delete(message.id);
    } else if (message.type === 'bundle') void this.#sendBundle(String(message.name));
    else if (message.type === 'api') {
      void this.#answerApi(message);
    } else if (message.type === 'rendered') {
      const page = checkedPage(message.result, texts);
      const job = this.#take(message.id);
      if (page) job?.resolve(page);
      else job?.reject(new RenderError('the renderer returned an invalid page', 'page'));
    } else if (message.type === 'refused') {
      this.#take(message.id)?.reject(new RenderError(String(message.message), 'page'));
    }
  }

  async #answerApi({ id, page, call }: Extract<FromRenderer, { type: 'api' }>): Promise<void> {
    this.#calls += 1;
    try {
      if (this.#calls > MAX_CALLS) throw new Error('too many calls of the api at once');
      const { body, ...answer } = await this.#callApi(call, this.#jobs.get(page)?.visitor);
      this.#link.post({ type: 'api', id, answer }, [body]);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.#link.post({ type: 'api', id, error: text });
    } finally {
      this.#calls -= 1;
    }
  }

  #take(id: number): Job | undefined {
    const job = this.#jobs.get(id);
    if (job) clearTimeout(job.timer);
    this.#jobs.delete(id);
    return job;
  }

  #end(error: Error): void {
    const { message } = error;
    this.#isAlive = false;
    this.#started.reject(
      error instanceof RendererUnavailableError
        ? error
        : new Error(`${message} while it loaded the shell`),
    );
    const ids = [...this.#jobs.keys()];
    const cost = ids.length === 1 && !this.#isGivenUp ? 'worker' : 'innocent';
    for (const id of ids) this.#take(id)?.reject(new RenderError(message, cost));
  }
}
