import type { Db } from '@dara/backend';
import { TAG_KINDS, type TagKind } from '@dara/model';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { Id, Keyword, Localized, StringEnum } from '../../kernel/schema/shapes.ts';
import { USES } from './tag-records.ts';

/** As many tags as are offered at once. */
const MAX = 20;

export const TagChoiceQuery = Type.Object({
  kind: StringEnum(TAG_KINDS),
  keyword: Type.Optional(Keyword),
});
export const TagChoices = Type.Object(
  {
    items: Type.Array(
      Type.Object({ id: Id, name: Localized, uses: Type.Integer() }, { title: 'TagChoice' }),
      { maxItems: MAX },
    ),
  },
  { title: 'TagChoices' },
);

/** Tags to choose from while typing: names that begin with the keyword first, then the most used ones. */
export async function chooseTags(db: Db, kind: TagKind, keyword: string | undefined) {
  const search = searchFor(keyword);
  const { rows } = await sql<{ id: string; name: Localized; uses: number }>`
    SELECT t.id, t.name, ${sql.raw(USES)} AS uses FROM tag t
    WHERE t.kind = ${kind} AND t.deleted_at IS NULL
      ${search ? sql`AND ${matches('t.search_text', search)}` : sql``}
    ORDER BY ${search ? sql`t.search_text LIKE ${search.pattern.slice(1)} DESC,` : sql``}
      uses DESC, (t.name ->> 'th') COLLATE "und-x-icu", t.id
    LIMIT ${MAX}`.execute(db);
  return { items: rows };
}
