import type { Frame } from '@dara/contract';
import type { Live } from './live.ts';

type OfPlace = (live: Live, owner: string | undefined, frame: Frame) => string;

/** Computes a text once per owner, layout and snapshot. */
export function memoizePerSnapshot(make: OfPlace): OfPlace {
  const made = new WeakMap<Live, Map<string, string>>();
  return (live, owner, frame) => {
    const known = made.get(live) ?? new Map<string, string>();
    made.set(live, known);
    const place = `${owner ?? ''}/${frame}`;
    const text = known.get(place) ?? make(live, owner, frame);
    known.set(place, text);
    return text;
  };
}
