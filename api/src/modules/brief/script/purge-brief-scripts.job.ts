import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { earliestRestorable } from '../../../kernel/record/deletion.ts';
import { IS_OVER, keyOf } from './script.repository.ts';

const BATCH = 100;

/** Removes scripts without a brief, and those of jobs that can no longer be restored: the file first, then the row. */
export async function purgeBriefScripts({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM brief_script s WHERE ${IS_OVER(earliestRestorable())}
    ORDER BY s.created_at LIMIT ${BATCH}`.execute(db);
  for (const { id } of rows) {
    await files.delete(keyOf(id));
    await db.deleteFrom('brief_script').where('id', '=', id).execute();
  }
  return rows.length;
}

export function declarePurgeBriefScripts(services: Pick<Services, 'db' | 'files' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-brief-scripts',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: async () => void (await purgeBriefScripts(services)),
  });
}
