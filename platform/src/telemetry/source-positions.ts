import type { SourceMap } from 'node:module';
import type { Db, Logger } from '@dara/backend';
import { LRUCache } from 'lru-cache';
import { mapOfScript, sourcePosition } from '../registry/packed-maps.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { findSourceMaps } from './source-maps.repository.ts';

/** A stack has about ten; more cost memory and time only. */
const MAX_FRAMES = 20;
/** The position in a script of a release, as in `https://site/assets/mf-x/home.1f2e.js:1:2345`. */
const FRAME = /(?:https?:\/\/[^\s/()]+)?\/assets\/([a-z][a-z0-9-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;

interface Script {
  name: string;
  file: string;
}

/** Translates positions in built scripts to source positions, by the source maps of their releases. */
export class SourcePositions {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #store: Pick<ReleaseStore, 'read'>;
  /** Maps by script; null where there is none. */
  readonly #maps = new LRUCache<string, { map: SourceMap | null }>({ max: 20 });

  constructor({ db, log }: { db: Db; log: Logger }, store: Pick<ReleaseStore, 'read'>) {
    this.#db = db;
    this.#log = log;
    this.#store = store;
  }

  /** The same text with source positions; positions without a map stay as they are. Never rejects. */
  async translate(text: string): Promise<string> {
    const frames = [...text.matchAll(FRAME)].slice(0, MAX_FRAMES);
    let translated = text;
    for (const [found, name = '', file = '', line, column] of frames) {
      const map = await this.#mapOf({ name, file });
      const at = map && sourcePosition(map, Number(line), Number(column));
      if (!at) continue;
      translated = translated.replace(found, () => at);
    }
    return translated;
  }

  async #mapOf(script: Script): Promise<SourceMap | null> {
    const key = `${script.name}/${script.file}`;
    const known = this.#maps.get(key);
    if (known) return known.map;
    try {
      const map = await this.#readMap(script);
      this.#maps.set(key, { map });
      return map;
    } catch (error) {
      this.#log.debug({ err: error, script: key }, 'failed to read a source map');
      return null;
    }
  }

  async #readMap({ name, file }: Script): Promise<SourceMap | null> {
    const integrity = await findSourceMaps(this.#db, name, file);
    const packed = integrity && (await this.#store.read(integrity));
    return packed ? mapOfScript(packed, file) : null;
  }
}
