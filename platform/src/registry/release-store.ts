import type { FileStore, Logger } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { LRUCache } from 'lru-cache';
import { integrityOf } from './integrity.ts';
import { RegistryError } from './registry-error.ts';
import { compress, isCompressible, type Encoding } from './compression.ts';
import type { LocalReleases } from './local-releases.ts';
import { ENCODINGS, formKey, verifiedForm, storeKey, type Form } from './release-form.ts';

export { storeKey } from './release-form.ts';

/** Another source of a file's bytes, such as its build. */
export type FindCopy = (integrity: string) => Promise<Buffer | undefined>;

export interface ReleaseStoreParts {
  files: FileStore;
  log: Logger;
  findCopy?: FindCopy;
  /** Local copies of live releases. */
  local?: LocalReleases | undefined;
}

/**
 * Release files in the file store, with their compressed variants. All bytes are verified by hash; damaged files are
 * restored from a good copy, else treated as missing.
 */
export class ReleaseStore {
  readonly #files: FileStore;
  readonly #log: Logger;
  readonly #findCopy: FindCopy;
  readonly #local: LocalReleases | undefined;
  /** Files verified before and not found damaged since. */
  readonly #present = new LRUCache<string, true>({ max: 20_000 });
  /** Damaged or lost files by integrity, with their names. */
  readonly #damaged = new Map<string, string>();
  /** Files that were damaged or lost and uploaded again. */
  readonly #restored = new LRUCache<string, true>({ max: 1000 });
  readonly #restoring = new Map<string, Promise<Buffer | undefined>>();
  #onDamage: (integrity: string) => void = () => undefined;

  constructor({ files, log, findCopy = async () => undefined, local }: ReleaseStoreParts) {
    this.#files = files;
    this.#local = local;
    this.#log = log;
    this.#findCopy = findCopy;
  }

  /** Called once when a file is damaged and has no good copy. */
  onDamage(listener: (integrity: string) => void): void {
    this.#onDamage = listener;
  }

