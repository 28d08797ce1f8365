import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { foldText, type TagKind } from '@dara/model';
import { ContentCache } from '../../kernel/content/counts.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

interface TagRow {
  id: string;
  name: Localized;
  /** Tags merged into it; bookmarked URLs may name them. */
  merged: string[];
}

/** Answers the ids behind tags given by id or by name in either language; unknown ones are left out. */
export interface TagFinder {
  resolve(kind: TagKind, values: readonly string[]): Promise<string[]>;
}

export function createTagFinder(services: Pick<Services, 'db' | 'events'>): TagFinder {
  const cache = new ContentCache<TagRow[]>(services);
  return {
    async resolve(kind, values) {
      const rows = await cache.get(kind, () => tagsOfKind(services.db, kind));
      const wanted = new Set(values.map(foldText));
      return rows
        .filter(
          ({ id, name, merged }) =>
            wanted.has(id) ||
            merged.some((other) => wanted.has(other)) ||
            wanted.has(foldText(name.th)) ||
            (name.en !== '' && wanted.has(foldText(name.en))),
        )
        .map(({ id }) => id);
    },
  };
}

async function tagsOfKind(db: Db, kind: TagKind): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    SELECT t.id, t.name, ARRAY(SELECT m.id::text FROM tag m WHERE m.merged_into = t.id) AS merged
    FROM tag t WHERE t.kind = ${kind} AND t.deleted_at IS NULL`.execute(db);
  return rows;
}
