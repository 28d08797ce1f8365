import type { Database } from '../database/database.ts';
import { lastBackup } from '../files/file-census.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limiter } from '../limit/limiter.ts';
import { INSTANCE_ID, serverRelease } from '../log/instance.ts';
import type { Metrics } from './metrics.ts';

interface Watched {
  database: Database;
  files: FileStore;
  jobs: Jobs;
  limiter: Limiter;
}

/** Metrics of the services. */
export function watchServices(metrics: Metrics, watched: Watched): void {
  const { database, files, jobs, limiter } = watched;
  metrics.gauge(
    'dara_build_info',
    'Always 1; labels name the running version.',
    ['release', 'instance', 'node'],
    () => [[serverRelease(), INSTANCE_ID, process.version, 1]],
  );
  metrics.gauge(
    'dara_database_connections',
    'Connections in use, idle, and requests that wait for one.',
    ['state'],
    () => Object.entries(database.load()),
  );
  metrics.gauge(
    'dara_last_backup_timestamp_seconds',
    'When the last whole backup was made.',
    [],
    async () => {
      const at = await lastBackup(files);
      return at && at.getTime() / 1000;
    },
  );
  metrics.gauge(
    'dara_limiter_degraded',
    'Whether limits are counted by this process alone because the shared counts are out of reach.',
    ['store'],
    () => {
      const { store, state } = limiter.status();
      return [[store, state === 'ok' ? 0 : 1]];
    },
  );
  watchJobs(metrics, jobs);
}

/** Mails are jobs too. */
function watchJobs(metrics: Metrics, jobs: Jobs): void {
  metrics.gauge(
    'dara_jobs',
    'Background jobs of all instances; permanently failed ones are stored for 30 days.',
    ['queue', 'state'],
    async () =>
      (await jobs.counts()).flatMap(
        ({ name, waiting, active, failed }) =>
          [
            [name, 'waiting', waiting],
            [name, 'active', active],
            [name, 'failed', failed],
          ] as const,
      ),
  );
  metrics.gauge(
    'dara_jobs_late_seconds',
    'Since the oldest waiting job became due.',
    ['queue'],
    async () => (await jobs.counts()).map(({ name, lateS }) => [name, lateS] as const),
  );
  metrics.gauge(
    'dara_jobs_ended',
    'Attempts of this process since its start.',
    ['queue', 'result'],
    () =>
      Object.entries(jobs.totals()).flatMap(([name, totals]) =>
        Object.entries(totals).map(([result, count]) => [name, result, count as number] as const),
      ),
  );
}
