import type { Db } from '@dara/backend';
import { PROPOSAL_LIMITS, shownName, type TalentNames, type TalentType } from '@dara/model';
import { sql } from 'kysely';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { IS_OFFERABLE } from '../../../kernel/query/offerable.ts';
import { talentNames } from '../../../kernel/query/talent-name.ts';
import type { ProposalPrefill } from '../record/proposal.schema.ts';

interface TalentRow {
  talent_id: string;
  composite_card_id: string | null;
  quoted_rate: number | null;
  talent_types: TalentType[];
  wanted_types: TalentType[] | null;
  is_offerable: boolean;
  names: TalentNames;
}

const TALENT = sql.raw(
  `t.talent_types, ${IS_OFFERABLE} AS is_offerable, ${talentNames('t')} AS names`,
);

/** Shortlisted and held applicants, the most advanced first, with the card and rate of their application. */
async function shortlistOf(db: Db, jobId: string): Promise<TalentRow[]> {
  const { rows } = await sql<TalentRow>`
    SELECT t.id AS talent_id, c.id AS composite_card_id, a.quoted_rate, j.talent_types AS wanted_types, ${TALENT}
    FROM job_application a JOIN job j ON j.id = a.job_id JOIN talent t ON t.id = a.talent_id
    LEFT JOIN composite_card c ON c.id = a.composite_card_id AND c.deleted_at IS NULL
    WHERE a.job_id = ${jobId} AND a.status IN ('Shortlisted', 'Hold') AND a.deleted_at IS NULL
      AND t.deleted_at IS NULL
    ORDER BY (a.status = 'Hold') DESC, a.created_at, a.id LIMIT ${sql.lit(PROPOSAL_LIMITS.items)}`.execute(
    db,
  );
  return rows;
}

async function talentsOf(db: Db, ids: readonly string[]): Promise<TalentRow[]> {
  const { rows } = await sql<TalentRow>`
    SELECT t.id AS talent_id, NULL::uuid AS composite_card_id, NULL::numeric AS quoted_rate,
      NULL::text[] AS wanted_types, ${TALENT}
    FROM talent t WHERE t.id = ANY (${ids}::uuid[]) AND t.deleted_at IS NULL
    ORDER BY array_position(${ids}::uuid[], t.id)`.execute(db);
  return rows;
}

function toItem(row: TalentRow): ProposalPrefill['items'][number] {
  const wanted = row.talent_types.find((type) => row.wanted_types?.includes(type));
  return {
    talentId: row.talent_id,
    talentName: shownName(row.names),
    compositeCardId: row.composite_card_id,
    talentType: wanted ?? row.talent_types[0] ?? 'Actor',
    // The talent's rate is the cost, and the initial price.
    unitPrice: row.quoted_rate ?? 0,
    cost: row.quoted_rate,
    isAvailable: row.is_offerable,
  };
}

/** Initial values of a proposal for a job's shortlist, or for given talents. */
export async function prefillProposal(
  db: Db,
  { jobId, talents = [] }: { jobId?: string | undefined; talents?: readonly string[] | undefined },
): Promise<ProposalPrefill> {
  const { rows } = await sql<{
    title: Localized;
    business_profile_id: string;
    company_name: Localized;
  }>`
    SELECT j.title, j.business_profile_id, b.company_name FROM job j
    JOIN business_profile b ON b.id = j.business_profile_id
    WHERE j.id = ${jobId ?? null}::uuid AND j.deleted_at IS NULL`.execute(db);
  const [job] = rows;
  const listed = job && jobId ? await shortlistOf(db, jobId) : [];
  const known = new Set(listed.map(({ talent_id }) => talent_id));
  const others = (await talentsOf(db, talents)).filter(({ talent_id }) => !known.has(talent_id));
  return {
    title: job?.title.th ?? null,
    businessProfileId: job?.business_profile_id ?? null,
    companyName: job?.company_name ?? null,
    jobId: job && jobId ? jobId : null,
    items: [...listed, ...others].slice(0, PROPOSAL_LIMITS.items).map(toItem),
  };
}
