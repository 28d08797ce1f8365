import {
  createServices,
  faultOf,
  openFileStore,
  StartError,
  type Config,
  type Services,
} from '@dara/backend';
import { hasLocalReleases } from '../registry/local-releases.ts';
import { SnapshotBackup } from '../registry/snapshot-backup.ts';

const RETRY_MS = 3000;

async function hasKeptState(config: Config): Promise<boolean> {
  const { files, closeFiles } = await openFileStore(config);
  try {
    return (await new SnapshotBackup(files, config.jwtSecret).read()) !== undefined;
  } finally {
    closeFiles();
  }
}

interface OpenedServices {
  services: Services;
  /** The database could not be prepared: the last live snapshot is served. */
  isAway: boolean;
}

/**
 * Opens the dependencies of the site. Starts without the database if the file store has the live snapshot, and without
 * the bucket if live releases are on the local disk.
 */
export async function openServices(config: Config): Promise<OpenedServices> {
  const filesMayBeAway = hasLocalReleases(config.dataDir);
  try {
    return { services: await createServices(config, { filesMayBeAway }), isAway: false };
  } catch (error) {
    const isAway = error instanceof StartError && faultOf(error) !== undefined;
    if (!config.databaseUrl || !isAway || !(await hasKeptState(config))) throw error;
    return { services: await createServices(config, { mayBeAway: true }), isAway };
  }
}

/** Prepares the database once it answers; returns a function that stops waiting. */
export function onceReconnected(
  { database, log }: Pick<Services, 'database' | 'log'>,
  task: () => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const again = (): void => {
    if (!isEnded) timer = setTimeout(look, RETRY_MS).unref();
  };
  const look = (): void => {
    database
      .ping()
      .then(task)
      .catch((error: unknown) => {
        log.debug({ err: error }, 'not prepared yet');
        again();
      });
  };
  again();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
