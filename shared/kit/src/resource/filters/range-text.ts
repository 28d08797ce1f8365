import type { IntlShape } from '@dara/sdk/i18n';
import {
  bandRanges,
  isSameRange,
  overRange,
  underRange,
  type RangeBounds,
  type RangeValue,
} from './range.ts';

interface RangeWords {
  bounds: RangeBounds;
  /** How a figure reads in a sentence. */
  format: (figure: number) => string;
}

/** The ranges on offer: both open ends, and the bands between them. */
export function rangeChoices(bounds: RangeBounds): RangeValue[] {
  return [underRange(bounds), ...bandRanges(bounds), overRange(bounds)];
}

/** A range as text, for chips. */
export function rangeText(
  intl: IntlShape,
  value: RangeValue,
  { bounds, format }: RangeWords,
): string {
  const { from = 0, to } = value;
  if (isSameRange(value, underRange(bounds))) {
    return intl.formatMessage({ id: 'kit.resource.range.under' }, { value: format(bounds.under) });
  }
  if (isSameRange(value, overRange(bounds))) {
    return intl.formatMessage({ id: 'kit.resource.range.over' }, { value: format(bounds.over) });
  }
  if (to === undefined) {
    return intl.formatMessage({ id: 'kit.resource.range.atLeast' }, { value: format(from) });
  }
  // A band of measurements is labelled by the start of the next one: 150 – 160 cm, not 159.9.
  const isBand = bandRanges(bounds).some((band) => isSameRange(band, value));
  const end = isBand && bounds.step < 1 && to !== bounds.over ? Math.round(to + bounds.step) : to;
  const ends = { from: format(from), to: format(end) };
  return intl.formatMessage({ id: 'kit.resource.range.between' }, ends);
}
