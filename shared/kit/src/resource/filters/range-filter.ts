import { plainNumber } from '@dara/model';
import type { FilterSpec } from '../state/list-state.ts';
import { decimalsOf, type RangeBounds, type RangeValue } from './range.ts';

function figure(text: string | undefined, bounds: RangeBounds): number | undefined {
  const decimals = decimalsOf(bounds.step);
  const pattern = decimals > 0 ? new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`) : /^\d{1,12}$/;
  if (text === undefined || !pattern.test(text)) return undefined;
  const value = Number(text);
  return value <= bounds.max ? value : undefined;
}

/** The typed bounds as a range: inverted ones are swapped, invalid ones ignored. */
export function toRange(from: string, to: string, bounds: RangeBounds): RangeValue | undefined {
  const [low, high] = [from, to].map((text) => figure(plainNumber(text), bounds));
  if (low === undefined && high === undefined) return undefined;
  if (high === undefined) return { from: low };
  if (low === undefined) return { from: 0, to: high };
  return { from: Math.min(low, high), to: Math.max(low, high) };
}

/** A range as one text in the address: `a-b`, and a single figure for "from" alone. Two texts are its ends. */
export function rangeFilter(bounds: RangeBounds): FilterSpec<RangeValue> {
  return {
    read: ([text = '', ...others]) => {
      // A form sends its two boxes under the one name.
      if (others.length > 0) return toRange(text, others[0] ?? '', bounds);
      const [low, high, ...rest] = text.split('-');
      const from = figure(low, bounds);
      if (from === undefined || rest.length > 0) return undefined;
      if (!high) return { from };
      const to = figure(high, bounds);
      return to === undefined || to < from ? undefined : { from, to };
    },
    write: ({ from = 0, to }) => [to === undefined ? String(from) : `${from}-${to}`],
  };
}

/**
 * Several ranges, each as a text; an open one is written `61-`, since two plain figures are the ends of one range, as a
 * form sends them.
 */
export function bandsFilter(bounds: RangeBounds, most: number): FilterSpec<string[]> {
  const { read } = rangeFilter(bounds);
  return {
    read: (texts) => {
      const isOne = texts.length === 2 && !texts.some((text) => text.includes('-'));
      const ranges = isOne ? [read(texts)] : texts.map((text) => read([text]));
      const bands = ranges.flatMap((range) => (range ? [bandText(range)] : []));
      const sorted = [...new Set(bands)].sort((a, b) => parseFloat(a) - parseFloat(b));
      return sorted.length > 0 ? sorted.slice(0, most) : undefined;
    },
    write: (bands) => bands,
  };
}

/** A range as a text of `bandsFilter`. */
export const bandText = ({ from = 0, to }: RangeValue): string => `${from}-${to ?? ''}`;

/** The range of such a text. */
export function bandRange(text: string): RangeValue {
  const [from, to] = text.split('-');
  return { from: Number(from), ...(to && { to: Number(to) }) };
}

type Capitalised<Name extends string> = `${Name}From` | `${Name}To`;

/** The two api parameters of a range; an open bound is not sent. */
export function rangeArgs<Name extends string>(
  name: Name,
  range: RangeValue | undefined,
): Partial<Record<Capitalised<Name>, number>> {
  const args: Partial<Record<string, number>> = {};
  if (range?.from !== undefined) args[`${name}From`] = range.from;
  if (range?.to !== undefined) args[`${name}To`] = range.to;
  return args as Partial<Record<Capitalised<Name>, number>>;
}
