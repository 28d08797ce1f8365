import type { Db } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { readingsOf, soundOf, type Search } from '../../../kernel/query/search.ts';
import { talentConditions, type TalentFilter } from './talent-filter.ts';
import { FOUND_BY, HITS_MAX, type Hit } from './talent-hits.ts';

/** Shorter phonetic keys match too many names. */
const SOUND_MIN = 3;
/** Minimum phonetic similarity of a name, and of a tag, which is compared as a whole. */
const ALIKE = 0.6;
const TAG_ALIKE = 0.4;

const BOUND = sql.raw(`LIMIT ${HITS_MAX + 1}`);

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

/** Phonetic matches of the names with the keyword, the most similar first. */
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
    SELECT t.id, ${FOUND_BY.sound} AS rank FROM talent t WHERE ${talentConditions({ ...filter, search: null })} AND ${soundsLike(soundsOf(search))}
    ORDER BY (${isPart}) DESC, greatest(${nearness}) DESC, t.created_at DESC, t.id DESC ${BOUND}`.compile(
    db,
  );
}

/** Public talents with a tag whose name in either language sounds like the keyword; tags are few. */
export function taggedBySoundQuery(
  db: Db,
  filter: TalentFilter,
  search: Search,
): CompiledQuery<Hit> {
  const sound = soundOf(search.text);
  const isHeard = ['th', 'en'].map(
    (language) => sql`similarity(name_sound(g.name ->> ${language}), ${sound}) >= ${TAG_ALIKE}`,
  );
  return sql<Hit>`
    SELECT t.id, ${FOUND_BY.tag} AS rank FROM talent t WHERE ${talentConditions({ ...filter, search: null })} AND length(${sound}) >= ${SOUND_MIN}
      AND t.id IN (SELECT l.talent_id FROM talent_tag l JOIN tag g ON g.id = l.tag_id
        WHERE g.deleted_at IS NULL AND g.kind = 'Talent' AND (${sql.join(isHeard, sql` OR `)}))
    ORDER BY t.created_at DESC, t.id DESC ${BOUND}`.compile(db);
}

/** Phonetic matches of names, at most one more than the maximum. */
export function talentsBySound(db: Db, filter: TalentFilter, search: Search): Promise<Hit[]> {
  return withSimilarityThreshold(db, talentSoundsQuery(db, filter, search), ALIKE);
}

/** Runs a query with a similarity threshold for `%>`. */
export function withSimilarityThreshold<Row>(
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
