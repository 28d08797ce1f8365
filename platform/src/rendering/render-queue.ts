import { RenderError } from './render-worker.ts';

export interface RenderQueueOptions {
  /** Pages drawn at the same time; a page mostly waits for the api at first. */
  places: number;
  /** Pages that may wait for a place. */
  maxWaiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: RenderError) => void;
}

/**
 * The line in front of the workers, first come, first served. Whoever finds it full is refused at
 * once: under more load than the workers can bear some visitors get a page that their browser
 * draws, rather than all of them waiting in vain for one that comes too late.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.size };
  }

  get isEmpty(): boolean {
    return this.#running === 0 && this.#waiting.size === 0;
  }

  /** Answers how to leave, once there is a place; throws a RenderError when there is none in time. */
  async acquire(limitMs: number): Promise<() => void> {
    if (this.#running < this.#options.places) return this.#occupy();
    if (this.#waiting.size >= this.#options.maxWaiting)
      throw new RenderError('too many pages wait to be rendered', 'overload');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve(this.#occupy());
        },
        refuse: (error) => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          reject(error);
        },
      };
      const timer = setTimeout(
        () => waiting.refuse(new RenderError('no place came free in time', 'overload')),
        limitMs,
      );
      this.#waiting.add(waiting);
    });
  }

  /** Nobody is let in any more. */
  close(): void {
    for (const waiting of this.#waiting)
      waiting.refuse(new RenderError('the rendering workers have ended', 'innocent'));
  }

  #occupy(): () => void {
    this.#running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#running -= 1;
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next);
      next.begin();
    };
  }
}
