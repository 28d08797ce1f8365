import type { IntlShape } from '@dara/sdk/i18n';
import type { SelectOption } from '../../ui/inputs/select.tsx';
import type { RangeFieldProps } from './range-field.tsx';
import { bandRange } from './range-filter.ts';
import type { RangeValue } from './range.ts';
import { rangeText } from './range-text.ts';

/** A choice among options. */
interface ChoiceFilter {
  /** Its name in the address and in the api. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** Multiple choice. */
  multiple?: boolean;
}

/** A number range, declared by a `rangeFilter`, or several, by a `bandsFilter`. */
interface FigureFilter {
  name: string;
  label: string;
  range: Pick<RangeFieldProps, 'bounds' | 'format' | 'unit'>;
}

/** A day (`yyyy-mm-dd`), declared by a `dayFilter`. */
interface DayFilter {
  name: string;
  label: string;
  isDay: true;
}

/** One filter of a list, rendered by the list itself. */
export type ListFilter = ChoiceFilter | FigureFilter | DayFilter;

export type FilterTexts = Record<
  string,
  string | boolean | number | string[] | RangeValue | undefined
>;

/** Active filters with the text of their values. */
export function chosenFilters(
  intl: IntlShape,
  filters: readonly ListFilter[],
  values: FilterTexts,
) {
  return filters.flatMap((filter) => {
    const value = values[filter.name];
    if (value === undefined) return [];
    if ('range' in filter && !Array.isArray(value)) {
      const text = rangeText(intl, asRange(value) ?? {}, filter.range);
      const without: FilterTexts = { [filter.name]: undefined };
      return [{ key: filter.name, text: `${filter.label}: ${text}`, without }];
    }
    if ('isDay' in filter) {
      const text = intl.formatDate(String(value), { dateStyle: 'medium', timeZone: 'UTC' });
      const without: FilterTexts = { [filter.name]: undefined };
      return [{ key: filter.name, text: `${filter.label}: ${text}`, without }];
    }
    const all = Array.isArray(value) ? value : [String(value)];
    const textOf = (one: string) =>
      'range' in filter
        ? rangeText(intl, bandRange(one), filter.range)
        : (filter.options.find((o) => o.value === one)?.label ?? one);
    return all.map((one) => ({
      key: `${filter.name}=${one}`,
      text: `${filter.label}: ${textOf(one)}`,
      without: {
        [filter.name]:
          Array.isArray(value) && value.length > 1 ? value.filter((v) => v !== one) : undefined,
      } as FilterTexts,
    }));
  });
}

export function asRange(value: FilterTexts[string]): RangeValue | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
