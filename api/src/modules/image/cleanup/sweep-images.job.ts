import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type RetryPolicy, type Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { StoredImage } from '../file/image-row.ts';
import { PICTURES_CHANNEL } from '../store/image-transaction.ts';
import { registerPendingFiles } from '../file/image-files.ts';
import { FORMATS, servedWidth, WIDTHS } from '../file/image.ts';
import { ImageVariants } from '../variant/image-variants.ts';

/** Length of a run; the next one continues, possibly on another instance. */
const ROUND_MS = 60_000;
/** A run ends after the variant in progress, which yields to requests: a generous timeout. */
const EXPIRE_S = 600;
/** Rows read at a time. */
const BATCH = 20;
/** Above this event loop utilization the main thread has requests to answer. */
const BUSY = 0.5;
const YIELD_MS = 100;
/** Whether the machine has other work than these variants: requests, other processes, other sites. */
const isCrowded = (): boolean => loadavg()[0]! > cpus().length;
/** Upper bound of the wait, so that a busy site gets its variants too. */
const MAX_YIELDS = 20;
/** Retrying does not help while the disk is full. */
const RETRY: RetryPolicy = { forS: 86_400, firstS: 60, longestS: 900 };

type SweepServices = Pick<Services, 'db' | 'files' | 'log'>;
type Undrawn = Omit<StoredImage, 'access' | 'created_by' | 'is_editorial'> & { next_width: number };

/**
 * Generates all image variants ahead of requests: the small ones of all images first, so that each has a placeholder.
 * Progress is stored in the rows (`next_width`), so a restart continues.
 */
export class ImageVariantGenerator {
  readonly #services: SweepServices;
  readonly #variants: ImageVariants;
  readonly #isCrowded: () => boolean;
  #isStopped = false;
  #since = performance.eventLoopUtilization();

  constructor(services: SweepServices, options = { isCrowded }) {
    this.#services = services;
    this.#isCrowded = options.isCrowded;
    this.#variants = new ImageVariants(services);
  }

  /**
   * Runs until there is nothing left, the time is over, or `stop` is called. Throws when a variant cannot be stored,
   * and `UNAVAILABLE` when the queue of other work is too long.
   */
  async run(roundMs = ROUND_MS): Promise<void> {
    const end = performance.now() + roundMs;
    for (
      let rows = await this.#undrawn(BATCH);
      rows.length > 0;
      rows = await this.#undrawn(BATCH)
    ) {
      for (const row of rows) {
        await this.#yieldToOthers();
        if (this.#isStopped || performance.now() >= end) return;
        await this.#drawOne(row);
      }
    }
  }

  /** Whether anything is left that this process may draw. */
  async isNeeded(): Promise<boolean> {
    return (await this.#undrawn(1)).length > 0;
  }

  /** Finishes the variant in progress; the next start continues. */
  stop(): void {
    this.#isStopped = true;
  }

  async #undrawn(count: number): Promise<Undrawn[]> {
    if (this.#isStopped) return [];
    const { rows } = await sql<Undrawn>`
      SELECT id, hash, format, width, talent_id, business_profile_id, placeholder, next_width FROM image
      WHERE next_width IS NOT NULL AND deleted_at IS NULL
      ORDER BY next_width, created_at LIMIT ${count}`.execute(this.#services.db);
    return rows;
  }

  async #drawOne(row: Undrawn): Promise<void> {
    const width = servedWidth(row.next_width, row.width);
    try {
      for (const format of FORMATS) await this.#variants.drawInBackground(row, width, format);
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'IMAGE_NOT_EXIST';
      if (!isGone) throw error;
      return this.#goOn(row, null);
    }
    const wider = WIDTHS.find((next) => next > row.next_width);
    return this.#goOn(row, row.next_width >= row.width ? null : (wider ?? null));
  }

  async #goOn({ hash, next_width }: Undrawn, next: number | null): Promise<void> {
    const { db } = this.#services;
    await sql`
      UPDATE image SET next_width = ${next}::integer
      WHERE hash = ${hash} AND next_width = ${next_width}`.execute(db);
    const { rows } = await sql`SELECT 1 FROM image WHERE hash = ${hash} LIMIT 1`.execute(db);
    // Deleted while its variant was generated: delete the variant too.
    if (rows.length === 0) await registerPendingFiles(db, [hash]);
  }

  async #yieldToOthers(): Promise<void> {
    for (let yields = 0; yields < MAX_YIELDS && !this.#isStopped; yields += 1) {
      const { utilization } = performance.eventLoopUtilization(this.#since);
      this.#since = performance.eventLoopUtilization();
      if (!this.#isCrowded() && utilization < BUSY) return;
      await sleep(YIELD_MS, undefined, { ref: false });
    }
  }
}

/** One instance at a time generates missing variants, beginning when an image is stored. */
export function declareSweep(
  app: Pick<FastifyInstance, 'addHook'>,
  services: SweepServices & Pick<Services, 'events' | 'jobs'>,
): void {
  const sweep = new ImageVariantGenerator(services);
  const job = services.jobs.declare({
    name: 'sweep-pictures',
    data: Type.Object({}),
    next: async () => ((await sweep.isNeeded()) ? new Date() : null),
    handle: () => sweep.run(),
    expireS: EXPIRE_S,
    retry: RETRY,
  });
  const stopListening = services.events.subscribe(PICTURES_CHANNEL, () => job.plan());
  app.addHook('preClose', async () => {
    stopListening();
    sweep.stop();
  });
}
