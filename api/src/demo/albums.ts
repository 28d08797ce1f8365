import { cardSlots } from '../domain/card-layout.ts';
import { CARD_TEMPLATES } from '../domain/enumerations.ts';
import type { DemoTalent } from './people.ts';
import { workCount } from './works.ts';

/** The talent whom the start prints: holds a card of every template. */
export const SHOWCASE = 'RisingStar-0';

const MOST_SLOTS = Math.max(...CARD_TEMPLATES.map((template) => cardSlots(template).length));
/** With the profile picture it fills every template. */
export const LARGEST_ALBUM = MOST_SLOTS - 1;

/** How many of somebody's works have a picture: each is drawn at the first start, and nobody sees those of the others. */
export function stillCount(talent: DemoTalent): number {
  if (talent.status !== 'Approved') return 0;
  return Math.min(workCount(talent), talent.key === SHOWCASE || talent.isTop10 ? 3 : 2);
}

/** How many pictures an album holds: with the profile picture, enough for the cards that are made of it. */
export function albumSize({ key, isTop10, isMinor, status }: DemoTalent): number {
  if (key === SHOWCASE || isTop10) return LARGEST_ALBUM;
  // Seen by few: what is drawn for the top ten is not drawn here.
  return isMinor || status !== 'Approved' ? 2 : 3;
}
