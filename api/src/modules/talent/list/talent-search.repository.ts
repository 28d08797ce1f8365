import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { ContentCache } from '../../../kernel/content/counts.ts';
import { literal, type Search } from '../../../kernel/query/search.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { talentConditions, type TalentFilter } from './talent-filter.ts';

/** So many hits of a keyword are put in order and counted; more are "1,000+". */
export const HITS_MAX = 1000;
/** Keywords whose hits are remembered: each is up to a thousand ids. */
const REMEMBERED = 200;
/** Less of a name than this sounds like too many others. */
const SOUND_MIN = 3;
/** How much of a keyword must sound like a name: to be listed, and to be suggested. */
const ALIKE = 0.6;
const SUGGESTED = 0.3;
/** As much as `talent_search_start_idx` holds. */
const START_MAX = 60;

interface Hit {
  id: string;
}

/** The name itself, one that begins so, a word that begins so, what contains it. */
const relevance = ({ text }: Search): RawBuilder<unknown> => {
  const start = literal(text);
  const isName = sql`(search_fold(t.display_name) = ${text} OR search_fold(t.nick_name ->> 'th') = ${text}
    OR search_fold(t.nick_name ->> 'en') = ${text})`;
  return sql`CASE
    WHEN t.search_text LIKE ${`${start}%`} THEN CASE WHEN ${isName} THEN 0 ELSE 1 END
    WHEN t.search_text LIKE ${`% ${start}%`} THEN CASE WHEN ${isName} THEN 0 ELSE 2 END
    ELSE 3 END`;
};

/** What is asked of the hits beside the keyword. */
const conditionsBesideSearch = (filter: TalentFilter): RawBuilder<unknown> =>
  talentConditions({ ...filter, search: null });

/**
 * The best hits of a keyword, one more than are counted. Of a common word only so many are read: those whose first
 * name begins with it, and any others where these are fewer. `order` is none where relevance decides, then the newest.
 */
export function talentHitsQuery(
  db: Db,
  filter: TalentFilter,
  search: Search,
  order: RawBuilder<unknown> | null,
): CompiledQuery<Hit> {
  const bound = sql.raw(`LIMIT ${HITS_MAX + 1}`);
  const letters = [...search.text];
  const start = `${literal(letters.slice(0, START_MAX).join(''))}%`;
  // What begins with the keyword contains it: asked for both, the database would read every hit of a common word.
  const isWhole = letters.length <= START_MAX;
  const beginning = isWhole ? conditionsBesideSearch(filter) : talentConditions(filter);
  // Taken along from where it is read anyway.
  const rank = order ? sql`` : sql`, t.created_at, ${relevance(search)} AS rank`;
  const sorted = order
    ? sql`FROM found h JOIN talent t ON t.id = h.id ORDER BY ${order}`
    : sql`FROM found h ORDER BY h.rank, h.created_at DESC, h.id DESC`;
  return sql<Hit>`
    WITH beginning AS MATERIALIZED (
      SELECT t.id${rank} FROM talent t WHERE ${beginning}
        AND left(t.search_text, ${sql.raw(String(START_MAX))}) LIKE ${start} ${bound}),
    found AS MATERIALIZED (
      SELECT * FROM beginning
      UNION
      (SELECT t.id${rank} FROM talent t WHERE ${talentConditions(filter)}
        AND (SELECT count(*) FROM beginning) <= ${sql.raw(String(HITS_MAX))} ${bound}))
    SELECT h.id ${sorted} ${bound}`.compile(db);
}

/** Each way in which a keyword may be meant: its words run together, or one by one. */
function soundsOf({ text }: Search): RawBuilder<unknown>[][] {
  const sound = (words: string): RawBuilder<unknown> => sql`name_sound(${words}::text)`;
  const words = text.split(' ').slice(0, 4);
  return words.length > 1 ? [[sound(text)], words.map(sound)] : [[sound(text)]];
}

