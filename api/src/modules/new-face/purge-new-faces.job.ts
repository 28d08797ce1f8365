import type { Services } from '@dara/backend';
import { Type } from 'typebox';
import { IS_OVER, deleteNewFaces } from './new-face.repository.ts';

/** Deletes applications whose time is over; a run that dies is repeated by the next. */
export const purgeNewFaces = ({ db }: Pick<Services, 'db'>): Promise<number> =>
  db.transaction().execute((trx) => deleteNewFaces(trx, IS_OVER, 'system'));

export function declarePurgeNewFaces(services: Pick<Services, 'db' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-new-faces',
    data: Type.Object({}),
    cron: '17 3 * * *',
    handle: () => purgeNewFaces(services),
  });
}
