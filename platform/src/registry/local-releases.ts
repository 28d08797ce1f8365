import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderFileStore, type FileStore, type Logger } from '@dara/backend';
import type { Encoding } from './compression.ts';
import { ENCODINGS, formKey, verifiedForm, type Form } from './release-form.ts';

const FOLDER = 'local-releases';
const COMPRESSED = ['br', 'gzip'] as const;
/** Retry interval while the file store is unavailable. */
const RETRY_MS = 30_000;

const folderIn = (dataDir: string): string => join(dataDir, FOLDER);

/** Whether an instance has local copies from an earlier run. */
export const hasLocalReleases = (dataDir: string): boolean => existsSync(folderIn(dataDir));

export interface LocalReleasesParts {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
  retryMs?: number;
}

/** Reads one verified variant of a file from the file store; undefined if there is none. */
type ReadStored = (integrity: string, encoding: Encoding) => Promise<Buffer | undefined>;

/**
 * Local copies of the files of live and previous releases, so that scripts and pages are served while the file store is
 * unavailable. Every read is verified by hash. A failing disk only disables the copy.
 */
export class LocalReleases {
  readonly #files: FileStore;
  readonly #log: LocalReleasesParts['log'];
  readonly #retryMs: number;
  /** Files to copy. */
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

  /** Whether a file is here with all its variants. */
  async has(integrity: string): Promise<boolean> {
    return (await this.#orNull(this.#files.stat(formKey(integrity, 'identity')))) !== null;
  }

  /** One variant of a file; `unknown` if the file is not here, `none` if it has no such variant. */
  async read(integrity: string, encoding: Encoding): Promise<Form | 'unknown' | 'none'> {
    const key = formKey(integrity, encoding);
    const bytes = await this.#orNull(this.#files.get(key));
    if (!bytes) return encoding !== 'identity' && (await this.has(integrity)) ? 'none' : 'unknown';
    const form = await verifiedForm(bytes, encoding, integrity);
    if (form) return form;
    this.#log.warn({ key }, 'local copy of a release file is damaged, fetching it again');
    // The plain file first, because its presence marks the file as complete.
    for (const one of ENCODINGS) await this.#orNull(this.#files.delete(formKey(integrity, one)));
    this.keep(this.#wanted, this.#readStored);
    return 'unknown';
  }

  /**
   * Copies these files in all variants and removes all others, in the background; the last call counts. Retries after
   * errors of file store or disk.
   */
  keep(integrities: Iterable<string>, read: ReadStored): void {
    this.#wanted = new Set(integrities);
    this.#readStored = read;
    this.#isStale = true;
    clearTimeout(this.#retry);
    this.#running ??= this.#untilKept().finally(() => (this.#running = undefined));
  }

  /** Resolves when copying has finished. */
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
        this.#log.warn(
          { err: error },
          'failed to copy all live releases to the local disk, will retry',
        );
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
      // Files lost in the store are reported elsewhere.
      if (!plain) continue;
      for (const encoding of COMPRESSED) {
        const bytes = await this.#readStored(integrity, encoding);
        if (bytes) await this.#files.put(formKey(integrity, encoding), bytes);
      }
      // Last, because its presence marks the file as complete.
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
      this.#log.warn({ err: error }, 'local copy of the releases is not usable');
      return null;
    });
  }
}
