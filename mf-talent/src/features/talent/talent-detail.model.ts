import type { Localized, TalentRecord } from '../../api/generated.ts';

const lacksEnglish = (text: Localized | null) => Boolean(text?.th && !text.en);

/** Whether a text of the record exists in Thai only. */
export function isTranslationMissing(
  talent: Pick<TalentRecord, 'firstName' | 'lastName' | 'nickName' | 'bio'>,
): boolean {
  return [talent.firstName, talent.lastName, talent.nickName, talent.bio].some(lacksEnglish);
}

export const PERSONAL_TAB = 'personal';
export const CARDS_TAB = 'cards';
export const HISTORY_TAB = 'history';

/** Tabs of a talent's page in order; each type of work has its own. */
export function tabsOf(talent: Pick<TalentRecord, 'works'>, isAdmin: boolean): string[] {
  const works = talent.works.map(({ talentType }) => talentType);
  return [PERSONAL_TAB, ...works, CARDS_TAB, ...(isAdmin ? [HISTORY_TAB] : [])];
}
