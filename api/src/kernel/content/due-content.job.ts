import type { RetryPolicy, Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { CONTENT_CHANNEL, contentChanged, type ContentChange } from './content.ts';

const RETRY: RetryPolicy = { forS: 86_400, firstS: 1, longestS: 30 };
const EXPIRE_S = 30;

interface DueContent {
  /** Name of the job. */
  name: string;
  entity: ContentChange['entity'];
  /** When content of this kind changes next; null for never. */
  nextDue: () => Promise<Date | null>;
}

/**
 * Content that changes by time alone, without a write that invalidates caches: a job waits for the next change and
 * publishes it when it is due. Every write of such content reschedules the job.
 */
export function declareDueContent(
  app: Pick<FastifyInstance, 'addHook'>,
  services: Pick<Services, 'db' | 'events' | 'jobs'>,
  { name, entity, nextDue }: DueContent,
): void {
  const { db, events } = services;
  const job = services.jobs.declare({
    name,
    data: Type.Object({}),
    next: nextDue,
    handle: () => db.transaction().execute((trx) => contentChanged(services, { entity }, trx)),
    expireS: EXPIRE_S,
    retry: RETRY,
  });
  const ends = [
    events.subscribe(CONTENT_CHANNEL, async (payload) => {
      const changed = (payload as ContentChange | null)?.entity;
      if (changed === entity || changed === 'everything') await job.plan();
    }),
    events.onGap(() => job.plan()),
  ];
  app.addHook('onClose', async () => ends.forEach((end) => end()));
}
