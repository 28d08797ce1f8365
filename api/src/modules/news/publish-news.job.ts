import type { RetryPolicy, Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import {
  CONTENT_CHANNEL,
  contentChanged,
  type ContentChange,
} from '../../kernel/content/content.ts';

/** An article that is due waits for nothing but the database. */
const RETRY: RetryPolicy = { forS: 86_400, firstS: 1, longestS: 30 };
const EXPIRE_S = 30;

/** When the next scheduled article is due; never earlier, although a `Date` has no microseconds. */
async function nextDue({ db }: Pick<Services, 'db'>): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    SELECT min(published_at) + interval '1 millisecond' AS due_at
    FROM news WHERE published_at > now() AND deleted_at IS NULL`.execute(db);
  return rows[0]?.due_at ?? null;
}

/**
 * A scheduled article is published by time alone, without a write that invalidates caches: a job waits for the next
 * one and publishes the change when it is due.
 */
export function declarePublishNews(
  app: Pick<FastifyInstance, 'addHook'>,
  services: Pick<Services, 'db' | 'events' | 'jobs'>,
): void {
  const { db, events } = services;
  const job = services.jobs.declare({
    name: 'publish-news',
    data: Type.Object({}),
    next: () => nextDue(services),
    handle: () =>
      db.transaction().execute((trx) => contentChanged(services, { entity: 'news' }, trx)),
    expireS: EXPIRE_S,
    retry: RETRY,
  });
  const ends = [
    events.subscribe(CONTENT_CHANNEL, async (payload) => {
      const entity = (payload as ContentChange | null)?.entity;
      if (entity === 'news' || entity === 'everything') await job.plan();
    }),
    events.onGap(() => job.plan()),
  ];
  app.addHook('onClose', async () => ends.forEach((end) => end()));
}
