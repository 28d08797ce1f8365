import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { ContentCache } from '../../../kernel/content/counts.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import { literal, soundOf, type Search } from '../../../kernel/query/search.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { talentConditions, type TalentFilter } from './talent-filter.ts';
import { FOUND_BY, HITS_MAX, type Hit } from './talent-hits.ts';
import {
  taggedBySoundQuery,
  talentSoundsQuery,
  talentsBySound,
  withSimilarityThreshold,
} from './talent-sound.repository.ts';

/** Cached keywords: each entry has up to a thousand ids. */
const REMEMBERED = 200;
/** Minimum phonetic similarity of a suggestion. */
const SUGGESTED = 0.3;
/** Prefix length of `talent_search_start_idx`. */
const START_MAX = 60;

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

/**
 * Public talents found by a tag, a credit or the biography, at most the maximum of each. Keywords too short for an index
 * are looked up among tags only.
 */
function otherMatches(filter: TalentFilter, { pattern, isIndexed }: Search): RawBuilder<unknown> {
  const where = conditionsBesideSearch(filter);
  const bound = sql.raw(`LIMIT ${HITS_MAX + 1}`);
  const branch = (rank: number, matching: RawBuilder<unknown>) =>
    sql`(SELECT t.id, t.created_at, ${sql.raw(String(rank))} AS rank FROM talent t WHERE ${where} AND ${matching} ${bound})`;
  const tagged = sql`t.id IN (SELECT l.talent_id FROM talent_tag l JOIN tag g ON g.id = l.tag_id
    WHERE g.deleted_at IS NULL AND g.search_text LIKE ${pattern})`;
  const credited = sql`t.id IN (SELECT e.talent_id FROM work_experience e
    JOIN work w ON w.id = e.work_id AND w.deleted_at IS NULL
    WHERE e.search_text LIKE ${pattern})`;
  const described = sql`t.bio_search_text LIKE ${pattern}`;
  const branches = [
    branch(FOUND_BY.tag, tagged),
    ...(isIndexed ? [branch(FOUND_BY.credit, credited), branch(FOUND_BY.bio, described)] : []),
  ];
  return sql.join(branches, sql` UNION ALL `);
}

/** Conditions on the matches beside the keyword. */
const conditionsBesideSearch = (filter: TalentFilter): RawBuilder<unknown> =>
  talentConditions({ ...filter, search: null });

/**
 * The best matches of a keyword, one more than the maximum. For a common word only part is read: first names with the
 * prefix, and any others if these are fewer. Visitors find talents by tags, credits and biography too. Without `order`,
 * relevance decides, then the newest.
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
  const rank = sql`, t.created_at, ${relevance(search)} AS rank`;
  const isPublic = filter.audience === 'public';
  const all = isPublic
    ? sql`(SELECT DISTINCT ON (id) * FROM (SELECT * FROM found UNION ALL ${otherMatches(filter, search)}) every
        ORDER BY id, rank)`
    : sql`found`;
  const sorted = order
    ? sql`FROM ${all} h JOIN talent t ON t.id = h.id ORDER BY ${order}`
    : sql`FROM ${all} h ORDER BY h.rank, h.created_at DESC, h.id DESC`;
  return sql<Hit>`
    WITH beginning AS MATERIALIZED (
      SELECT t.id${rank} FROM talent t WHERE ${beginning}
        AND left(t.search_text, ${sql.raw(String(START_MAX))}) LIKE ${start} ${bound}),
    found AS MATERIALIZED (
      SELECT * FROM beginning
      UNION
      (SELECT t.id${rank} FROM talent t WHERE ${talentConditions(filter)}
        AND (SELECT count(*) FROM beginning) <= ${sql.raw(String(HITS_MAX))} ${bound}))
    SELECT h.id, h.rank ${sorted} ${bound}`.compile(db);
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
  ): Promise<{ ids: string[]; isCommonName: boolean }>;
  /** A suggested name; null when none is similar, or it equals the keyword. */
  suggestion(search: Search): Promise<Localized | null>;
}

/** Finds talents by keyword: by spelling, and phonetically when there are no matches. */
export function createTalentSearch(services: Pick<Services, 'db' | 'events'>): TalentSearch {
  const { db } = services;
  const remembered = new ContentCache<Hit[]>(services, REMEMBERED);
  const suggestions = new ContentCache<Localized | null>(services, REMEMBERED);

  const hitsOf = (
    query: CompiledQuery<Hit>,
    run = async () => (await db.executeQuery(query)).rows,
  ): Promise<Hit[]> => remembered.get(`${query.sql}\n${JSON.stringify(query.parameters)}`, run);

  return {
    async hits(filter, search, order) {
      const literal = await hitsOf(talentHitsQuery(db, filter, search, order));
      const names = literal.filter(({ rank }) => rank < FOUND_BY.tag);
      if (names.length > 0) {
        return { ids: literal.map(({ id }) => id), isCommonName: names.length > HITS_MAX };
      }
      const sounds = await hitsOf(talentSoundsQuery(db, filter, search), () =>
        talentsBySound(db, filter, search),
      );
      const isTagged = ({ rank }: Hit) => rank === FOUND_BY.tag;
      // A tag as it is written is meant before a name that sounds alike; that is meant before a text.
      const found = [
        ...literal.filter(isTagged),
        ...sounds,
        ...literal.filter((hit) => !isTagged(hit)),
      ];
      const isPublic = filter.audience === 'public';
      const hits =
        found.length > 0 || !isPublic
          ? found
          : await hitsOf(taggedBySoundQuery(db, filter, search));
      const ids = [...new Set(hits.map(({ id }) => id))];
      return { ids: ids.slice(0, HITS_MAX + 1), isCommonName: false };
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
