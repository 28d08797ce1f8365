import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db, Logger } from '@dara/backend';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../registry/release-store.ts';
import { findSourceMaps } from './source-maps.repository.ts';

const unzip = promisify(gunzip);
/** Far larger than the packed maps of any release: a forged file must not fill the memory. */
const LARGEST = 128 * 1024 * 1024;
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
      const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) continue;
      const { originalSource, originalLine, originalColumn } = entry;
      const at = `${pathOf(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
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
    if (!packed) return null;
    const text = (await unzip(packed, { maxOutputLength: LARGEST })).toString();
    const start = `\n${text}`.indexOf(`\n${file}\n`);
    if (start < 0) return null;
    const begin = start + file.length + 1;
    const payload = text.slice(begin, text.indexOf('\n', begin));
    return new SourceMap(JSON.parse(payload) as SourceMapPayload);
  }
}

/** `webpack://mf-x/./src/page.tsx` is `mf-x/src/page.tsx`. */
const pathOf = (source: string): string => source.replace(/^webpack:\/\//, '').replace('/./', '/');
