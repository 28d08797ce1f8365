import { Worker } from 'node:worker_threads';
import { AppError } from '@dara/backend';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { FONT_FILES } from '../../../kernel/text/font.ts';
import type { SideToPrint } from './card-photos.ts';

/** A side placed on another one; its own size is in mm before scaling. */
export interface PlacedSide {
  side: SideToPrint;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** A page: its background, and the sides placed on it. */
export interface PageToPrint {
  side: SideToPrint;
  placed?: PlacedSide[];
}

/** The job of the worker. */
export interface PrintJob {
  page: { width: number; height: number; bleed: number };
  sides: PageToPrint[];
  /** Bleed and crop marks around each page. */
  hasBleed: boolean;
  /** Background of an empty slot. */
  empty: string;
  title: string;
  author: string;
  language: Language;
}

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

/** An idle worker is stopped to release its memory. */
const IDLE_MS = 60_000;

/** Prints in one worker thread, which starts with the first job and is replaced when it is lost. */
export class CardPrinter {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  print(job: PrintJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, job });
    });
  }

  /** Ends the worker; another one starts with the next job. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    if (!worker) return;
    this.#lose(worker, new Error('printing has been ended'));
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./card-print-worker.mjs', import.meta.url), {
      workerData: { fonts: FONT_FILES },
      // The main thread's loaders (tsx, jest) are not needed by a plain JavaScript worker.
      execArgv: [],
    });
    worker.on('message', (answer: Answer) => this.#settle(worker, answer));
    worker.on('error', (error: Error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the printing worker has ended')));
    return worker;
  }

  #settle(worker: Worker, { id, bytes, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (bytes) waiting?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else waiting?.reject(new AppError('INTERNAL', { cause: new Error(error) }));
    if (this.#waiting.size > 0) return;
    // A waiting worker does not keep the process alive.
    worker.unref();
    this.#idle = setTimeout(() => void this.close(), IDLE_MS);
    this.#idle.unref();
  }

  #lose(worker: Worker, cause: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new AppError('UNAVAILABLE', { cause, retryAfterS: 2 }));
  }
}
