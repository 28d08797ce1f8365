import { AppError, isBearer, isLoopback, type Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';

export const BACKUP_PATH = '/_dara/backup/database';

/**
 * A copy of the embedded database, taken between two transactions, for `npm run backup` on the same machine. It
 * contains all data, so it requires the deploy token and a local connection without a proxy.
 */
export function serveBackup(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
  token: string,
): void {
  app.get(BACKUP_PATH, async (request, reply) => {
    if (!database.dump || !isLoopback(request)) throw new AppError('NOT_FOUND');
    if (!isBearer(request.headers.authorization, token)) throw new AppError('TOKEN_INVALID');
    request.log.warn('copying the database for a backup');
    return reply
      .header('cache-control', 'no-store')
      .type('application/x-tar')
      .send(Buffer.from(await database.dump()));
  });
}
