import PQueue from 'p-queue';
import { RenderError } from './render-worker.ts';

export interface RenderQueueOptions {
  /** Pages drawn at the same time; a page mostly waits for the api at first. */
  places: number;
  /** Pages that may wait for a place. */
  maxWaiting: number;
}

/**
 * The queue in front of the workers, first come, first served. Whoever finds it full is refused at
 * once: under more load than the workers can bear some visitors get a page that their browser
 * draws, rather than all of them waiting in vain for one that comes too late.
 */
export class RenderQueue {
  readonly #queue: PQueue;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<AbortController>();

  constructor({ places, maxWaiting }: RenderQueueOptions) {
    this.#queue = new PQueue({ concurrency: places });
    this.#maxWaiting = maxWaiting;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#queue.pending, waiting: this.#queue.size };
  }

  /** Resolves when nothing runs or waits any more. */
  onIdle(): Promise<void> {
    return this.#queue.onIdle();
  }

  /** Renders once there is a place; throws a RenderError when there is none in time. */
  async run<T>(limitMs: number, render: () => Promise<T>): Promise<T> {
    const { pending, concurrency, size } = this.#queue;
    if (pending >= concurrency && size >= this.#maxWaiting)
      throw new RenderError('too many pages wait to be rendered', 'overload');
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new RenderError('no place came free in time', 'overload')),
      limitMs,
    );
    const endWaiting = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    };
    this.#waiting.add(waiting);
    const begin = (): Promise<T> => {
      endWaiting();
      return render();
    };
    return this.#queue.add(begin, { signal: waiting.signal }).finally(endWaiting);
  }

  /** Refuses those who wait; what is being rendered goes on. */
  close(): void {
    for (const waiting of this.#waiting)
      waiting.abort(new RenderError('the rendering workers have ended', 'closed'));
  }
}
