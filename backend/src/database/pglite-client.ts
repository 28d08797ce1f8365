import { Worker } from 'node:worker_threads';

export interface PGliteResult {
  rows: unknown[];
  affectedRows?: number;
  command?: string;
}

interface Answer {
  id?: number;
  ready?: boolean;
  result?: unknown;
  error?: { message: string } & Record<string, unknown>;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface PGliteClientOptions {
  /** Folder of the database; absent means in memory. */
  dataDir?: string;
  /** Tar file of a data folder to start from. */
  dump?: string;
  /** PGlite's compiled WebAssembly module. */
  wasmModule?: object;
}

/** An SQL error of the embedded database, with the fields `code`, `constraint` … of node-postgres. */
class PGliteError extends Error {
  constructor(fields: { message: string } & Record<string, unknown>) {
    super(fields.message);
    Object.assign(this, fields);
    this.name = 'PGliteError';
  }
}

/**
 * Without its worker the database is unusable, while the folder has the state of the last commit. So the process exits
 * as after an uncaught exception, and the next process opens the folder again.
 */
function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** Client of the worker that runs the embedded database; the caller must send one query at a time. */
export class PGliteClient {
  /** Number of callers waiting for the single connection. */
  waiting = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onLost: (error: Error) => void;
  #nextId = 1;
  #failure: Error | undefined;
  #closing: Promise<void> | undefined;

  private constructor(worker: Worker, onLost: (error: Error) => void) {
    this.#worker = worker;
    this.#onLost = onLost;
  }

  /**
   * `onLost` is called once if the worker exits unexpectedly; all later calls are rejected. By default it ends the
   * process.
   */
  static async open(
    options: PGliteClientOptions,
    onLost: (error: Error) => void = endProcess,
  ): Promise<PGliteClient> {
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
      workerData: options,
      // Loaders of the main thread (tsx, jest) are not needed by a plain JavaScript worker.
      execArgv: [],
    });
    const client = new PGliteClient(worker, onLost);
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`database worker ended with code ${code}`)));
      worker.once('message', () => resolve());
    });
    worker.on('message', (answer: Answer) => client.#settle(answer));
    worker.on('error', (error: Error) => client.#fail(error.message));
    worker.on('exit', (code) => client.#fail(`its worker ended with code ${code}`));
    return client;
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  query(sql: string, parameters: readonly unknown[]): Promise<PGliteResult> {
    return this.#call('query', { sql, parameters }) as Promise<PGliteResult>;
  }

  /** Runs several statements without parameters. */
  async exec(sql: string): Promise<void> {
    await this.#call('exec', { sql });
  }

  /** The data folder as a tar file, for the option `dump`. */
  dump(): Promise<Uint8Array> {
    return this.#call('dump', {}) as Promise<Uint8Array>;
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    if (!this.#failure) await this.#call('close', {});
    await this.#worker.terminate();
  }

  #call(call: string, input: unknown): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call, input });
    });
  }

  #settle({ id, result, error }: Answer): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new PGliteError(error));
    else waiting.resolve(result);
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    // The error code of a server shutdown: the query is not at fault.
    const message = `the embedded database is closed: ${reason}`;
    this.#failure = new PGliteError({ message, code: '57P01' });
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
    if (!this.#closing) this.#onLost(this.#failure);
  }
}
