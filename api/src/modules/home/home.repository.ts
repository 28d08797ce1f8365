import type { Db } from '@dara/backend';
import {
  HOME_ANCHORED,
  HOME_LIMITS,
  HOME_SECTIONS,
  shownName,
  type HomeSection,
  type TalentNames,
} from '@dara/model';
import { sql, type Selectable } from 'kysely';
import type { HomeContentTable } from '../../kernel/database/generated.ts';
import { today } from '../../kernel/age.ts';
import { imageOf } from '../../kernel/query/select.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { ImageRef } from '../../kernel/schema/shapes.ts';
import type { Home, ManagementHome } from './home.schema.ts';

type HomeRow = Selectable<HomeContentTable>;

/** Every section once: first those sorted by editors, then sections added by a later release. */
export function sectionsOf(stored: readonly { id: HomeSection; shown: boolean }[]) {
  const known = stored
    .filter(({ id }) => HOME_SECTIONS.includes(id))
    .map(({ id, shown }) => ({ id, shown: shown || HOME_ANCHORED.includes(id) }));
  const others = HOME_SECTIONS.filter((id) => !known.some((one) => one.id === id));
  return [...known, ...others.map((id) => ({ id, shown: true }))];
}

interface TalentRow {
  id: string;
  names: TalentNames;
  image: ImageRef | null;
  second: ImageRef | null;
  is_public: boolean;
}

async function talentRows(db: Db, ids: readonly string[]): Promise<TalentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TalentRow>`
    SELECT t.id, ${sql.raw(talentNames('t'))} AS names, t.is_public, ${imageOf('t.image_id', 'all')} AS image,
      ${imageOf('t.album_image_ids[1]', 'all')} AS second
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY u (id, nth)
    JOIN talent t ON t.id = u.id AND t.deleted_at IS NULL ORDER BY u.nth`.execute(db);
  return rows;
}

/** Ids of public talents with an image, in an order of the day that takes turns between types and genders. */
async function talentsOfDay(db: Db, day: string, without: readonly string[], limit: number) {
  if (limit <= 0) return [];
  const { rows } = await sql<{ id: string }>`
    WITH marked AS (
      SELECT id, gender, talent_types[1] AS type, md5(id || ${day}) AS mark FROM talent
      WHERE is_public AND image_id IS NOT NULL AND deleted_at IS NULL AND id <> ALL (${without}::uuid[])
    ), typed AS (
      SELECT *, row_number() OVER (PARTITION BY type, gender ORDER BY mark) AS turn FROM marked
    )
    SELECT id FROM (
      SELECT id, turn, mark, row_number() OVER (PARTITION BY turn, gender ORDER BY mark) AS pair FROM typed
    ) t ORDER BY turn, pair, mark LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readHomeRow(db: Db, { lock = false } = {}): Promise<HomeRow> {
  const query = db.selectFrom('home_content').selectAll();
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

export async function readHome(db: Db, day = today()): Promise<Home> {
  const row = await readHomeRow(db);
  const chosen = (await talentRows(db, row.hero_talent_ids)).filter(
    (one) => one.is_public && one.image,
  );
  const rest = HOME_LIMITS.talents - chosen.length;
  const others = await talentsOfDay(db, day, row.hero_talent_ids, rest);
  const talents = [...chosen, ...(await talentRows(db, others))];
  return {
    heroTitle: row.hero_title,
    heroText: row.hero_text,
    heroTalents: talents.flatMap(({ id, names, image, second }) =>
      image ? [{ id, name: shownName(names), image, second }] : [],
    ),
    sections: sectionsOf(row.sections),
  };
}

export async function readManagementHome(db: Db): Promise<ManagementHome> {
  const row = await readHomeRow(db);
  const talents = await talentRows(db, row.hero_talent_ids);
  return {
    heroTitle: row.hero_title,
    heroText: row.hero_text,
    heroTalents: talents.map(({ id, names, image, is_public }) => ({
      ...{ id, image },
      name: shownName(names),
      isShown: is_public && image !== null,
    })),
    sections: sectionsOf(row.sections),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
