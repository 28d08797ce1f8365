import { FormattedMessage } from '@dara/shared/i18n';
import { ChipRow, FilterGroup } from '@dara/shared/resource';
import { tokens } from '@dara/shared/theme';
import { Chip } from '@dara/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

interface FilterChipsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** One at a time: choosing another lets go of the first. */
  single?: boolean;
  /** How many are in sight before "show all". */
  limit?: number;
}

/** A filter whose options are all in sight, each switched by a press. */
export function FilterChips(props: FilterChipsProps) {
  const { label, options, value, onChange, single, limit = Infinity } = props;
  const [showsAll, setShowsAll] = useState(false);
  const isCut = !showsAll && options.length > limit;
  // What is chosen is never hidden.
  const shown = isCut
    ? options.filter((option, index) => index < limit || value.includes(option.value))
    : options;
  const toggle = (option: string) => {
    if (value.includes(option)) onChange(value.filter((one) => one !== option));
    else onChange(single ? [option] : [...value, option]);
  };
  return (
    <FilterGroup label={label}>
      <ChipRow>
        {shown.map((option) => (
          <Chip
            key={option.value}
            selected={value.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </Chip>
        ))}
        {isCut && (
          <More type="button" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="public.browse.showAll" values={{ count: options.length }} />
          </More>
        )}
      </ChipRow>
    </FilterGroup>
  );
}

const More = styled.button`
  min-height: 36px;
  padding-inline: 8px;
  border: 0;
  border-radius: ${tokens.radiusFull};
  background: none;
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  cursor: pointer;
`;
