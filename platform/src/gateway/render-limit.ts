import { setTimeout as wait } from 'node:timers/promises';
import { addressKey, isLoopbackAddress, type Limit, type Limiter } from '@dara/backend';
import type { SiteDeclaration } from '@dara/contract';
import type { Outcome } from './document-cache.ts';
import { busyPage } from './error-page.ts';
import { PLAIN_POLICY } from './security-headers.ts';
import { StoredDocument } from './stored-document.ts';

const WINDOW_MS = 10_000;
/** Renders per address: far more than the users behind it need for uncached pages. */
const RENDERED: Limit = {
  name: 'document-rendered',
  max: 300,
  windowMs: WINDOW_MS,
  isPerInstance: true,
};
/** Unrendered documents per address sent for lack of capacity; further requests are refused. */
const FRAMES: Limit = {
  name: 'document-frame',
  max: 300,
  windowMs: WINDOW_MS,
  isPerInstance: true,
};
/** Delays refusals, so that a client in a loop does not use a whole core. */
const REFUSAL_MS = 1000;

/** Limits per address for renders and their substitutes. */
export class RenderLimit {
  readonly #limiter: Limiter;
  readonly #busyPages = new WeakMap<SiteDeclaration, StoredDocument>();
  readonly #refusals = new WeakSet<StoredDocument>();

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  /**
   * Whether a page is rendered for an address. Local requests are not limited, because an untrusted local proxy would
   * be limited for all its visitors together.
   */
  async allowsPage(ip: string): Promise<boolean> {
    return isLoopbackAddress(ip) || this.#allows(RENDERED, ip);
  }

  /** Substitute of a page without capacity: an unrendered document, then a cheap refusal. */
  async refusal(
    ip: string,
    site: SiteDeclaration,
    frame: () => Outcome | Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = (await this.#allows(FRAMES, ip)) ? await frame() : await this.#busy(site);
    if (outcome.kind === 'redirect') return outcome;
    this.#refusals.add(outcome.document);
    return { kind: 'frame', document: outcome.document };
  }

  /** Whether the caller who started a render had no capacity, which does not affect other callers. */
  isRefusal(outcome: Outcome): boolean {
    return outcome.kind === 'frame' && this.#refusals.has(outcome.document);
  }

  async #busy(site: SiteDeclaration): Promise<Outcome> {
    await wait(REFUSAL_MS);
    const known = this.#busyPages.get(site);
    const document = known ?? new StoredDocument(429, busyPage(site), PLAIN_POLICY);
    this.#busyPages.set(site, document);
    return { kind: 'frame', document };
  }

  async #allows(limit: Limit, ip: string): Promise<boolean> {
    return (await this.#limiter.hit(limit, addressKey(ip))).isAllowed;
  }
}
