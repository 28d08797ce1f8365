import { cardSlots } from '../domain/card-layout.ts';
import { CARD_TEMPLATES } from '../domain/enumerations.ts';
import type { DemoTalent } from './people.ts';

/** The talent whom the start prints: holds a card of every template. */
export const SHOWCASE = 'RisingStar-0';

const MOST_SLOTS = Math.max(...CARD_TEMPLATES.map((template) => cardSlots(template).length));
/** With the profile picture it fills every template. */
export const LARGEST_ALBUM = MOST_SLOTS - 1;

/** How many pictures an album holds: with the profile picture, enough for the cards that are made of it. */
export function albumSize({ key, isTop10, isMinor, status }: DemoTalent): number {
  if (key === SHOWCASE || isTop10) return LARGEST_ALBUM;
  // Seen by few: what is drawn for the top ten is not drawn here.
  return isMinor || status !== 'Approved' ? 2 : 3;
}
