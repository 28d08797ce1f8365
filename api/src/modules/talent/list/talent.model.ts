import { ageOn } from '@dara/model';
import { isMinor } from '../../../kernel/age.ts';
import { answerOf } from '../../../kernel/query/answer-columns.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import type { PublicTalentFilter } from './talent-filter.ts';
import type { TalentCardRow, TalentStaffRow } from './talent-list.repository.ts';
import { TalentRow } from './talent-management.schema.ts';
import { TalentCard } from './talent.schema.ts';

const shownOf = (row: TalentCardRow, day: string) => ({
  name: shownNameOf(row),
  age: row.birthday === null ? null : ageOn(row.birthday, day),
});

export const toTalentCard = (row: TalentCardRow, day: string): TalentCard =>
  answerOf(TalentCard, row, shownOf(row, day));

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

export const toTalentRow = (row: TalentStaffRow, day: string): TalentRow =>
  answerOf(TalentRow, row, shownOf(row, day));
