import type { Db } from '@dara/backend';
import {
  HOME_ANCHORED,
  HOME_SECTIONS,
  shownName,
  type HomeSection,
  type TalentNames,
} from '@dara/model';
import { sql, type Selectable } from 'kysely';
import type { HomeContentTable } from '../../kernel/database/generated.ts';
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
  is_public: boolean;
}

async function chosenTalents(db: Db, ids: readonly string[]): Promise<TalentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TalentRow>`
    SELECT t.id, ${sql.raw(talentNames('t'))} AS names, t.is_public, ${imageOf('t.image_id', 'all')} AS image
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY u (id, nth)
    JOIN talent t ON t.id = u.id AND t.deleted_at IS NULL ORDER BY u.nth`.execute(db);
  return rows;
}

export async function readHomeRow(db: Db, { lock = false } = {}): Promise<HomeRow> {
  const query = db.selectFrom('home_content').selectAll();
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

export async function readHome(db: Db): Promise<Home> {
  const row = await readHomeRow(db);
  const talents = await chosenTalents(db, row.hero_talent_ids);
  return {
    heroTitle: row.hero_title,
    heroText: row.hero_text,
    heroTalents: talents.flatMap(({ id, image, is_public }) =>
      is_public && image ? [{ id, image }] : [],
    ),
    sections: sectionsOf(row.sections),
  };
}

export async function readManagementHome(db: Db): Promise<ManagementHome> {
  const row = await readHomeRow(db);
  const talents = await chosenTalents(db, row.hero_talent_ids);
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
