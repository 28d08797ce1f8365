import { prepared, type Db } from '@dara/backend';
import { sql, type CompiledQuery } from 'kysely';
import { BODY_COLUMNS, type BodyRow } from '../../../kernel/database/talent-body.ts';
import { imagesOf, videoOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized, VideoRef } from '../../../kernel/schema/shapes.ts';
import { cardColumns, type TalentCardRow } from '../list/talent-list.repository.ts';
import type { TalentDetail } from '../list/talent.schema.ts';
import { SOCIAL, experiences } from './talent-columns.ts';

export interface TalentDetailRow extends TalentCardRow, BodyRow {
  first_name: Localized;
  last_name: Localized;
  bio: Localized | null;
  album: ImageRef[];
  reel: VideoRef | null;
  social_media: TalentDetail['socialMedia'];
  works: TalentDetail['works'];
  cards: TalentDetail['compositeCards'];
}

/** Without values of work: budgets, and costs derived from them, are internal. */
const WORKS = sql`
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'talentType', w.talent_type,
      'experiences', ${experiences('public')}) ORDER BY w.created_at, w.id), '[]')
    FROM work w WHERE w.talent_id = t.id AND w.deleted_at IS NULL)`;

const CARDS = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'template', c.template)
      ORDER BY c.is_default DESC, c.created_at), '[]')
    FROM composite_card c WHERE c.talent_id = t.id AND c.shared AND c.deleted_at IS NULL)`);

const DETAIL = sql`
  SELECT ${cardColumns('public')}, ${sql.raw(BODY_COLUMNS)}, t.bio, ${imagesOf('t.album_image_ids')} AS album,
    ${videoOf('t.reel_id', 't.reel_poster_id')} AS reel,
    ${SOCIAL} AS social_media, ${WORKS} AS works, ${CARDS} AS cards
  FROM talent t`;

function talentDetailQuery(db: Db, id: string): CompiledQuery<TalentDetailRow> {
  return prepared(
    sql<TalentDetailRow>`${DETAIL} WHERE t.id = ${id} AND t.is_public AND t.deleted_at IS NULL`.compile(
      db,
    ),
  );
}

/** A public talent, or null. */
export async function findPublicTalent(db: Db, id: string): Promise<TalentDetailRow | null> {
  const { rows } = await db.executeQuery(talentDetailQuery(db, id));
  return rows[0] ?? null;
}