  /** Names of damaged or lost files. */
  get damaged(): string[] {
    return [...this.#damaged.values()].sort();
  }

  isDamaged(integrity: string): boolean {
    return this.#damaged.has(integrity);
  }

  /**
   * Stores one verified file, with the build's Brotli variant if it decompresses to the same bytes. Throws a
   * RegistryError if the bytes do not match `integrity`.
   */
  async put(fileName: string, integrity: string, bytes: Buffer, brotli?: Buffer): Promise<void> {
    if (integrityOf(bytes) !== integrity) {
      throw new RegistryError(
        422,
        'INTEGRITY_MISMATCH',
        `${fileName} is not the file that release.json describes: its sha384 differs`,
        [`${fileName}: expected ${integrity}, found ${integrityOf(bytes)}`],
      );
    }
    await this.#write(integrity, bytes, isCompressible(fileName, bytes), brotli);
    if (this.#damaged.delete(integrity)) this.#restored.set(integrity, true);
  }

  /** Whether a file can be served. */
  async has(integrity: string): Promise<boolean> {
    return (await this.#local?.has(integrity)) || this.#isStored(integrity);
  }

  async #isStored(integrity: string): Promise<boolean> {
    // Another instance may have restored it.
    if (this.#damaged.has(integrity)) return (await this.#readStored(integrity)) !== undefined;
    const key = storeKey(integrity);
    if (this.#present.has(key)) return true;
    const isThere = (await this.#files.stat(key)) !== null;
    if (isThere) this.#present.set(key, true);
    return isThere;
  }

  /** Size of the variant that browsers request; 0 if it is missing. */
  async compressedSize(integrity: string): Promise<number> {
    const key = storeKey(integrity);
    const brotli = await this.#files.stat(formKey(integrity, 'br'));
    const found = brotli ?? (await this.#files.stat(key));
    return found?.size ?? 0;
  }

  /** Removes a file in all variants; the plain one first, because its presence marks the file as complete. */
  async remove(integrity: string): Promise<void> {
    this.forget(integrity);
    for (const encoding of ENCODINGS) await this.#files.delete(formKey(integrity, encoding));
  }

  /** Clears the cached state of an unreadable file. */
  forget(integrity: string): void {
    this.#present.delete(storeKey(integrity));
  }

  /** Records that a needed file is lost, until it is uploaded again. */
  markMissing(integrity: string, name: string): void {
    if (!this.#damaged.has(integrity)) this.#damaged.set(integrity, name);
  }

  /** Whether damaged or lost files of a release were uploaded again; reported once. */
  takeRestored(manifest: ReleaseManifest): boolean {
    return manifest.files.filter(({ integrity }) => this.#restored.delete(integrity)).length > 0;
  }

  /** The verified bytes of a file in one encoding; undefined if missing (in that encoding). */
  async read(
    integrity: string,
    encoding: Encoding = 'identity',
    name = integrity,
  ): Promise<Buffer | undefined> {
    const local = (await this.#local?.read(integrity, encoding)) ?? 'unknown';
    if (local === 'none') return undefined;
    if (typeof local === 'object') return local.bytes;
    return this.#readStored(integrity, encoding, name);
  }

  /** Copies exactly the files of these releases to the local disk in the background. */
  keepLocal(manifests: readonly ReleaseManifest[]): void {
    const served = (file: ReleaseFile): boolean => file.side !== 'maps';
    const names = new Map<string, string>();
    for (const { name, files } of manifests)
      for (const file of files.filter(served)) names.set(file.integrity, `${name}/${file.name}`);
    this.#local?.keep([...names.keys()], (integrity, encoding) =>
      this.#readStored(integrity, encoding, names.get(integrity)),
    );
  }

  async #readStored(
    integrity: string,
    encoding: Encoding = 'identity',
    name = integrity,
  ): Promise<Buffer | undefined> {
    const stored = await this.#readIntact(integrity, encoding);
    if (stored === 'missing' && encoding !== 'identity') return undefined;
    if (typeof stored === 'object') {
      if (encoding === 'identity') this.#damaged.delete(integrity);
      return stored[encoding === 'identity' ? 'plain' : 'bytes'];
    }
    const plain = await this.#restore(integrity, name, stored === 'damaged');
    if (plain === undefined || encoding === 'identity') return plain;
    const restored = await this.#readIntact(integrity, encoding);
    return typeof restored === 'object' ? restored.bytes : undefined;
  }

  /** Reads all variants of a file and restores damaged ones; returns whether it is intact. */
  async check(integrity: string, name: string): Promise<boolean> {
    for (const form of ['br', 'gzip'] as const) await this.#readStored(integrity, form, name);
    return (await this.#readStored(integrity, 'identity', name)) !== undefined;
  }

  /** Names of a release's files that are missing in the store. */
  async missing(manifest: ReleaseManifest): Promise<string[]> {
    const found = await Promise.all(
      manifest.files.map(async (file) => ((await this.#isStored(file.integrity)) ? '' : file.name)),
    );
    return found.filter((name) => name !== '');
  }

  /** Like `missing`, but queries the store again. */
  async missingUncached(manifest: ReleaseManifest): Promise<string[]> {
    for (const file of manifest.files) this.forget(file.integrity);
    return this.missing(manifest);
  }

  /** One variant of a file from the store, if it matches the hash. */
  async #readIntact(integrity: string, encoding: Encoding): Promise<Form | 'missing' | 'damaged'> {
    const bytes = await this.#files.get(formKey(integrity, encoding));
    if (!bytes) return 'missing';
    return (await verifiedForm(bytes, encoding, integrity)) ?? 'damaged';
  }

  #restore(integrity: string, name: string, isFound: boolean): Promise<Buffer | undefined> {
    const running = this.#restoring.get(integrity);
    if (running) return running;
    const restoring = this.#restoreNow(integrity, name, isFound).finally(() =>
      this.#restoring.delete(integrity),
    );
    this.#restoring.set(integrity, restoring);
    return restoring;
  }

  async #restoreNow(
    integrity: string,
    name: string,
    isFound: boolean,
  ): Promise<Buffer | undefined> {
    const plain = await this.#findIntactCopy(integrity);
    if (!plain) {
      this.forget(integrity);
      if (!isFound || this.#damaged.has(integrity)) return undefined;
      this.#damaged.set(integrity, name);
      this.#log.error({ file: name, integrity }, 'release file is damaged and is not served');
      this.#onDamage(integrity);
      return undefined;
    }
    this.#damaged.delete(integrity);
    this.#log.warn({ file: name, integrity }, 'damaged release file was restored');
    const isCompressed =
      isCompressible(name, plain) || (await this.#files.stat(formKey(integrity, 'br'))) !== null;
    await this.#write(integrity, plain, isCompressed).catch((error: unknown) => {
      this.#log.error({ err: error, file: name }, 'failed to store a restored release file');
    });
    return plain;
  }

  async #findIntactCopy(integrity: string): Promise<Buffer | undefined> {
    for (const encoding of ENCODINGS) {
      const found = await this.#readIntact(integrity, encoding);
      if (typeof found === 'object') return found.plain;
    }
    const local = await this.#local?.read(integrity, 'identity');
    if (typeof local === 'object') return local.plain;
    const copy = await this.#findCopy(integrity);
    return copy && integrityOf(copy) === integrity ? copy : undefined;
  }

  async #write(
    integrity: string,
    bytes: Buffer,
    isCompressed: boolean,
    brotli?: Buffer,
  ): Promise<void> {
    if (isCompressed) {
      const forms = await compress(bytes, brotli);
      for (const encoding of ['br', 'gzip'] as const)
        await this.#files.put(formKey(integrity, encoding), forms[encoding]);
    }
    // The plain file last: if it exists, so do its compressed variants.
    await this.#files.put(storeKey(integrity), bytes);
    this.#present.set(storeKey(integrity), true);
  }
}
