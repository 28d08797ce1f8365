import { MAJORITY_AGE, ageOn } from '@dara/model';
import type { Db } from '@dara/backend';
import { today } from '../../kernel/age.ts';
import type { Guardian } from '../../kernel/database/json-columns.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

/** The guardian of a talent under 20, who is notified of each request; null for other people. */
export async function guardianOf(
  db: Db,
  talentId: string | null,
): Promise<{ guardian: Guardian; talent: Localized } | null> {
  const row = await db
    .selectFrom('talent')
    .select(['display_name', 'nick_name', 'first_name', 'last_name', 'birthday', 'guardian'])
    .where('id', '=', talentId)
    .executeTakeFirst();
  if (!row?.guardian || row.birthday === null) return null;
  if (ageOn(row.birthday, today()) >= MAJORITY_AGE) return null;
  return { guardian: row.guardian, talent: shownNameOf(row) };
}
