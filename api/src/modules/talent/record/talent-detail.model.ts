import { ADULT_BODY } from '@dara/model';
import { bodyOf } from '../../../kernel/database/talent-body.ts';
import { isMinor } from '../../../kernel/age.ts';
import { toTalentCard } from '../list/talent.model.ts';
import type { TalentDetail } from '../list/talent.schema.ts';
import type { TalentDetailRow } from './talent-detail.repository.ts';

/** Empty values of fields that are public for adults only. */
const HIDDEN = Object.fromEntries(ADULT_BODY.map((name) => [name, null]));

/** The public view: without exact birthday, for a minor without weight, measurements and contact links. */
export function toTalentDetail(row: TalentDetailRow, day: string): TalentDetail {
  const minor = isMinor(row.birthday, day);
  return {
    ...toTalentCard(row, day),
    firstName: row.first_name,
    lastName: row.last_name,
    isMinor: minor,
    ...bodyOf(row),
    ...(minor && HIDDEN),
    languages: row.languages,
    bio: row.bio,
    album: row.album,
    reel: row.reel,
    socialMedia: row.social_media.map((entry) =>
      minor ? { ...entry, name: '', link: null } : entry,
    ),
    works: row.works,
    compositeCards: minor ? [] : row.cards,
  };
}
