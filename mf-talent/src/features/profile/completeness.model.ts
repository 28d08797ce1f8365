import { isUnderage } from '@dara/kit/validation';
import type { TalentRecord } from '../../api/generated.ts';

/** Where something that is missing is added. */
export type Goal =
  | { kind: 'field'; name: string }
  | { kind: 'work' }
  | { kind: 'cards' }
  | { kind: 'consent' };

export interface CompletenessItem {
  /** Message id ends with it. */
  id: string;
  isDone: boolean;
  goal: Goal;
}

export interface Completeness {
  /** From 0 to 1. */
  share: number;
  missing: CompletenessItem[];
}

/** Fewer images do not fill a card. */
export const ALBUM_WANTED = 5;

const field = (name: string): Goal => ({ kind: 'field', name });

function itemsOf(talent: TalentRecord): CompletenessItem[] {
  const { works, socialMedia } = talent;
  const isGiven = (...values: readonly unknown[]) =>
    values.every((value) => value !== null && value !== '');
  const items: CompletenessItem[] = [
    { id: 'picture', isDone: talent.image !== null, goal: field('picture') },
    { id: 'album', isDone: talent.album.length >= ALBUM_WANTED, goal: field('album') },
    { id: 'bio', isDone: isGiven(talent.bio?.th ?? ''), goal: field('bio.th') },
    {
      id: 'english',
      isDone: isGiven(talent.firstName.en, talent.lastName.en, talent.bio?.en ?? ''),
      goal: field(talent.firstName.en && talent.lastName.en ? 'bio.en' : 'firstName.en'),
    },
    { id: 'nickName', isDone: isGiven(talent.nickName?.th ?? ''), goal: field('nickName.th') },
    { id: 'birthday', isDone: isGiven(talent.birthday), goal: field('birthDay') },
    { id: 'phoneNumber', isDone: isGiven(talent.phoneNumber), goal: field('phoneNumber') },
    { id: 'size', isDone: isGiven(talent.height, talent.weight), goal: field('height') },
    {
      id: 'measurements',
      isDone: isGiven(talent.chest, talent.waist, talent.hip, talent.shoes),
      goal: field('chest'),
    },
    {
      id: 'colours',
      isDone: isGiven(talent.eyeColour, talent.hairColour, talent.skinTone),
      goal: field('eyeColour'),
    },
    { id: 'languages', isDone: talent.languages.length > 0, goal: field('languages') },
    { id: 'social', isDone: socialMedia.length > 0, goal: field('socialMedia') },
    { id: 'works', isDone: works.length > 0, goal: { kind: 'work' } },
    {
      id: 'budgets',
      isDone: works.some(({ budgets }) => budgets.length > 0),
      goal: { kind: 'work' },
    },
    {
      id: 'experiences',
      isDone: works.some(({ experiences }) => experiences.length > 0),
      goal: { kind: 'work' },
    },
    { id: 'card', isDone: talent.compositeCards.length > 0, goal: { kind: 'cards' } },
    {
      id: 'consent',
      isDone: talent.consents.some(
        ({ purpose, withdrawnAt }) => purpose === 'PublicProfile' && withdrawnAt === null,
      ),
      goal: { kind: 'consent' },
    },
  ];
  if (isUnderage(talent.birthday ?? '')) {
    const isDone = talent.guardian !== null;
    items.push({ id: 'guardian', isDone, goal: field('guardian.name') });
  }
  return items;
}

/** Share of the data that clients ask for, and what is missing. */
export function completenessOf(talent: TalentRecord): Completeness {
  const items = itemsOf(talent);
  const missing = items.filter(({ isDone }) => !isDone);
  return { share: (items.length - missing.length) / items.length, missing };
}
