import type { IntlShape } from '@dara/shared/i18n';
import {
  isSameRange,
  overRange,
  underRange,
  type RangeBounds,
  type RangeValue,
} from './range-filter.ts';

interface RangeWords {
  bounds: RangeBounds;
  /** How a figure reads in a sentence. */
  format: (figure: number) => string;
}

/** A range in words, for the chips of what is in force. */
export function rangeText(
  intl: IntlShape,
  value: RangeValue,
  { bounds, format }: RangeWords,
): string {
  const { from = 0, to } = value;
  if (isSameRange(value, underRange(bounds))) {
    return intl.formatMessage(
      { id: 'shared.resource.range.under' },
      { value: format(bounds.under) },
    );
  }
  if (isSameRange(value, overRange(bounds))) {
    return intl.formatMessage({ id: 'shared.resource.range.over' }, { value: format(bounds.over) });
  }
  if (to === undefined) {
    return intl.formatMessage({ id: 'shared.resource.range.atLeast' }, { value: format(from) });
  }
  const ends = { from: format(from), to: format(to) };
  return intl.formatMessage({ id: 'shared.resource.range.between' }, ends);
}
