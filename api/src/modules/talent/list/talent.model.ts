import { shownName } from '@dara/model';
import { ageOn, isMinor } from '../../../kernel/age.ts';
import type { TalentDetailRow } from '../record/talent-detail.repository.ts';
import type { TalentCardRow, TalentStaffRow } from './talent-list.repository.ts';
import type { TalentRow } from './talent-management.schema.ts';
import type { TalentCard, TalentDetail } from './talent.schema.ts';

/** What a talent is called, from its row. */
export function shownNameOf(
  row: Pick<TalentCardRow, 'display_name' | 'nick_name' | 'first_name' | 'last_name'>,
): TalentCard['name'] {
  return shownName({
    displayName: row.display_name,
    nickName: row.nick_name,
    firstName: row.first_name,
    lastName: row.last_name,
  });
}

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

/** What the public sees: of nobody the exact birthday, of a minor neither weight, measurements nor ways to make contact. */
export function toTalentDetail(row: TalentDetailRow, day: string): TalentDetail {
  const minor = isMinor(row.birthday, day);
  const unlessMinor = <T>(value: T): T | null => (minor ? null : value);
  return {
    ...toTalentCard(row, day),
    firstName: row.first_name,
    lastName: row.last_name,
    isMinor: minor,
    weight: unlessMinor(row.weight),
    chest: unlessMinor(row.chest),
    waist: unlessMinor(row.waist),
    hip: unlessMinor(row.hip),
    shoes: row.shoes,
    eyeColour: row.eye_colour,
    hairColour: row.hair_colour,
    skinTone: row.skin_tone,
    languages: row.languages,
    bio: row.bio,
    album: row.album,
    socialMedia: row.social_media.map((entry) =>
      minor ? { ...entry, name: '', link: null } : entry,
    ),
    works: row.works,
    compositeCards: minor ? [] : row.cards,
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
