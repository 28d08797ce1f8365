import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

const EVERY_MS = 60_000;
/** Whoever is at work marks what it uses each minute: what has lain longer belongs to a process that was killed. */
const LEFT_MS = 10 * EVERY_MS;

/** How folders of forms begin that lie where temporary files do, since the data folder cannot be written. */
export const FALLBACK_FOLDER_PREFIX = 'dara-form-';

/** Where there is nothing but what is used for the moment, by this instance or another. */
const placesOf = (dataDir: string): { folder: string; prefix: string }[] => [
  { folder: join(dataDir, 'uploads'), prefix: '' },
  { folder: join(dataDir, 'files/.tmp'), prefix: '' },
  { folder: tmpdir(), prefix: FALLBACK_FOLDER_PREFIX },
];

/**
 * Removes what killed processes left, at the start and each minute, and keeps what is in use from being removed. A timer
 * and not a job: the folders are on this machine, where no other instance reaches them, and only this process knows what
 * it uses.
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
      log.warn({ err: error }, 'temporary files were not removed');
    });
  }
}

async function markUsed(requests: readonly FastifyRequest[]): Promise<void> {
  const now = new Date();
  for (const { uploadFolder } of requests) {
    // It may be gone by now, with its form.
    if (uploadFolder !== null) await utimes(uploadFolder, now, now).catch(() => undefined);
  }
}

/** Removes what lies in a folder and has not been used for a while. */
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
