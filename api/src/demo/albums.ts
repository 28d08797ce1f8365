import { CARD_TEMPLATES } from '@dara/model';
import { cardSlots } from '../modules/composite-card/composite-card.public.ts';
import type { DemoTalent } from './people.ts';
import { workCount } from './works.ts';

/** The talent of the account printed at start: has a card of every template. */
export const SHOWCASE = 'RisingStar-0';

/** The first talent shown: has all data that a page can show. */
const isFeatured = ({ key, isTop10 }: DemoTalent): boolean => key === SHOWCASE || isTop10;

const MOST_SLOTS = Math.max(...CARD_TEMPLATES.map((template) => cardSlots(template).length));
/** With the profile image it fills every template. */
export const LARGEST_ALBUM = MOST_SLOTS - 1;

/** How many works of a talent have an image: each is rendered at the first start. */
export function stillCount(talent: DemoTalent): number {
  if (talent.status !== 'Approved') return 0;
  return Math.min(workCount(talent), isFeatured(talent) ? 3 : 2);
}

/** Images per album: with the profile image enough for the cards. */
export function albumSize(talent: DemoTalent): number {
  if (isFeatured(talent)) return LARGEST_ALBUM;
  // Rarely seen: rendered for fewer talents than the top ten.
  return talent.isMinor || talent.status !== 'Approved' ? 2 : 3;
}
