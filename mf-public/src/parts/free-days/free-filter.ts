import { dayFilter, type FilterSpec } from '@dara/kit/resource';
import { toIsoDate } from '@dara/kit/format';
import { FREE_DAYS_AHEAD, daysFrom } from '@dara/model';

/** Both ends are included. */
export interface FreeRange {
  from: string;
  to: string;
}

/** The first and the last day on which a visitor may ask who is free. */
export function freeBounds() {
  const min = toIsoDate(Date.now());
  return { min, max: daysFrom(min, FREE_DAYS_AHEAD) };
}

/** The two days of a form, in either order; one is that day alone. Past and far days are ignored. */
export const freeFilter: FilterSpec<FreeRange> = {
  read: (texts) => {
    const days = texts.flatMap((text) => dayFilter.read([text]) ?? []).sort();
    const [from, to] = [days[0], days.at(-1)];
    const { min, max } = freeBounds();
    return from !== undefined && to !== undefined && from >= min && to <= max
      ? { from, to }
      : undefined;
  },
  write: ({ from, to }) => (from === to ? [from] : [from, to]),
};

export interface FreeSpecs {
  free: typeof freeFilter;
}
