import { useIntl, type IntlShape } from '@dara/shared/i18n';
import { styled } from 'styled-components';
import { MultiSelect } from '../ui/multi-select.tsx';
import { Select, type SelectOption } from '../ui/select.tsx';
import { RangeField, rangeText, type RangeFieldProps } from './range-field.tsx';
import type { RangeValue } from './range-filter.ts';

/** A choice among options. */
interface ChoiceFilter {
  /** Its name in the address and in the api. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** Any number of the options may be chosen. */
  multiple?: boolean;
}

/** A range of figures, whose specification is a `rangeFilter`. */
interface FigureFilter {
  name: string;
  label: string;
  range: Pick<RangeFieldProps, 'bounds' | 'format' | 'unit'>;
}

/** One filter of a list, drawn by the list itself. */
export type ListFilter = ChoiceFilter | FigureFilter;

export type FilterTexts = Record<
  string,
  string | boolean | number | string[] | RangeValue | undefined
>;

interface ListFiltersProps {
  filters: readonly ListFilter[];
  values: FilterTexts;
  onChange: (change: FilterTexts) => void;
}

/** The fields of a list's filters. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const intl = useIntl();
  return (
    <Fields>
      {filters.map((filter) => {
        const value = values[filter.name];
        if ('range' in filter) {
          return (
            <RangeField
              key={filter.name}
              label={filter.label}
              {...filter.range}
              value={asRange(value)}
              onChange={(next) => onChange({ [filter.name]: next })}
            />
          );
        }
        return filter.multiple ? (
          <MultiSelect
            key={filter.name}
            label={filter.label}
            options={filter.options}
            value={Array.isArray(value) ? value : []}
            onChange={(next) => onChange({ [filter.name]: next.length > 0 ? next : undefined })}
          />
        ) : (
          <Select
            key={filter.name}
            label={filter.label}
            options={filter.options}
            emptyLabel={intl.formatMessage({ id: 'shared.resource.all' })}
            value={value === undefined ? '' : String(value)}
            onChange={(next) => onChange({ [filter.name]: fromText(next) })}
          />
        );
      })}
    </Fields>
  );
}

/** The filters in force, each with the words of its value. */
export function chosenFilters(
  intl: IntlShape,
  filters: readonly ListFilter[],
  values: FilterTexts,
) {
  return filters.flatMap((filter) => {
    const value = values[filter.name];
    if (value === undefined) return [];
    if ('range' in filter) {
      const text = rangeText(intl, asRange(value) ?? {}, filter.range);
      const without: FilterTexts = { [filter.name]: undefined };
      return [{ key: filter.name, text: `${filter.label}: ${text}`, without }];
    }
    const all = Array.isArray(value) ? value : [String(value)];
    return all.map((one) => ({
      key: `${filter.name}=${one}`,
      text: `${filter.label}: ${filter.options.find((o) => o.value === one)?.label ?? one}`,
      without: {
        [filter.name]:
          Array.isArray(value) && value.length > 1 ? value.filter((v) => v !== one) : undefined,
      } as FilterTexts,
    }));
  });
}

function asRange(value: FilterTexts[string]): RangeValue | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

// `yesOrNo` filters hold booleans; the options write them as text.
function fromText(text: string): string | boolean | undefined {
  if (text === '') return undefined;
  if (text === 'true') return true;
  return text === 'false' ? false : text;
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;
