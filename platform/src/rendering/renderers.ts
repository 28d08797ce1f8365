import type { Locale, ShownSite } from '@dara/contract';
import type { PageVisitor, RenderedPage } from './protocol.ts';
import { RenderPool, type RenderPoolOptions } from './render-pool.ts';

/** Whoever releases or starts a server does not wait for what few pages need. */
const WARM_MS = 5000;

interface SecretPage {
  /** The remote that owns the page. */
  owner: string;
  url: string;
  locale: Locale;
  site: ShownSite;
  visitor: PageVisitor;
  caller: string;
}

/**
 * The renderers of one snapshot. Pages that are the same for everybody share a pool. Those whose address is a secret hold
 * what no other remote may learn, so a remote that has any gets a renderer in which it is alone with the shell.
 */
export class Renderers {
  readonly #options: RenderPoolOptions;
  readonly #shared: RenderPool;
  readonly #secret = new Map<string, Promise<RenderPool>>();
  readonly #warming: NodeJS.Timeout | undefined;
  #isEnded = false;

  private constructor(options: RenderPoolOptions, shared: RenderPool, owners: readonly string[]) {
    this.#options = options;
    this.#shared = shared;
    if (owners.length === 0) return;
    const warm = (): void => owners.forEach((owner) => void this.#secretPool(owner));
    this.#warming = setTimeout(warm, WARM_MS).unref();
  }

  /** `owners` have pages of secret addresses. See `RenderPool.start`. */
  static async start(options: RenderPoolOptions, owners: readonly string[]): Promise<Renderers> {
    return new Renderers(options, await RenderPool.start(options), owners);
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

  /** Lets the running pages finish, then ends all. */
  retire(): Promise<void> {
    return this.#end((pool) => pool.retire());
  }

  close(): Promise<void> {
    return this.#end((pool) => pool.close());
  }

  async #end(end: (pool: RenderPool) => Promise<void>): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#warming);
    await Promise.all(
      [this.#shared, ...this.#secret.values()].map(async (pool) => end(await pool)),
    );
  }

  #secretPool(owner: string): Promise<RenderPool> {
    const known = this.#secret.get(owner);
    if (known) return known;
    const { snapshot, shell, remotes } = this.#options.sources;
    const own = remotes[owner];
    const sources = { snapshot, shell, remotes: own ? { [owner]: own } : {} };
    const pool = this.#isEnded
      ? Promise.resolve(this.#shared)
      : RenderPool.start({ ...this.#options, sources, size: 1 });
    this.#secret.set(owner, pool);
    // One that could not be started is tried again by the next visitor.
    pool.catch(() => this.#secret.delete(owner));
    return pool;
  }
}
