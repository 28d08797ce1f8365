import type { Locale, ShownSite } from '@dara/contract';
import type { PageVisitor, RenderedPage } from './protocol.ts';
import { RenderPool, type RenderPoolOptions } from './render-pool.ts';

/** Few visitors have such a page's address; a renderer takes about 60 MB. */
const SECRET_IDLE_MS = 10 * 60_000;

interface SecretPage {
  /** The remote that owns the page. */
  owner: string;
  url: string;
  locale: Locale;
  site: ShownSite;
  visitor: PageVisitor;
  caller: string;
}

interface SecretPool {
  pool: Promise<RenderPool>;
  /** Ends the pool; each page restarts the timer. */
  idle: NodeJS.Timeout;
}

/**
 * The renderers of one snapshot. Public pages share a pool. Secret pages contain data that other remotes must not see, so each
 * remote with secret pages gets a renderer with only the shell: started with the first such page, ended when idle.
 */
export class Renderers {
  readonly #options: RenderPoolOptions;
  readonly #shared: RenderPool;
  readonly #secretIdleMs: number;
  readonly #secret = new Map<string, SecretPool>();
  #isEnded = false;

  private constructor(options: RenderPoolOptions, shared: RenderPool, secretIdleMs: number) {
    this.#options = options;
    this.#shared = shared;
    this.#secretIdleMs = secretIdleMs;
  }

  /** See `RenderPool.start`. */
  static async start(
    options: RenderPoolOptions,
    secretIdleMs = SECRET_IDLE_MS,
  ): Promise<Renderers> {
    return new Renderers(options, await RenderPool.start(options), secretIdleMs);
  }

  get load(): { running: number; waiting: number } {
    return this.#shared.load;
  }

  get ready(): number {
    return this.#shared.ready;
  }

  /** Throws a RenderError. */
  render(url: string, locale: Locale, site: ShownSite, caller: string): Promise<RenderedPage> {
    return this.#shared.render(url, locale, site, { caller });
  }

  /** Throws a RenderError. */
  async renderSecret(page: SecretPage): Promise<RenderedPage> {
    const { owner, url, locale, site, visitor, caller } = page;
    const pool = await this.#secretPool(owner);
    return pool.render(url, locale, site, { visitor, caller });
  }

  /** Lets running pages finish, then stops all. */
  retire(): Promise<void> {
    return this.#end((pool) => pool.retire());
  }

  close(): Promise<void> {
    return this.#end((pool) => pool.close());
  }

  async #end(end: (pool: RenderPool) => Promise<void>): Promise<void> {
    this.#isEnded = true;
    const secret = [...this.#secret.values()];
    for (const { idle } of secret) clearTimeout(idle);
    await Promise.all(
      [this.#shared, ...secret.map(({ pool }) => pool)].map(async (pool) => end(await pool)),
    );
  }

  #secretPool(owner: string): Promise<RenderPool> {
    // It has ended, and so refuses the page.
    if (this.#isEnded) return Promise.resolve(this.#shared);
    const known = this.#secret.get(owner);
    if (known) {
      known.idle.refresh();
      return known.pool;
    }
    const { snapshot, shell, remotes } = this.#options.sources;
    const own = remotes[owner];
    const sources = { snapshot, shell, remotes: own ? { [owner]: own } : {} };
    const pool = RenderPool.start({ ...this.#options, sources, size: 1 });
    const forget = (): boolean => this.#secret.delete(owner);
    const idle = setTimeout(() => {
      forget();
      void pool.then((started) => started.retire());
    }, this.#secretIdleMs).unref();
    this.#secret.set(owner, { pool, idle });
    pool.catch(() => {
      // If it could not be started, the next visitor retries.
      forget();
      clearTimeout(idle);
    });
    return pool;
  }
}
