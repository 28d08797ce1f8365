import type { Db } from '@dara/backend';
import { BODY_NAMES } from '@dara/model';
import { sql } from 'kysely';
import { snakeCase } from '../../../kernel/database/snake-case.ts';
import { RESTORABLE_DAYS } from '../../../kernel/record/deletion.ts';
import { discardImages } from '../../image/image.public.ts';
import { discardVideos } from '../../video/video.public.ts';
import { ERASED_NAME } from './erase-work.ts';

/** Beyond the period in which deleted records can be restored. */
export const LONG_DELETED = sql`least(deleted_at, now() - make_interval(days => ${RESTORABLE_DAYS + 1}))`;

/** An address that no account or other record has. */
export const erasedEmail = (id: string): string => `erased-${id}@erased.invalid`;

const OF_TALENT = [
  ...['composite_card', 'work', 'talent_social', 'talent_tag', 'guardian_confirmation'],
  ...['talent_change_request', 'calendar_link', 'business_shortlist_talent'],
] as const;

const ERASED = JSON.stringify(ERASED_NAME);

/**
 * Clears a talent's record. The row stays, because retained rows refer to it, without any personal column;
 * `hasLegalName` keeps first and last name for accounting, in a record that cannot be opened.
 */
export async function eraseTalent(
  trx: Db,
  id: string,
  { hasLegalName }: { hasLegalName: boolean },
): Promise<void> {
  for (const table of OF_TALENT) {
    await sql`DELETE FROM ${sql.table(table)} WHERE talent_id = ${id}`.execute(trx);
  }
  await sql`
    UPDATE consent SET withdrawn_at = now() WHERE subject = ${id} AND withdrawn_at IS NULL`.execute(
    trx,
  );
  const names = hasLegalName
    ? sql``
    : sql`first_name = ${ERASED}::jsonb, last_name = ${ERASED}::jsonb,`;
  const body = sql.join(
    BODY_NAMES.map((name) => sql`${sql.ref(snakeCase(name))} = NULL`),
    sql`, `,
  );
  // Gender is not nullable: all erased talents get the same value.
  await sql`
    UPDATE talent SET display_name = ${`erased-${id}`}, ${names} ${body}, nick_name = NULL, nationality = 'TH',
      gender = 'Female', birthday = NULL, email = ${erasedEmail(id)}, phone_number = NULL, company_name = NULL,
      bio = NULL, languages = '{}', bookouts = '[]', guardian = NULL, image_id = NULL, album_image_ids = '{}',
      reel_id = NULL, reel_poster_id = NULL,
      status = 'Archived', status_reason = NULL, active = false, is_top10 = false, created_by = NULL,
      deleted_at = ${LONG_DELETED}, updated_at = now(), version = version + 1
    WHERE id = ${id}`.execute(trx);
  await discardImages(trx, sql`talent_id = ${id}`);
  await discardVideos(trx, sql`talent_id = ${id}`);
}
