import { isMinor } from '../../../kernel/age.ts';
import { toTalentCard } from '../list/talent.model.ts';
import type { TalentDetail } from '../list/talent.schema.ts';
import type { TalentDetailRow } from './talent-detail.repository.ts';

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
