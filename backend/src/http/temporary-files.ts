import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

const EVERY_MS = 60_000;
/** Active requests touch their folders each minute: an older one belongs to a killed process. */
const LEFT_MS = 10 * EVERY_MS;

/** Prefix of form folders in the system's temporary folder, used if the data folder is not writable. */
export const FALLBACK_FOLDER_PREFIX = 'dara-form-';

/** Contains only temporary data, of this instance or another. */
const placesOf = (dataDir: string): { folder: string; prefix: string }[] => [
  { folder: join(dataDir, 'uploads'), prefix: '' },
  { folder: join(dataDir, 'files/.tmp'), prefix: '' },
  { folder: tmpdir(), prefix: FALLBACK_FOLDER_PREFIX },
];

/**
 * Removes leftovers of killed processes, at the start and each minute, and protects folders in use. A timer and not a
 * job, because the folders are local and only this process knows which are in use.
 */
export function purgeTemporaryFiles(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
): void {
  const inProgress = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    inProgress.add(request);
    reply.raw.once('close', () => inProgress.delete(request));
    done();
  });
  const purge = async (): Promise<void> => {
    await markUsed([...inProgress]);
    for (const place of placesOf(config.dataDir)) await removeLeft(place);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await removeAll();
    timer = setInterval(() => void removeAll(), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  function removeAll(): Promise<void> {
    return purge().catch((error: unknown) => {
      log.warn({ err: error }, 'failed to remove temporary files');
    });
  }
}

async function markUsed(requests: readonly FastifyRequest[]): Promise<void> {
  const now = new Date();
  for (const { uploadFolder } of requests) {
    // It may already be removed with its form.
    if (uploadFolder !== null) await utimes(uploadFolder, now, now).catch(() => undefined);
  }
}

/** Removes entries of a folder that have not been used for a while. */
async function removeLeft({ folder, prefix }: { folder: string; prefix: string }): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
