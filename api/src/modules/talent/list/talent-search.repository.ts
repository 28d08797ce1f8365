import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { ContentCache } from '../../../kernel/content/counts.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import { literal, readingsOf, soundOf, type Search } from '../../../kernel/query/search.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { talentConditions, type TalentFilter } from './talent-filter.ts';

/** Maximum number of sorted and counted matches of a keyword; more are "1,000+". */
export const HITS_MAX = 1000;
/** Cached keywords: each entry has up to a thousand ids. */
const REMEMBERED = 200;
/** Shorter phonetic keys match too many names. */
const SOUND_MIN = 3;
/** Minimum phonetic similarity, for a result and for a suggestion. */
const ALIKE = 0.6;
const SUGGESTED = 0.3;
/** Prefix length of `talent_search_start_idx`. */
const START_MAX = 60;

interface Hit {
  id: string;
}

/** Rank: the exact name, a name prefix, a word prefix, any substring. */
const relevance = ({ text }: Search): RawBuilder<unknown> => {
  const start = literal(text);
  const isName = sql`(search_fold(t.display_name) = ${text} OR search_fold(t.nick_name ->> 'th') = ${text}
    OR search_fold(t.nick_name ->> 'en') = ${text})`;
  return sql`CASE
    WHEN t.search_text LIKE ${`${start}%`} THEN CASE WHEN ${isName} THEN 0 ELSE 1 END
    WHEN t.search_text LIKE ${`% ${start}%`} THEN CASE WHEN ${isName} THEN 0 ELSE 2 END
    ELSE 3 END`;
};

/** Conditions on the matches beside the keyword. */
const conditionsBesideSearch = (filter: TalentFilter): RawBuilder<unknown> =>
  talentConditions({ ...filter, search: null });

/**
 * The best matches of a keyword, one more than the maximum. For a common word only part is read: first names with the
 * prefix, and any others if these are fewer. Without `order`, relevance decides, then the newest.
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
  // A prefix match is also a substring match: with both conditions, the database would read every match of a common
  // word.
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

/** Interpretations of a keyword: its words joined, or one by one. */
function soundsOf(search: Search): RawBuilder<unknown>[][] {
  return readingsOf(search).flatMap((text) => {
    const words = text.split(' ').slice(0, 4);
    return words.length > 1 ? [[soundOf(text)], words.map(soundOf)] : [[soundOf(text)]];
  });
}

/** Whether every sound is part of a name, exactly or nearly; `%>` uses the index for the latter. */
function soundsLike(ways: RawBuilder<unknown>[][]): RawBuilder<unknown> {
  const isHeard = (sound: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(length(${sound}) >= ${sql.raw(String(SOUND_MIN))}
      AND (t.sound_text LIKE '%' || ${sound} || '%' OR t.sound_text %> ${sound}))`;
  const each = ways.map((sounds) => sql`(${sql.join(sounds.map(isHeard), sql` AND `)})`);
  return sql`(${sql.join(each, sql` OR `)})`;
}

/** Phonetic matches of the keyword, the most similar first. */
export function talentSoundsQuery(
  db: Db,
  filter: TalentFilter,
  search: Search,
): CompiledQuery<Hit> {
  const wholes = readingsOf(search).map(soundOf);
  const isPart = sql.join(
    wholes.map((whole) => sql`t.sound_text LIKE '%' || ${whole} || '%'`),
    sql` OR `,
  );
  const nearness = sql.join(wholes.map((whole) => sql`word_similarity(${whole}, t.sound_text)`));
  return sql<Hit>`
    SELECT t.id FROM talent t WHERE ${conditionsBesideSearch(filter)} AND ${soundsLike(soundsOf(search))}
    ORDER BY (${isPart}) DESC, greatest(${nearness}) DESC, t.created_at DESC, t.id DESC LIMIT ${sql.raw(String(HITS_MAX + 1))}`.compile(
    db,
  );
}

/** Ids of phonetic matches, at most one more than the maximum. */
export async function talentsBySound(
  db: Db,
  filter: TalentFilter,
  search: Search,
): Promise<string[]> {
  const rows = await withSimilarityThreshold(db, talentSoundsQuery(db, filter, search), ALIKE);
  return rows.map(({ id }) => id);
}

/** The public name most similar in sound to the keyword, regardless of other filters. */
function suggestionQuery(db: Db, search: Search): CompiledQuery<SuggestionRow> {
  const whole = soundOf(search.text);
  return sql<SuggestionRow>`
    SELECT t.display_name, t.nick_name, t.first_name, t.last_name FROM talent t
    WHERE t.is_public AND t.deleted_at IS NULL AND length(${whole}) > 1 AND t.sound_text %> ${whole}
    ORDER BY word_similarity(${whole}, t.sound_text) DESC, t.created_at DESC, t.id DESC LIMIT 1`.compile(
    db,
  );
}

interface SuggestionRow {
  display_name: string;
  nick_name: Localized | null;
  first_name: Localized;
  last_name: Localized;
}

export interface TalentSearch {
  /** Ids of the matches, at most one more than the maximum. */
  hits(
    filter: TalentFilter,
    search: Search,
    order: RawBuilder<unknown> | null,
  ): Promise<{ ids: string[]; isLiteral: boolean }>;
  /** A suggested name; null when none is similar, or it equals the keyword. */
  suggestion(search: Search): Promise<Localized | null>;
}

/** Finds talents by keyword: by spelling, and phonetically when there are no matches. */
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
        const { nick_name: nick } = row;
        const shown = shownNameOf(row);
        return { th: nick?.th || shown.th, en: nick?.en || shown.en };
      }),
  };
}

/** Runs a query with a similarity threshold for `%>`. */
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
