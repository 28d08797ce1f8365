/** Both ends belong to the range; an absent one leaves it open. */
export interface RangeValue {
  from?: number;
  to?: number;
}

export interface RangeBounds {
  /** The ends on offer: "under 1,000" and "over 1,000,000". */
  under: number;
  over: number;
  /** Where the bands between the two ends meet: each reaches up to where the next begins. */
  steps?: readonly number[];
  /** Step between neighbouring values: 1 for counts, 0.01 for baht. */
  step: number;
  /** The largest figure that makes sense. */
  max: number;
}

export const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;
const rounded = (value: number, { step }: RangeBounds) => Number(value.toFixed(decimalsOf(step)));

/** Everything below the lower end: under 1,000 people is 0 to 999. */
export function underRange(bounds: RangeBounds): RangeValue {
  return { from: 0, to: rounded(bounds.under - bounds.step, bounds) };
}

/** Everything above the upper end; it has no end itself: over a million begins at 1,000,001. */
export function overRange(bounds: RangeBounds): RangeValue {
  return { from: rounded(bounds.over + bounds.step, bounds) };
}

/** Bands between the bounds, without overlap. */
export function bandRanges(bounds: RangeBounds): Required<RangeValue>[] {
  const { under, over, steps } = bounds;
  if (!steps) return [];
  const starts = [under, ...steps];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? over : rounded(next - bounds.step, bounds) };
  });
}

export const isSameRange = (a: RangeValue | undefined, b: RangeValue | undefined) =>
  a?.from === b?.from && a?.to === b?.to;