/** Whether every sound is in a name, whole or nearly; `%>` asks the index for the latter. */
function soundsLike(ways: RawBuilder<unknown>[][]): RawBuilder<unknown> {
  const isHeard = (sound: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(length(${sound}) >= ${sql.raw(String(SOUND_MIN))}
      AND (t.sound_text LIKE '%' || ${sound} || '%' OR t.sound_text %> ${sound}))`;
  const each = ways.map((sounds) => sql`(${sql.join(sounds.map(isHeard), sql` AND `)})`);
  return sql`(${sql.join(each, sql` OR `)})`;
}

/** Those whose names sound like the keyword, most alike first. */
export function talentSoundsQuery(
  db: Db,
  filter: TalentFilter,
  search: Search,
): CompiledQuery<Hit> {
  const whole = sql`name_sound(${search.text}::text)`;
  return sql<Hit>`
    SELECT t.id FROM talent t WHERE ${conditionsBesideSearch(filter)} AND ${soundsLike(soundsOf(search))}
    ORDER BY t.sound_text LIKE '%' || ${whole} || '%' DESC, word_similarity(${whole}, t.sound_text) DESC,
      t.created_at DESC, t.id DESC LIMIT ${sql.raw(String(HITS_MAX + 1))}`.compile(db);
}

/** Ids of those whose names sound like the keyword, at most one more than are counted. */
export async function talentsBySound(
  db: Db,
  filter: TalentFilter,
  search: Search,
): Promise<string[]> {
  const rows = await withSimilarityThreshold(db, talentSoundsQuery(db, filter, search), ALIKE);
  return rows.map(({ id }) => id);
}

/** The public name that sounds most like the keyword, whatever else is asked for. */
function suggestionQuery(db: Db, search: Search): CompiledQuery<SuggestionRow> {
  const whole = sql`name_sound(${search.text}::text)`;
  return sql<SuggestionRow>`
    SELECT t.display_name, t.nick_name FROM talent t
    WHERE t.is_public AND t.deleted_at IS NULL AND length(${whole}) > 1 AND t.sound_text %> ${whole}
    ORDER BY word_similarity(${whole}, t.sound_text) DESC, t.created_at DESC, t.id DESC LIMIT 1`.compile(
    db,
  );
}

interface SuggestionRow {
  display_name: string;
  nick_name: Localized | null;
}

export interface TalentSearch {
  /** Ids of the hits, one more than are counted where there are more. */
  hits(
    filter: TalentFilter,
    search: Search,
    order: RawBuilder<unknown> | null,
  ): Promise<{ ids: string[]; isLiteral: boolean }>;
  /** A name to search for instead; null when none comes near, or it is what was searched for. */
  suggestion(search: Search): Promise<Localized | null>;
}

/** Finds talents by a keyword: as it is written, and where nobody is called so by how it sounds. */
export function createTalentSearch(services: Pick<Services, 'db' | 'events'>): TalentSearch {
  const { db } = services;
  const remembered = new ContentCache<string[]>(services, REMEMBERED);
  const suggestions = new ContentCache<Localized | null>(services, REMEMBERED);

  const idsOf = (query: CompiledQuery<Hit>, isSimilar = false): Promise<string[]> =>
    remembered.get(`${query.sql}\n${JSON.stringify(query.parameters)}`, async () => {
      const rows = isSimilar
        ? await withSimilarityThreshold(db, query, ALIKE)
        : (await db.executeQuery(query)).rows;
      return rows.map(({ id }) => id);
    });

  return {
    async hits(filter, search, order) {
      const ids = await idsOf(talentHitsQuery(db, filter, search, order));
      if (ids.length > 0) return { ids, isLiteral: true };
      return { ids: await idsOf(talentSoundsQuery(db, filter, search), true), isLiteral: false };
    },
    suggestion: (search) =>
      suggestions.get(search.text, async () => {
        const [row] = await withSimilarityThreshold(db, suggestionQuery(db, search), SUGGESTED);
        if (!row) return null;
        const { th = row.display_name, en = '' } = row.nick_name ?? {};
        return { th, en: en || th };
      }),
  };
}

/** Runs a query in which `%>` means at least so much alike. */
function withSimilarityThreshold<Row>(
  db: Db,
  query: CompiledQuery<Row>,
  threshold: number,
): Promise<Row[]> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`.execute(
      trx,
    );
    return (await trx.executeQuery(query)).rows;
  });
}
