import type { Db, Services } from '@dara/backend';
import { talentSearchParams } from '@dara/model';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { notify } from '../notice/notice.public.ts';
import { createTagFinder } from '../tag/tag.public.ts';
import { createTalentLists, publicFilter } from '../talent/talent.public.ts';
import type { SavedSearchBody } from './saved-search.schema.ts';

type Needed = Pick<Services, 'db' | 'events' | 'jobs' | 'mailJob'>;

/** Talents of a run; the next one continues. */
const BATCH = 1000;

interface Match {
  id: string;
  profileId: string;
  name: string;
  query: SavedSearchBody['query'];
  count: number;
}

/** Talents who are public for the first time. */
async function newTalents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM talent t LEFT JOIN talent_first_public p ON p.talent_id = t.id
    WHERE t.is_public AND t.deleted_at IS NULL AND p.talent_id IS NULL
    ORDER BY t.id LIMIT ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns a run that tells people of new faces who match their saved searches, and answers the number of new faces. A run
 * that dies is repeated by the next: matches are found before the one transaction, which marks the talents and makes the
 * notices.
 */
export function createSearchMatcher(services: Needed): () => Promise<number> {
  const { db } = services;
  const lists = createTalentLists(services);
  const tagFinder = createTagFinder(services);

  async function matchesOf(ids: string[]): Promise<Match[]> {
    const searches = await db
      .selectFrom('saved_search as s')
      .innerJoin('profile as p', 'p.id', 's.profile_id')
      .select(['s.id', 's.profile_id as profileId', 's.name', 's.query'])
      .where('p.active', '=', true)
      .where('p.deleted_at', 'is', null)
      .where('p.permission', '=', 'Business')
      .execute();
    const matches: Match[] = [];
    for (const search of searches) {
      const filter = await publicFilter({ ...search.query, ids }, tagFinder);
      const { total } = await lists.list(filter, { page: 1, size: 1 });
      if (total > 0) matches.push({ ...search, count: total });
    }
    return matches;
  }

  return async () => {
    const ids = await newTalents(db);
    const [first] = ids;
    if (first === undefined) return 0;
    const matches = await matchesOf(ids);
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('talent_first_public')
        .values(ids.map((talent_id) => ({ talent_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const { id, profileId, name, query, count } of matches) {
        const search = talentSearchParams(query).toString();
        await notify(
          services,
          {
            ...{ kind: 'SearchMatched', key: `${id} ${first}`, recipients: [profileId] },
            subject: { entity: 'savedSearch', id },
            data: { title: name, count, search },
          },
          trx,
        );
      }
    });
    return ids.length;
  };
}

export function declareMatchSearches(services: Needed): void {
  services.jobs.declare({
    name: 'match-searches',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: createSearchMatcher(services),
  });
}
