import { useIntl } from '@dara/sdk/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { GroupHead, GroupStack } from '../../ui/inputs/field-group.tsx';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { asRange, type FilterTexts, type ListFilter } from './chosen-filters.ts';
import { RangeField } from './range-field.tsx';

// Few lists are narrowed by days.
const DayField = lazyComponent(() =>
  import(/* webpackChunkName: "day-filter" */ '../../ui/inputs/date-field.tsx').then(
    (module) => module.DateField,
  ),
);

/** Up to so many options are shown at once, without a search. */
const PLAIN_MAX = 8;

export interface ListFiltersProps {
  filters: readonly ListFilter[];
  values: FilterTexts;
  onChange: (change: FilterTexts) => void;
}

/** The filter fields of a list. */
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
        if ('isDay' in filter) {
          return (
            <DayField
              key={filter.name}
              label={filter.label}
              value={value === undefined ? '' : String(value)}
              onChange={(next) => onChange({ [filter.name]: next || undefined })}
              pending={<Skeleton shape="box" height={64} />}
            />
          );
        }
        if (filter.multiple && filter.options.length > 0 && filter.options.length <= PLAIN_MAX) {
          return (
            <CheckboxGroup
              key={filter.name}
              {...filter}
              value={Array.isArray(value) ? value : []}
              onChange={(next) => onChange({ [filter.name]: next.length > 0 ? next : undefined })}
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
            emptyLabel={intl.formatMessage({ id: 'kit.resource.all' })}
            value={value === undefined ? '' : String(value)}
            onChange={(next) => onChange({ [filter.name]: fromText(next) })}
          />
        );
      })}
    </Fields>
  );
}

interface CheckboxGroupProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

function CheckboxGroup({ label, options, value, onChange }: CheckboxGroupProps) {
  const id = useId();
  return (
    <GroupStack role="group" aria-labelledby={`${id}-label`}>
      <GroupHead id={id} label={label} />
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={(isChecked) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? isChecked : value.includes(one))),
            )
          }
        />
      ))}
    </GroupStack>
  );
}

// `yesOrNo` filters are booleans; options use text.
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
