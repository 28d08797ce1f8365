import { CARD_TEMPLATES } from '@dara/model';
import { cardSlots } from '../modules/composite-card/composite-card.public.ts';
import type { DemoTalent } from './people.ts';
import { workCount } from './works.ts';

/** The talent whom the start prints: holds a card of every template. */
export const SHOWCASE = 'RisingStar-0';

/** Whose page is shown first: it has all that a page can show. */
const isFeatured = ({ key, isTop10 }: DemoTalent): boolean => key === SHOWCASE || isTop10;

const MOST_SLOTS = Math.max(...CARD_TEMPLATES.map((template) => cardSlots(template).length));
/** With the profile picture it fills every template. */
export const LARGEST_ALBUM = MOST_SLOTS - 1;

/** How many of somebody's works have a picture: each is drawn at the first start, and nobody sees those of the others. */
export function stillCount(talent: DemoTalent): number {
  if (talent.status !== 'Approved') return 0;
  return Math.min(workCount(talent), isFeatured(talent) ? 3 : 2);
}

/** How many pictures an album holds: with the profile picture, enough for the cards that are made of it. */
export function albumSize(talent: DemoTalent): number {
  if (isFeatured(talent)) return LARGEST_ALBUM;
  // Seen by few: what is drawn for the top ten is not drawn here.
  return talent.isMinor || talent.status !== 'Approved' ? 2 : 3;
}
