import type { Location } from '@dara/sdk/router';

const STORAGE_KEY = 'scroll-positions';
const MAX_POSITIONS = 50;

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** The first history entries of all documents of a tab share one key; the path distinguishes them. */
const nameOf = ({ key, pathname, search }: Place) => `${key} ${pathname}${search}`;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Scroll position of a history entry; undefined when not visited. */
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
