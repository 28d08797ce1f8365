import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { CONTENT_CHANNEL, contentChanged, type ContentChange } from '../../domain/content.ts';

/** Timers hold no more than 24 days; looking again each hour also catches rows written past the api. */
const LONGEST_MS = 60 * 60_000;
/** So that the database agrees that the time has come. */
const SLACK_MS = 20;

type Needed = Pick<Services, 'db' | 'events' | 'log'>;

interface NextRow {
  in_ms: number | null;
}

/**
 * Time alone publishes a scheduled article, so nothing would tell the caches of it: this waits for
 * the next one and says that content changed when it is due.
 */
export class NewsDue {
  readonly #services: Needed;
  readonly #ends: (() => void)[];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(services: Needed) {
    this.#services = services;
    const { events } = services;
    this.#ends = [
      events.subscribe(CONTENT_CHANNEL, (payload) => {
        const entity = (payload as ContentChange | null)?.entity;
        if (entity === 'news' || entity === 'everything') void this.plan();
      }),
      events.onGap(() => void this.plan()),
    ];
  }

  /** Reads when the next article is due and waits for it. */
  async plan(): Promise<void> {
    try {
      const { rows } = await sql<NextRow>`
        SELECT (extract(epoch FROM min(published_at) - now()) * 1000)::float8 AS in_ms
        FROM news WHERE published_at > now() AND deleted_at IS NULL`.execute(this.#services.db);
      const inMs = rows[0]?.in_ms ?? null;
      const isDueThen = inMs !== null && inMs <= LONGEST_MS;
      this.#wait(isDueThen ? inMs + SLACK_MS : LONGEST_MS, isDueThen);
    } catch (error) {
      if (this.#isClosed) return;
      this.#services.log.warn({ err: error }, 'the next scheduled article is not known');
      this.#wait(LONGEST_MS, false);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const end of this.#ends) end();
  }

  #wait(ms: number, isDueThen: boolean): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      // The change itself plans anew.
      if (isDueThen) void contentChanged(this.#services, { entity: 'news' });
      else void this.plan();
    }, ms).unref();
  }
}
