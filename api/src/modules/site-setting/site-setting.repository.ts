import type { Db } from '@dara/backend';
import type { Selectable } from 'kysely';
import type { SiteContent } from '../../kernel/database/json-columns.ts';
import type { SiteSettingTable } from '../../kernel/database/generated.ts';

export type SiteSettingRow = Selectable<SiteSettingTable>;

/** The single row; `isForUpdate` locks it until the transaction ends. */
export function findSiteSetting(db: Db, { isForUpdate = false } = {}): Promise<SiteSettingRow> {
  const query = db.selectFrom('site_setting').selectAll();
  return (isForUpdate ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

export function writeSiteSetting(
  trx: Db,
  row: SiteSettingRow,
  content: SiteContent,
  actorId: string,
): Promise<SiteSettingRow> {
  return trx
    .updateTable('site_setting')
    .set({
      content: JSON.stringify(content),
      version: row.version + 1,
      updated_at: new Date(),
      updated_by: actorId,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
