import type { Services } from '@dara/backend';
import { Type } from 'typebox';
import { endSteps, findCanary } from './canary.repository.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry.ts';
import { REGISTRY_TOPIC } from './tell-change.ts';
import { canaryOf } from './share-release.ts';

export interface RaiseShareOptions {
  registry: Pick<Registry, 'promote' | 'refuse'>;
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'log'>;
}

/**
 * Gives a canary its next share when that is due, with all checks of a promotion, in the name of who began it. A share that
 * is refused, as during a freeze, ends the steps: the history has why, and the share stays. Returns a function that ends it.
 */
export function declareRaiseShare({ registry, services }: RaiseShareOptions): () => void {
  const { db, events, jobs, log } = services;

  const raise = async (): Promise<void> => {
    const canary = await findCanary(db);
    if (!canary?.nextAt || canary.nextAt.getTime() > Date.now()) return;
    const { name, version, share, actor, isWatched, everyS } = canary;
    const [percent = 100, ...steps] = canary.steps;
    const next = { percent, steps, ...(everyS && steps.length > 0 ? { everyS } : {}) };
    try {
      await registry.promote(name, version, {
        actor,
        isWatched,
        isAttempt: true,
        // Refuses if the share was changed since it was read.
        isCurrent: (state) => canaryOf(state, canary)?.share === share,
        ...(percent < 100 ? { share: next } : { reason: `step to ${percent} %` }),
      });
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // The next round sees what others made of it.
      if (error.code === 'REGISTRY_BUSY') return;
      await endSteps(db, canary);
      await registry.refuse([{ name, version }], actor, error).catch(() => undefined);
      log.error({ name, version, share, err: error }, 'a share was not raised');
    }
  };

  const job = jobs.declare({
    name: 'raise-share',
    data: Type.Object({}),
    retry: { forS: 60, firstS: 5, longestS: 15 },
    next: async () => (await findCanary(db))?.nextAt ?? null,
    handle: raise,
  });
  return events.subscribe(REGISTRY_TOPIC, () => job.plan());
}
