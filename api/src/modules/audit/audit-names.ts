import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { inBothLanguages } from '../../kernel/query/select.ts';
import {
  accountName,
  recordName,
  talentNames,
  type StoredName,
} from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

export interface RecordName {
  name: Localized | null;
  isThere: boolean;
}

interface NamedTable {
  from: string;
  /** An expression of a text in both languages, or of a talent's names. */
  name: string;
  /** Whether the row exists, so that it can be linked. */
  isThere?: string;
}

const JOB_OF = (table: string) => `${table} r JOIN job j ON j.id = r.job_id`;

/** Display names of records, by entity type of the audit log. */
const NAMES: Readonly<Record<string, NamedTable>> = {
  profile: { from: 'profile r', name: accountName('r') },
  talent: { from: 'talent r', name: talentNames('r') },
  business_profile: { from: 'business_profile r', name: 'r.company_name' },
  job: { from: 'job r', name: 'r.title' },
  jobApplication: { from: JOB_OF('job_application'), name: 'j.title' },
  jobRequest: { from: JOB_OF('job_request'), name: 'j.title' },
  booking: {
    from: 'booking r JOIN talent t ON t.id = r.talent_id',
    name: talentNames('t'),
  },
  proposal: { from: 'proposal r', name: inBothLanguages('r.number') },
  news: { from: 'news r', name: 'r.title' },
  content_page: { from: 'content_page r', name: 'r.title', isThere: 'true' },
  privacy_request: {
    from: 'privacy_request r LEFT JOIN profile p ON p.id = r.profile_id',
    name: inBothLanguages(
      "coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, r.email, r.id::text)",
    ),
    isThere: 'true',
  },
  client: { from: 'client r', name: 'r.name' },
  newFace: { from: 'new_face r', name: inBothLanguages('r.name'), isThere: 'true' },
  tag: { from: 'tag r', name: 'r.name' },
  image: {
    from: 'image r',
    name: `CASE WHEN r.name IS NULL THEN r.alt::jsonb ELSE ${inBothLanguages('r.name')} END`,
  },
};

interface Named {
  entity: string;
  entity_id: string | null;
}

function namesQuery(
  { from, name, isThere = 'r.deleted_at IS NULL' }: NamedTable,
  ids: Set<string>,
) {
  return sql`
    SELECT r.id, (${sql.raw(name)})::jsonb AS name, ${sql.raw(isThere)} AS is_there
    FROM ${sql.raw(from)} WHERE r.id = ANY (${[...ids]}::uuid[])`;
}

/** Display names of a page's records by id, for all entity types in one query. */
export async function namesOf(db: Db, rows: readonly Named[]): Promise<Map<string, RecordName>> {
  const idsOf = new Map<string, Set<string>>();
  for (const { entity, entity_id } of rows) {
    if (entity_id === null) continue;
    const ids = idsOf.get(entity) ?? new Set();
    idsOf.set(entity, ids.add(entity_id));
  }
  const queries = [...idsOf].flatMap(([entity, ids]) => {
    const table = NAMES[entity];
    return table ? [namesQuery(table, ids)] : [];
  });
  if (queries.length === 0) return new Map();
  const found = await sql<{ id: string; name: StoredName | null; is_there: boolean }>`
    ${sql.join(queries, sql` UNION ALL `)}`.execute(db);
  return new Map(
    found.rows.map(
      ({ id, name, is_there }) =>
        [id, { name: name && recordName(name), isThere: is_there }] as const,
    ),
  );
}
