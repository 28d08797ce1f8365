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
  /** Tar file of a data folder to begin from. */
  dump?: string;
  /** PGlite's own WebAssembly file, compiled before. */
  wasmModule?: object;
}

/** An SQL error of the embedded database; carries `code`, `constraint` … as node-postgres' errors do. */
class PGliteError extends Error {
  constructor(fields: { message: string } & Record<string, unknown>) {
    super(fields.message);
    Object.assign(this, fields);
    this.name = 'PGliteError';
  }
}

/**
 * Without its worker the database cannot be read or written, while its folder is as it was at the last commit. So
 * the process ends as after any error that nobody caught, and the one that a supervisor starts opens the folder anew.
 */
function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** Talks to the worker that holds the embedded database; one query at a time is the caller's care. */
export class PGliteClient {
  /** How many wait for the one connection there is. */
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

  /** `onLost` is called once when the worker ends by itself, from when on every call is refused; it ends the process unless given. */
  static async open(
    options: PGliteClientOptions,
    onLost: (error: Error) => void = endProcess,
  ): Promise<PGliteClient> {
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
      workerData: options,
      // Loaders of the main thread (tsx, jest) are of no use to a plain JavaScript worker.
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

  /** The whole data folder as a tar file, to be given as `dump` later. */
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
    // As a server says it that is shut down: nothing is wrong with the query.
    const message = `the embedded database is closed: ${reason}`;
    this.#failure = new PGliteError({ message, code: '57P01' });
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
    if (!this.#closing) this.#onLost(this.#failure);
  }
}
