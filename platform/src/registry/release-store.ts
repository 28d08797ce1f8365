import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FileStore } from '@dara/backend';
import type { ReleaseManifest } from '@dara/shared/contract';
import { LRUCache } from 'lru-cache';
import { RegistryError } from './registry-error.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';
const SUFFIX: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** What browsers fetch and is not compressed already, as fonts and pictures are; server bundles (.cjs) stay plain. */
const COMPRESSIBLE = /\.(?:m?js|css|json|svg|map|txt|html|xml|webmanifest)$/;
const SMALLEST_COMPRESSED = 512;

/** `sha384-<base64>` of some bytes, as in `integrity` attributes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Where a file's bytes lie: named by their hash, so releases share what did not change. */
export function storeKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `releases/${hex.slice(0, 2)}/${hex}`;
}

/** Release files in the file store, with their compressed forms beside them. */
export class ReleaseStore {
  readonly #files: FileStore;
  // Content never changes under a key, so what was seen once need not be asked again.
  readonly #present = new LRUCache<string, true>({ max: 20_000 });

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Stores one verified file. Throws a RegistryError when the bytes are not what `integrity` says. */
  async put(fileName: string, integrity: string, bytes: Buffer): Promise<void> {
    if (integrityOf(bytes) !== integrity) {
      throw new RegistryError(
        422,
        'INTEGRITY_MISMATCH',
        `${fileName} is not the file that release.json describes: its sha384 differs`,
        [`${fileName}: expected ${integrity}, found ${integrityOf(bytes)}`],
      );
    }
    const key = storeKey(integrity);
    if (COMPRESSIBLE.test(fileName) && bytes.length >= SMALLEST_COMPRESSED) {
      const [br, gz] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        zip(bytes, { level: 9 }),
      ]);
      await this.#files.put(key + SUFFIX.br, br);
      await this.#files.put(key + SUFFIX.gzip, gz);
    }
    // The plain file goes last: where it exists, its compressed forms do too.
    await this.#files.put(key, bytes);
    this.#present.set(key, true);
  }

  async has(integrity: string): Promise<boolean> {
    const key = storeKey(integrity);
    if (this.#present.has(key)) return true;
    const isThere = (await this.#files.stat(key)) !== null;
    if (isThere) this.#present.set(key, true);
    return isThere;
  }

  /** Forgets what it knew of a file that could not be read. */
  forget(integrity: string): void {
    this.#present.delete(storeKey(integrity));
  }

  /** The file's bytes in one encoding; undefined when it is not there (in that encoding). */
  async read(integrity: string, encoding: Encoding = 'identity'): Promise<Buffer | undefined> {
    return (await this.#files.get(storeKey(integrity) + SUFFIX[encoding])) ?? undefined;
  }

  /** Names of a release's files that the store lacks. */
  async missing(manifest: ReleaseManifest): Promise<string[]> {
    const found = await Promise.all(
      manifest.files.map(async (file) => ((await this.has(file.integrity)) ? '' : file.name)),
    );
    return found.filter((name) => name !== '');
  }

  /** Like `missing`, but asks the store anew. */
  async missingNow(manifest: ReleaseManifest): Promise<string[]> {
    for (const file of manifest.files) this.forget(file.integrity);
    return this.missing(manifest);
  }
}
