import type { Db, Identity } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { isStaff } from '../../kernel/schema/permission.ts';
import { anyOf } from '../../kernel/query/conditions.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { searchFor } from '../../kernel/query/search.ts';
import { JOB_REF } from '../../kernel/query/select.ts';
import { orderBy } from '../../kernel/query/sort.ts';
import type { JobBrief } from './application-brief.ts';
import { toApplicationRow, type ApplicationRecord } from './application.model.ts';
import {
  APPLICATION_ORDER,
  recordColumns,
  isWithdrawn,
  readableConditions,
} from './application.repository.ts';
import type { ApplicationListQuery, ListedApplication } from './application.schema.ts';

type Row = ApplicationRecord & Pick<ListedApplication, 'job'> & { brief: JobBrief };

const JOINS = sql`JOIN talent t ON t.id = a.talent_id JOIN job j ON j.id = a.job_id`;
const BRIEF = sql`json_build_object('talent_types', j.talent_types, 'gender', j.gender,
  'languages', j.languages, 'age_from', j.age_from, 'age_to', j.age_to, 'height_from', j.height_from,
  'height_to', j.height_to, 'shoot_from', j.shoot_from, 'shoot_to', j.shoot_to) AS brief`;

/** Midnight in Bangkok at which a day begins. */
const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp AT TIME ZONE 'Asia/Bangkok'`;

function conditions(actor: Identity, query: ApplicationListQuery): RawBuilder<unknown> {
  const { jobId, jobStatus, talentType, appliedFrom, appliedTo } = query;
  const reader = { id: actor.id, isStaff: isStaff(actor) };
  const owner = reader.isStaff ? query.businessProfileId : actor.businessProfileId;
  const search = searchFor(query.keyword);
  return sql.join(
    [
      ...readableConditions({ reader, status: query.status, search }),
      sql`j.deleted_at IS NULL`,
      ...(owner === undefined ? [] : [sql`j.business_profile_id = ${owner}`]),
      ...(jobId ? [sql`a.job_id = ${jobId}`] : []),
      ...anyOf('j.status', jobStatus),
      // The types of a hidden talent cannot be filtered by either.
      ...(talentType?.length
        ? [sql`t.talent_types && ${talentType}::text[] AND NOT ${isWithdrawn(reader)}`]
        : []),
      ...(appliedFrom ? [sql`a.created_at >= ${startOf(sql`${appliedFrom}::date`)}`] : []),
      ...(appliedTo ? [sql`a.created_at < ${startOf(sql`${appliedTo}::date + 1`)}`] : []),
    ],
    sql` AND `,
  );
}

/** One page of the applications to all jobs, for a business to its own; newest first unless sorted otherwise. */
export async function listApplications(db: Db, actor: Identity, query: ApplicationListQuery) {
  const { page, size } = query;
  const order = orderBy(APPLICATION_ORDER, query, APPLICATION_ORDER.CreatedAt.desc);
  const where = conditions(actor, query);
  const list = { table: 'job_application', alias: 'a', joins: JOINS, where, order } as const;
  const columns = sql`${recordColumns({ id: actor.id, isStaff: isStaff(actor) })}, ${sql.raw(JOB_REF)} AS job, ${BRIEF}`;
  const rows = pageQuery<Row>(db, list, query, columns);
  const found = await readPage(db, rows, countQuery(db, list));
  const items = found.rows.map((row) => ({
    ...toApplicationRow(row, row.brief, isStaff(actor)),
    job: row.job,
  }));
  return { items, page, size, total: found.total };
}
