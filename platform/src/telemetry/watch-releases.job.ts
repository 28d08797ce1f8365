import type { Metrics, Services } from '@dara/backend';
import { Type } from 'typebox';
import { RegistryError } from '../registry/registry-error.ts';
import { WATCH, type Registry } from '../registry/registry.ts';
import { REGISTRY_TOPIC } from '../registry/tell-change.ts';
import { mailOwner } from '../registry/owner-mail.ts';
import { endWatch, openWatches, type Watch } from '../registry/watches.repository.ts';
import { sumMeasures } from './measures.repository.ts';
import { healthOf, judge, type ReleaseHealth, type Verdict } from './release-health.ts';

const EVERY_MS = 20_000;
/** How far back the release before is measured. */
const BASELINE_MS = 7 * 86_400_000;

export interface WatchOptions {
  registry: Pick<Registry, 'find' | 'rollback'>;
  services: Pick<Services, 'config' | 'db' | 'events' | 'jobs' | 'log' | 'mailJob'> & {
    metrics: Metrics;
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Why a release is taken back, for the history and its owner. */
function reasonOf(
  { loads, errors, failingNetworks }: ReleaseHealth,
  { share, limit }: Verdict,
): string {
  const counted = `${errors} of ${loads} loads, from ${failingNetworks} networks`;
  return `errors per load ${percent(share)} (${counted}), the limit is ${percent(limit)}`;
}

/**
 * Rolls a release back whose errors per load exceed its budget while it is watched, or while it has a share. One instance at a time looks, each
 * twenty seconds while there is anything to watch. Returns a function that ends it.
 */
export function declareWatch({ registry, services }: WatchOptions): () => void {
  const { config, db, events, jobs, log, mailJob, metrics } = services;
  const rollbacks = metrics.counter(
    'dara_watch_rollbacks_total',
    'Releases that the watch after their promotion rolled back, or failed to.',
    ['remote', 'result'],
  );

  const act = async (watch: Watch, reason: string): Promise<void> => {
    const { name, version, previous } = watch;
    const manifest = await registry.find(name, version);
    if (!manifest) return endWatch(db, name);
    const told = {
      manifest,
      previous,
      reason,
      operator: config.adminEmail,
      publicUrl: config.publicUrl,
    };
    try {
      await registry.rollback(name, {
        actor: WATCH,
        reason,
        only: version,
        also: (trx) => mailOwner(trx, mailJob, told),
      });
      rollbacks.inc({ remote: name, result: 'done' });
      log.warn({ name, version, previous, reason }, 'release rolled back by the watch');
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // Others change the live releases: the next round sees what came of it.
      if (error.code === 'REGISTRY_BUSY') return;
      const problems = error.problems.length > 0 ? error.problems : [error.message];
      await db.transaction().execute(async (trx) => {
        // The history has the refusal once, not each twenty seconds.
        await endWatch(trx, name);
        await mailOwner(trx, mailJob, { ...told, problems });
      });
      rollbacks.inc({ remote: name, result: 'refused' });
      log.error({ name, version, reason, problems }, 'the watch could not roll back a release');
    }
  };

  const look = async (watch: Watch): Promise<void> => {
    const { name, version, previous, startedAt, counted, isBeside } = watch;
    // What fails for everyone, as the api, fails for both at the same time.
    const span = isBeside
      ? { from: startedAt }
      : { from: new Date(startedAt.getTime() - BASELINE_MS), to: startedAt };
    const health = healthOf(await sumMeasures(db, { name, version }, { from: startedAt }), counted);
    const before = await sumMeasures(db, { name, version: previous }, span);
    const verdict = judge(health, healthOf(before));
    if (verdict.isExceeded) await act(watch, reasonOf(health, verdict));
  };

  const job = jobs.declare({
    name: 'watch-releases',
    data: Type.Object({}),
    retry: { forS: 60, firstS: 5, longestS: 15 },
    next: async () => {
      if ((await openWatches(db)).length === 0) return null;
      // The same moment for all instances, which thereby plan one job.
      return new Date(Math.ceil((Date.now() + 1) / EVERY_MS) * EVERY_MS);
    },
    handle: async () => {
      for (const watch of await openWatches(db)) await look(watch);
    },
  });
  return events.subscribe(REGISTRY_TOPIC, () => job.plan());
}
