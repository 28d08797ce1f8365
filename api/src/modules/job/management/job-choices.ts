import type { Db, Identity } from '@dara/backend';
import { BUSINESS_STATUSES } from '@dara/model';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { Id, Localized, StringEnum, TagRef } from '../../../kernel/schema/shapes.ts';

export const JobChoices = Type.Object(
  {
    tags: Type.Array(TagRef),
    businesses: Type.Array(
      Type.Object({
        id: Id,
        companyName: Localized,
        status: StringEnum(BUSINESS_STATUSES, 'BusinessStatus'),
      }),
      { description: 'Businesses for which staff may create jobs; empty for a business' },
    ),
  },
  { title: 'JobChoices' },
);
type JobChoices = Static<typeof JobChoices>;

const MOST = 1000;

/** Options for a job: its tags and, for staff, its business. */
export async function readJobChoices(db: Db, actor: Identity): Promise<JobChoices> {
  const tags = await sql<JobChoices['tags'][number]>`
    SELECT id, name ->> 'th' AS th, name ->> 'en' AS en FROM tag
    WHERE kind = 'Job' AND deleted_at IS NULL
    ORDER BY name ->> 'th' COLLATE "und-x-icu", id LIMIT ${MOST}`.execute(db);
  if (!isStaff(actor)) return { tags: tags.rows, businesses: [] };
  const businesses = await sql<JobChoices['businesses'][number]>`
    SELECT id, company_name AS "companyName", status FROM business_profile
    WHERE deleted_at IS NULL
    ORDER BY company_name ->> 'th' COLLATE "und-x-icu", id LIMIT ${MOST}`.execute(db);
  return { tags: tags.rows, businesses: businesses.rows };
}
