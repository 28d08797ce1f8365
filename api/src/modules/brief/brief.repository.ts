import { AppError, type Db } from '@dara/backend';
import { shownName, type TalentNames } from '@dara/model';
import { sql, type CompiledQuery } from 'kysely';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort } from '../../kernel/query/sort.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { BriefInput } from './brief.input.ts';
import { Brief } from './brief.schema.ts';

const SORT = { CreatedAt: sortable('t.created_at') };

type BriefRow = Omit<Brief, 'talents'> & { talents: { id: string; names: TalentNames }[] };

const COLUMNS = answerColumns('brief', Brief, {
  talents: sql`(SELECT coalesce(json_agg(json_build_object('id', w.id, 'names', ${sql.raw(talentNames('w'))})
      ORDER BY array_position(t.talent_ids, w.id)), '[]')
    FROM talent w WHERE w.id = ANY (t.talent_ids) AND w.deleted_at IS NULL)`,
  script: sql`(SELECT json_build_object('type', s.type, 'size', s.size) FROM brief_script s WHERE s.brief_id = t.id)`,
  businessProfileId: sql`(SELECT p.business_profile_id FROM profile p WHERE p.id = t.created_by)`,
});

const toBrief = (row: BriefRow): Brief => ({
  ...toAnswer<typeof Brief>(row),
  talents: row.talents.map(({ id, names }) => ({ id, name: shownName(names) })),
});

export interface BriefListRequest extends Sort {
  open?: boolean | undefined;
  page: number;
  size: number;
}

function listOf({ open }: BriefListRequest) {
  if (open === undefined) return { table: 'brief', where: sql`true` } as const;
  return {
    table: 'brief',
    where: open ? sql`t.job_id IS NULL` : sql`t.job_id IS NOT NULL`,
  } as const;
}

export function briefPageQuery(db: Db, request: BriefListRequest): CompiledQuery<BriefRow> {
  const order = orderBy(SORT, request, SORT.CreatedAt.desc);
  return pageQuery(db, { ...listOf(request), order }, request, COLUMNS);
}

/** The briefs, newest first. */
export async function listBriefs(
  db: Db,
  request: BriefListRequest,
): Promise<{ items: Brief[]; total: number }> {
  const page = briefPageQuery(db, request);
  const { rows, total } = await readPage(db, page, countQuery(db, listOf(request)));
  return { items: rows.map(toBrief), total };
}

/** One brief; `lock` locks it until the transaction ends. */
export async function findBrief(db: Db, id: string, lock?: 'lock'): Promise<Brief | undefined> {
  const { rows } = await sql<BriefRow>`
    SELECT ${COLUMNS} FROM brief t WHERE t.id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    db,
  );
  return rows[0] && toBrief(rows[0]);
}

export async function readBrief(db: Db, id: string, lock?: 'lock'): Promise<Brief> {
  const brief = await findBrief(db, id, lock);
  if (!brief) throw new AppError('NOT_FOUND');
  return brief;
}

export async function insertBrief(
  trx: Db,
  row: { id: string; digest: string; created_by: string | null },
  input: BriefInput,
): Promise<void> {
  await trx
    .insertInto('brief')
    .values({
      ...row,
      project: input.project,
      job_type: input.jobType,
      roles: input.roles,
      openings: input.openings,
      shoot_from: input.shootFrom,
      shoot_to: input.shootTo,
      shoot_days: input.shootDays,
      location: input.location,
      media: input.media,
      usage_months: input.usageMonths,
      territory: input.territory,
      budget_from: input.budgetFrom,
      budget_to: input.budgetTo,
      budget_unit: input.budgetUnit,
      answer_by: input.answerBy,
      is_tonight: input.isTonight,
      message: input.message,
      script_link: input.scriptLink,
      name: input.name,
      company: input.company,
      email: input.email,
      phone: input.phone,
      language: input.language,
      talent_ids: input.talentIds,
    })
    .execute();
}
