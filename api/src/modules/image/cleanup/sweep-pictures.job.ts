import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type RetryPolicy, type Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { StoredImage } from '../picture/image-row.ts';
import { PICTURES_CHANNEL } from '../store/image-transaction.ts';
import { registerPendingFiles } from '../picture/picture-files.ts';
import { FORMATS, servedWidth, WIDTHS } from '../picture/picture.ts';
import { PictureVariants } from '../variant/picture-variants.ts';

/** One round; what is left after it goes on in the next, perhaps on another instance. */
const ROUND_MS = 60_000;
/** A round ends with what is being drawn, which waits for all who ask for pictures: long, but not for ever. */
const EXPIRE_S = 600;
/** Rows read at a time. */
const BATCH = 20;
/** Above this share of busy time the main thread has requests to answer. */
const BUSY = 0.5;
const YIELD_MS = 100;
/** Whether the machine has more to do than what is drawn here: its visitors, other processes, other sites on it. */
const isCrowded = (): boolean => loadavg()[0]! > cpus().length;
/** However busy the site is, its pictures get drawn in the end. */
const MAX_YIELDS = 20;
/** A disk that is full does not empty by being asked. */
const RETRY: RetryPolicy = { forS: 86_400, firstS: 60, longestS: 900 };

type SweepServices = Pick<Services, 'db' | 'files' | 'log'>;
type Undrawn = Omit<StoredImage, 'access' | 'created_by' | 'is_editorial'> & { next_width: number };

/**
 * Draws every width that pages ask for before somebody does: small ones of all pictures first, so that each has
 * something to show. What is left is in the rows (`next_width`), so nothing is lost when the process ends.
 */
export class ImageVariantGenerator {
  readonly #services: SweepServices;
  readonly #variants: PictureVariants;
  readonly #isCrowded: () => boolean;
  #isStopped = false;
  #since = performance.eventLoopUtilization();

  constructor(services: SweepServices, options = { isCrowded }) {
    this.#services = services;
    this.#isCrowded = options.isCrowded;
    this.#variants = new PictureVariants(services);
  }

  /**
   * Draws until nothing is left to draw, the round is over, or `stop` is called. Throws when a picture cannot be kept,
   * and `UNAVAILABLE` when others have more to draw than is worth waiting for.
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

  /** What is being drawn is finished; the rest is left for the next start. */
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
    // Removed for good while it was drawn: what was drawn goes as well.
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

/** One instance at a time draws what is missing, from when a picture is stored. */
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
