import type { Location } from '@dara/sdk/router';

const STORAGE_KEY = 'scroll-positions';
const MAX_POSITIONS = 50;

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** The first entries of all documents of a tab share one key; their paths tell them apart. */
const nameOf = ({ key, pathname, search }: Place) => `${key} ${pathname}${search}`;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Where the reader was on an entry of the history; undefined when they have not been there. */
export function positionOf(place: Place): number | undefined {
  return readPositions()[nameOf(place)];
}

export function saveScrollPosition(place: Place, top: number): void {
  try {
    const { [nameOf(place)]: _before, ...others } = readPositions();
    const recent = [...Object.entries(others), [nameOf(place), Math.round(top)] as const];
    const latest = Object.fromEntries(recent.slice(-MAX_POSITIONS));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(latest));
  } catch {
    // Without storage, going back starts at the top.
  }
}
