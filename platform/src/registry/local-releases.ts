import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderFileStore, type FileStore, type Logger } from '@dara/backend';
import type { Encoding } from './compression.ts';
import { ENCODINGS, formKey, verifiedForm, type Form } from './release-form.ts';

const FOLDER = 'local-releases';
const COMPRESSED = ['br', 'gzip'] as const;
/** Between two attempts to complete the copy while the file store is away. */
const RETRY_MS = 30_000;

const folderIn = (dataDir: string): string => join(dataDir, FOLDER);

/** Whether an instance has copied releases into its data folder before. */
export const hasLocalReleases = (dataDir: string): boolean => existsSync(folderIn(dataDir));

export interface LocalReleasesParts {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
  retryMs?: number;
}

/** Reads one form of a file of the file store, intact; undefined where there is none. */
type ReadStored = (integrity: string, encoding: Encoding) => Promise<Buffer | undefined>;

/**
 * Files of what is live, and of what was before, on the instance's own disk: scripts and pages are served while the file
 * store is away. Every read is checked against the hash. A disk that fails costs nothing but the copy.
 */
export class LocalReleases {
  readonly #files: FileStore;
  readonly #log: LocalReleasesParts['log'];
  readonly #retryMs: number;
  /** What is to be here. */
  #wanted = new Set<string>();
  #readStored: ReadStored = async () => undefined;
  #running: Promise<void> | undefined;
  #isStale = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor({ dataDir, log, retryMs = RETRY_MS }: LocalReleasesParts) {
    this.#files = createFolderFileStore(folderIn(dataDir));
    this.#log = log;
    this.#retryMs = retryMs;
  }

  /** Whether a file is here with all its forms. */
  async has(integrity: string): Promise<boolean> {
    return (await this.#orNull(this.#files.stat(formKey(integrity, 'identity')))) !== null;
  }

  /** One form of a file; `unknown` where it is not here, `none` where the file is here and has no such form. */
  async read(integrity: string, encoding: Encoding): Promise<Form | 'unknown' | 'none'> {
    const key = formKey(integrity, encoding);
    const bytes = await this.#orNull(this.#files.get(key));
    if (!bytes) return encoding !== 'identity' && (await this.has(integrity)) ? 'none' : 'unknown';
    const form = await verifiedForm(bytes, encoding, integrity);
    if (form) return form;
    this.#log.warn({ key }, 'a local copy of a release file is damaged and is fetched again');
    // The plain file first: it stands for the others.
    for (const one of ENCODINGS) await this.#orNull(this.#files.delete(formKey(integrity, one)));
    this.keep(this.#wanted, this.#readStored);
    return 'unknown';
  }

  /**
   * Copies these files in all their forms, and removes all others, in the background: the last call counts. Tries again
   * later where the file store or the disk fails.
   */
  keep(integrities: Iterable<string>, read: ReadStored): void {
    this.#wanted = new Set(integrities);
    this.#readStored = read;
    this.#isStale = true;
    clearTimeout(this.#retry);
    this.#running ??= this.#untilKept().finally(() => (this.#running = undefined));
  }

  /** Resolves when nothing is being copied. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#running;
  }

  async #untilKept(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      try {
        await this.#copy();
        if (!this.#isStale) await this.#removeOthers();
      } catch (error) {
        if (this.#isClosed) return;
        this.#log.warn({ err: error }, 'live releases are not all on the local disk yet');
        const again = (): void => this.keep(this.#wanted, this.#readStored);
        this.#retry = setTimeout(again, this.#retryMs).unref();
      }
    }
  }

  async #copy(): Promise<void> {
    for (const integrity of this.#wanted) {
      if (this.#isStale || this.#isClosed) return;
      const key = formKey(integrity, 'identity');
      if ((await this.#files.stat(key)) !== null) continue;
      const plain = await this.#readStored(integrity, 'identity');
      // What the store has lost is reported by others.
      if (!plain) continue;
      for (const encoding of COMPRESSED) {
        const bytes = await this.#readStored(integrity, encoding);
        if (bytes) await this.#files.put(formKey(integrity, encoding), bytes);
      }
      // Last: where the plain file is, its other forms are.
      await this.#files.put(key, plain);
    }
  }

  async #removeOthers(): Promise<void> {
    const wanted = new Set(
      [...this.#wanted].flatMap((one) => ENCODINGS.map((form) => formKey(one, form))),
    );
    for (const key of await this.#files.list(''))
      if (!wanted.has(key)) await this.#files.delete(key);
  }

  #orNull<T>(task: Promise<T>): Promise<T | null> {
    return task.catch((error: Error) => {
      this.#log.warn({ err: error }, 'the local copy of the releases cannot be used');
      return null;
    });
  }
}
