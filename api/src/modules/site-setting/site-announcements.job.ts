import type { RetryPolicy, Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  CONTENT_CHANNEL,
  contentChanged,
  type ContentChange,
} from '../../kernel/content/content.ts';
import { nextTurn } from './site-setting.model.ts';
import { findSiteSetting } from './site-setting.repository.ts';

const RETRY: RetryPolicy = { forS: 86_400, firstS: 1, longestS: 30 };
const EXPIRE_S = 30;

/** Announcements begin and end by time alone: a job waits for the next change and invalidates caches. */
export function declareSiteAnnouncements(
  app: Pick<FastifyInstance, 'addHook'>,
  services: Pick<Services, 'db' | 'events' | 'jobs'>,
): void {
  const { db, events } = services;
  const job = services.jobs.declare({
    name: 'site-announcements',
    data: Type.Object({}),
    next: async () => nextTurn((await findSiteSetting(db)).content),
    handle: () =>
      db.transaction().execute((trx) => contentChanged(services, { entity: 'site' }, trx)),
    expireS: EXPIRE_S,
    retry: RETRY,
  });
  const ends = [
    events.subscribe(CONTENT_CHANNEL, async (payload) => {
      const entity = (payload as ContentChange | null)?.entity;
      if (entity === 'site' || entity === 'everything') await job.plan();
    }),
    events.onGap(() => job.plan()),
  ];
  app.addHook('onClose', async () => ends.forEach((end) => end()));
}
