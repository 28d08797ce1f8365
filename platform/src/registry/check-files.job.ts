import { randomUUID } from 'node:crypto';
import type { Services } from '@dara/backend';
import { Type } from 'typebox';
import type { Registry } from './registry.ts';

/** Soon after the start, but not before the first visitors. */
const FIRST_MS = 30_000;
/** Large releases in a slow store take long. */
const EXPIRE_S = 3600;
const DAMAGE_TOPIC = 'release-files';

export interface FileCheckOptions {
  registry: Pick<Registry, 'checkFiles' | 'store'>;
  services: Pick<Services, 'events' | 'jobs' | 'log'>;
  /** Called after each check, which may have found or restored files. */
  onChecked: () => void;
}

export interface FileCheck {
  /** Call after a start: schedules a check of the files. Does not wait, and never throws. */
  plan(): void;
  end(): void;
}

/**
 * One instance reads the files of live releases, once after a start and then each night. Each instance tracks damaged
 * files itself, so the others also check when there is, or was, anything to find.
 */
export function declareFileCheck({ registry, services, onChecked }: FileCheckOptions): FileCheck {
  const { events, jobs, log } = services;
  const ending = new AbortController();
  const instance = randomUUID();
  const check = async (): Promise<string[]> => {
    const damaged = await registry.checkFiles(ending.signal);
    if (damaged.length > 0) log.error({ files: damaged }, 'release files are damaged or lost');
    onChecked();
    return damaged;
  };
  const job = jobs.declare({
    name: 'check-files',
    data: Type.Object({}),
    cron: '40 3 * * *',
    expireS: EXPIRE_S,
    handle: async () => {
      const known = registry.store.damaged.length;
      const damaged = await check();
      if (known + damaged.length > 0) await events.publish(DAMAGE_TOPIC, { from: instance });
    },
  });
  const stopListening = events.subscribe(DAMAGE_TOPIC, async (payload) => {
    if ((payload as { from?: string } | null)?.from !== instance) await check();
  });
  return {
    plan: () => {
      const startAfter = new Date(Date.now() + FIRST_MS);
      job.enqueue({}, { key: 'after a start', startAfter }).catch((error: unknown) => {
        log.warn({ err: error }, 'failed to schedule the check of release files');
      });
    },
    end: () => {
      stopListening();
      ending.abort();
    },
  };
}
