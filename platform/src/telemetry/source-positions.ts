import type { SourceMap } from 'node:module';
import type { Db, Logger } from '@dara/backend';
import { LRUCache } from 'lru-cache';
import { mapOfScript, sourcePosition } from '../registry/packed-maps.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { findSourceMaps } from './source-maps.repository.ts';

/** A stack has about ten; more cost memory and time only. */
const MAX_FRAMES = 20;
/** The position in a script of a release, as in `https://site/assets/mf-x/home.1f2e.js:1:2345`. */
const IN_BROWSER =
  /(?:https?:\/\/[^\s/()]+)?\/assets\/([a-z][a-z0-9-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;
/** The same in a server bundle, as in `/mf-x/1.2.0/server.1f2e.cjs:120:9`; `readSources` names the files. */
const ON_SERVER = /\/([a-z][a-z0-9-]*)\/[^/\s()]+\/([\w.-]+\.cjs):(\d+):(\d+)/g;
/** A map takes about twelve times its text in memory: 100 MB for all. */
const TEXT_MAX = 8_000_000;
/** What has no map is not looked for again for a while; the database may be away. */
const NOTHING_MS = 60_000;

interface Script {
  name: string;
  file: string;
}

/** Translates positions in built scripts to source positions, by the source maps of their releases. */
export class SourcePositions {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #store: Pick<ReleaseStore, 'read'>;
  /** Maps by script; null where there is none. Decoding the map of a server bundle takes 150 ms of the processor. */
  readonly #maps = new LRUCache<string, { map: SourceMap | null }>({
    max: 20,
    maxSize: TEXT_MAX,
    sizeCalculation: ({ map }) => Math.min(TEXT_MAX, 1 + (map?.payload.mappings.length ?? 0)),
  });
  readonly #reads = new Map<string, Promise<SourceMap | null>>();

  constructor({ db, log }: { db: Db; log: Logger }, store: Pick<ReleaseStore, 'read'>) {
    this.#db = db;
    this.#log = log;
    this.#store = store;
  }

  /** A stack of a browser with source positions; positions without a map stay as they are. Never rejects. */
  translate(text: string): Promise<string> {
    return this.#translated(text, IN_BROWSER);
  }

  /** The same for a stack of the server rendering. */
  translateServer(text: string): Promise<string> {
    return this.#translated(text, ON_SERVER);
  }

  async #translated(text: string, pattern: RegExp): Promise<string> {
    const frames = [...text.matchAll(pattern)].slice(0, MAX_FRAMES);
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
    // Many pages fail at the same time.
    const reading =
      this.#reads.get(key) ?? this.#keptMap(script, key).finally(() => this.#reads.delete(key));
    this.#reads.set(key, reading);
    return reading;
  }

  async #keptMap(script: Script, key: string): Promise<SourceMap | null> {
    const map = await this.#readMap(script).catch((error: unknown) => {
      this.#log.debug({ err: error, script: key }, 'failed to read a source map');
      return null;
    });
    this.#maps.set(key, { map }, map ? {} : { ttl: NOTHING_MS });
    return map;
  }

  async #readMap({ name, file }: Script): Promise<SourceMap | null> {
    const integrity = await findSourceMaps(this.#db, name, file);
    const packed = integrity && (await this.#store.read(integrity));
    return packed ? mapOfScript(packed, file) : null;
  }
}
