import type { Logger } from '@dara/backend';
import { withSettings, type SiteDeclaration, type SiteSettings } from '@dara/contract';
import type { ApiCaller } from '../rendering/protocol.ts';
import type { Live } from './live.ts';

/** Longest time that a document waits for settings. */
const WAIT_MS = 1000;
const RETRY_MS = 5000;

/** Site settings changed since the shell's release, from the site's api. */
export class SettingsOfSite {
  readonly #callApi: ApiCaller;
  readonly #log: Logger;
  #path: string | undefined;
  #body = '';
  #settings: SiteSettings | undefined;
  #asking: Promise<void> | undefined;
  #asked = 0;
  #retry: NodeJS.Timeout | undefined;
  /** Of the live releases with these settings. */
  #shown = new WeakMap<Live, Live>();

  constructor(callApi: ApiCaller, log: Logger) {
    this.#callApi = callApi;
    this.#log = log;
  }

  /** Uses this api path from now on; without one there are no settings. */
  follow(path: string | undefined): void {
    if (path !== this.#path) {
      this.#settings = undefined;
      this.#body = '';
    }
    this.#path = path;
    this.ask();
  }

  /** Reloads; until a response arrives the previous settings are used. */
  ask(): void {
    clearTimeout(this.#retry);
    if (this.#path === undefined) return;
    const path = this.#path;
    this.#asked += 1;
    const asking = this.#read(path, this.#asked)
      .catch((error: Error) => {
        this.#log.warn({ err: error, path }, 'failed to read site settings');
        this.#retry = setTimeout(() => this.ask(), RETRY_MS).unref();
      })
      .finally(() => {
        if (this.#asking === asking) this.#asking = undefined;
      });
    this.#asking = asking;
  }

  /** Resolves once current settings are known, or after a short time. */
  async settled(): Promise<void> {
    if (!this.#asking) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS).unref();
    });
    await Promise.race([this.#asking, late]);
    clearTimeout(timer);
  }

  declarationOf(site: SiteDeclaration): SiteDeclaration {
    return this.#settings ? withSettings(site, this.#settings) : site;
  }

  /** The live releases with settings applied. */
  applied(live: Live): Live {
    if (!this.#settings) return live;
    const known = this.#shown.get(live);
    if (known) return known;
    const snapshot = { ...live.snapshot, site: withSettings(live.snapshot.site, this.#settings) };
    const shown = { ...live, snapshot, snapshotJson: JSON.stringify(snapshot) };
    this.#shown.set(live, shown);
    return shown;
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#path = undefined;
  }

  async #read(path: string, nth: number): Promise<void> {
    const { status, body } = await this.#callApi({ method: 'GET', path, headers: {} });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // A later request has newer data.
    if (body === this.#body || nth !== this.#asked) return;
    const settings = JSON.parse(body) as SiteSettings | null;
    if (typeof settings !== 'object' || settings === null) throw new Error(`${path} is no object`);
    this.#body = body;
    this.#settings = settings;
    this.#shown = new WeakMap();
  }
}
