import { RenderError } from './render-worker.ts';

/** Limits of running and queued pages. */
export interface Bounds {
  running: number;
  waiting: number;
}

export interface RenderQueueOptions {
  all: Bounds;
  /** Of these, the share of one caller. */
  perCaller: Bounds;
}

interface Waiting {
  begin: () => void;
  refuse: (error: RenderError) => void;
}

/** The pages of one caller. */
interface Line {
  caller: string;
  running: number;
  waiting: Waiting[];
}

const overload = (message: string): RenderError => new RenderError(message, 'overload');

/**
 * The queue of the workers: limited per caller and in total, callers take turns. Requests without capacity are refused
 * immediately: under overload some visitors get a page rendered by their browser, rather than all waiting for one that
 * comes too late.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** Callers with pages, in the order of their turns. */
  readonly #lines = new Map<string, Line>();
  readonly #load = { running: 0, waiting: 0 };
  #onIdle: (() => void)[] = [];

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  get load(): { running: number; waiting: number } {
    return { ...this.#load };
  }

  /** Resolves when the queue is empty. */
  async onIdle(): Promise<void> {
    if (this.#lines.size > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  /** Renders when there is a slot; throws a RenderError on timeout. */
  async run<T>(limitMs: number, render: () => Promise<T>, caller = ''): Promise<T> {
    const line = this.#lines.get(caller) ?? { caller, running: 0, waiting: [] };
    if (this.#hasPlace(line)) return this.#render(line, render);
    this.#makeRoom(line);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          this.#endWaiting(line, waiting, timer);
          resolve(this.#render(line, render));
        },
        refuse: (error) => {
          this.#endWaiting(line, waiting, timer);
          this.#forgetEmpty(line);
          reject(error);
        },
      };
      const timer = setTimeout(
        () => waiting.refuse(overload('no place came free in time')),
        limitMs,
      );
      line.waiting.push(waiting);
      this.#load.waiting += 1;
      this.#lines.set(caller, line);
    });
  }

  /** Refuses queued pages; running ones continue. */
  close(): void {
    for (const { waiting } of [...this.#lines.values()])
      for (const page of [...waiting])
        page.refuse(new RenderError('the rendering workers have ended', 'closed'));
  }

  #hasPlace({ running }: Line): boolean {
    const { all, perCaller } = this.#options;
    return this.#load.running < all.running && running < perCaller.running;
  }

  /**
   * Throws if a caller has no capacity; in a full queue the caller with most pages loses one to a caller with fewer.
   */
  #makeRoom({ waiting }: Line): void {
    const { all, perCaller } = this.#options;
    if (waiting.length >= perCaller.waiting) throw overload('too many pages of this caller wait');
    if (this.#load.waiting < all.waiting) return;
    const most = [...this.#lines.values()].reduce<readonly Waiting[]>(
      (longest, line) => (line.waiting.length > longest.length ? line.waiting : longest),
      [],
    );
    if (most.length <= waiting.length + 1) throw overload('too many pages wait to be rendered');
    most.at(-1)?.refuse(overload('gave way to a page of another caller'));
  }

  async #render<T>(line: Line, render: () => Promise<T>): Promise<T> {
    this.#endTurn(line);
    line.running += 1;
    this.#load.running += 1;
    try {
      return await render();
    } finally {
      line.running -= 1;
      this.#load.running -= 1;
      this.#endTurn(line);
      this.#beginNext();
      this.#forgetEmpty(line);
    }
  }

  /** The next turn belongs to the others. */
  #endTurn(line: Line): void {
    this.#lines.delete(line.caller);
    this.#lines.set(line.caller, line);
  }

  #beginNext(): void {
    for (const line of this.#lines.values()) {
      if (line.waiting.length > 0 && this.#hasPlace(line)) return line.waiting[0]?.begin();
    }
  }

  #endWaiting(line: Line, waiting: Waiting, timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    line.waiting.splice(line.waiting.indexOf(waiting), 1);
    this.#load.waiting -= 1;
  }

  #forgetEmpty({ caller, running, waiting }: Line): void {
    if (running === 0 && waiting.length === 0) this.#lines.delete(caller);
    if (this.#lines.size > 0) return;
    for (const resolve of this.#onIdle) resolve();
    this.#onIdle = [];
  }
}
