import { setTimeout as wait } from 'node:timers/promises';
import { addressKey, isLoopbackAddress, type Limit, type Limiter } from '@dara/backend';
import type { SiteDeclaration } from '@dara/contract';
import type { Outcome } from './document-cache.ts';
import { busyPage } from './error-page.ts';
import { PLAIN_POLICY } from './security-headers.ts';
import { StoredDocument } from './stored-document.ts';

const WINDOW_MS = 10_000;
/** Pages that are rendered for one address: far more than the people behind it read that nobody has read before. */
const RENDERED: Limit = {
  name: 'document-rendered',
  max: 300,
  windowMs: WINDOW_MS,
  isPerInstance: true,
};
/** Pages of one address that are sent as frames because there was no room to render them; further ones are refused. */
const FRAMES: Limit = {
  name: 'document-frame',
  max: 300,
  windowMs: WINDOW_MS,
  isPerInstance: true,
};
/** Whoever asks again as soon as they are refused is not answered so soon that it fills a core. */
const REFUSAL_MS = 1000;

/** What one address may ask of the renderers, and of the server in their place. */
export class RenderLimit {
  readonly #limiter: Limiter;
  readonly #busyPages = new WeakMap<SiteDeclaration, StoredDocument>();
  readonly #refusals = new WeakSet<StoredDocument>();

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  /**
   * Whether a page is rendered for an address. This machine itself is not counted: a proxy on it that is not trusted would
   * be limited for all its visitors together.
   */
  async allowsPage(ip: string): Promise<boolean> {
    return isLoopbackAddress(ip) || this.#allows(RENDERED, ip);
  }

  /** In place of a page for which there was no room: a frame, then for a while a plain answer that costs nothing. */
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

  /** Whether there was no room for the caller who began a page, which says nothing to other callers. */
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
