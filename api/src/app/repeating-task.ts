import type { Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';

export interface RepeatingTaskOptions {
  everyMs: number;
  task: () => Promise<unknown>;
  /** What the log says when the task failed; it is done again all the same. */
  failure: string;
}

/** Does something again and again from when the app is ready until it closes, never twice at once. */
export class RepeatingTask {
  readonly #log: Services['log'];
  readonly #options: RepeatingTaskOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  constructor({ log }: Pick<Services, 'log'>, options: RepeatingTaskOptions) {
    this.#log = log;
    this.#options = options;
  }

  /** Starts and ends with the app. */
  runIn(app: Pick<FastifyInstance, 'addHook'>): void {
    app.addHook('onReady', async () => this.start());
    app.addHook('onClose', () => this.close());
  }

  start(): void {
    const { everyMs, task, failure } = this.#options;
    this.#timer = setInterval(() => {
      this.#running ??= task()
        .catch((error: unknown) => this.#log.warn({ err: error }, failure))
        .finally(() => (this.#running = undefined));
    }, everyMs).unref();
  }

  /** What is under way is waited for. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
