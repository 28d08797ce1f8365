import type { Db } from '@dara/backend';
import type { FullNames } from '@dara/model';
import { sql } from 'kysely';
import { imageOf } from '../../../kernel/query/select.ts';
import { repeatedNames } from '../../../kernel/query/talent-name.ts';
import { MUST_SET_UP } from './asked-step.ts';
import type { SessionProfile } from './authorization.schema.ts';

export async function sessionProfile(db: Db, id: string): Promise<SessionProfile> {
  const row = await db
    .selectFrom('profile')
    .select(['id', 'email', 'first_name', 'last_name', 'permission', 'language'])
    .select(['talent_id', 'business_profile_id', 'has_chosen_language', 'theme'])
    .select(imageOf('profile.image_id', 'all').as('image'))
    .select(sql<FullNames | null>`${sql.raw(repeatedNames('profile'))}`.as('talent_names'))
    .select(MUST_SET_UP.as('must_set_up'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image,
    permission: row.permission,
    language: row.language,
    ...(row.has_chosen_language ? { chosenLanguage: row.language } : {}),
    ...(row.theme ? { theme: row.theme } : {}),
    ...(row.talent_names ? { talentNames: row.talent_names } : {}),
    ...(row.talent_id ? { talentId: row.talent_id } : {}),
    ...(row.business_profile_id ? { businessProfileId: row.business_profile_id } : {}),
    ...(row.must_set_up ? { mustSetUpSecondStep: true } : {}),
  };
}
