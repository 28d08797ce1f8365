import { ageOn } from '@dara/model';
import { isMinor } from '../../../kernel/age.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import type { PublicTalentFilter } from './talent-filter.ts';
import type { TalentCardRow, TalentStaffRow } from './talent-list.repository.ts';
import type { TalentRow } from './talent-management.schema.ts';
import type { TalentCard } from './talent.schema.ts';

export function toTalentCard(row: TalentCardRow, day: string): TalentCard {
  return {
    id: row.id,
    displayName: row.display_name,
    name: shownNameOf(row),
    nickName: row.nick_name,
    talentTypes: row.talent_types,
    image: row.image,
    gender: row.gender,
    age: row.birthday === null ? null : ageOn(row.birthday, day),
    height: row.height,
    hairColour: row.hair_colour,
    nationality: row.nationality,
    followers: row.followers,
    engagementRate: row.engagement_rate,
    channel: row.channel,
    tags: row.tags,
    isTop10: row.is_top10,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A card in the visitors' list, with what the request asks for beyond the facts of every list. */
export function toPublicTalent(
  row: TalentCardRow,
  day: string,
  { freeOn, ids }: Pick<PublicTalentFilter, 'freeOn' | 'ids'>,
): TalentCard {
  return {
    ...toTalentCard(row, day),
    ...(freeOn && { availability: isMinor(row.birthday, day) ? 'Ask' : 'Free' }),
    ...(ids && { languages: row.languages }),
  };
}

export function toTalentRow(row: TalentStaffRow, day: string): TalentRow {
  return {
    ...toTalentCard(row, day),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number,
    companyName: row.company_name,
    birthday: row.birthday,
    weight: row.weight,
    status: row.status,
    active: row.active,
    isPublic: row.is_public,
    missingTranslation: row.missing_translation,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
