import type { Db } from '@dara/backend';
import { shownName, type TalentNames } from '@dara/model';
import { sql, type CompiledQuery } from 'kysely';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort } from '../../kernel/query/sort.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { ContactMessage } from './contact.schema.ts';

const SORT = { CreatedAt: sortable('t.created_at') };

type ContactRow = Omit<ContactMessage, 'createdAt' | 'mailedAt' | 'talents'> & {
  createdAt: Date;
  mailedAt: Date | null;
  talents: { id: string; names: TalentNames }[];
};

export interface ContactListRequest extends Sort {
  page: number;
  size: number;
}

const LIVE = sql`t.deleted_at IS NULL`;
const COLUMNS = sql`t.id, t.name, t.email, t.phone, t.company, t.message, t.created_at AS "createdAt",
  t.mailed_at AS "mailedAt",
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'names', ${sql.raw(talentNames('w'))})
      ORDER BY array_position(t.talent_ids, w.id)), '[]')
    FROM talent w WHERE w.id = ANY (t.talent_ids)) AS talents`;

export function contactPageQuery(db: Db, request: ContactListRequest): CompiledQuery<ContactRow> {
  const order = orderBy(SORT, request, SORT.CreatedAt.desc);
  return pageQuery(db, { table: 'contact', where: LIVE, order }, request, COLUMNS);
}

/** The messages to the agency, newest first. */
export async function listContacts(
  db: Db,
  request: ContactListRequest,
): Promise<{ items: ContactMessage[]; total: number }> {
  const count = countQuery(db, { table: 'contact', where: LIVE });
  const { rows, total } = await readPage(db, contactPageQuery(db, request), count);
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    talents: row.talents.map(({ id, names }) => ({ id, name: shownName(names) })),
  }));
  return { items, total };
}
