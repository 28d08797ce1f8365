import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

const EVERY_MS = 60_000;
/** Whoever is at work marks what it uses each minute: what has lain longer belongs to a process that was killed. */
const LEFT_MS = 10 * EVERY_MS;

/** Folders that hold nothing but what is used for the moment; other instances may use them as well. */
const foldersOf = (dataDir: string): string[] => [
  join(dataDir, 'uploads'),
  join(dataDir, 'files/.tmp'),
];

/** Removes what killed processes left, at the start and each minute, and keeps what is in use from being removed. */
export function purgeTemporaryFiles(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
): void {
  const inProgress = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    inProgress.add(request);
    reply.raw.once('close', () => inProgress.delete(request));
  });
  const purge = async (): Promise<void> => {
    await markUsed([...inProgress]);
    for (const folder of foldersOf(config.dataDir)) await removeLeft(folder);
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
async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
