import { FormattedMessage } from '@dara/sdk/i18n';
import { ChipRow, FilterGroup, type ListLink } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { ChipLink } from '@dara/kit/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Option {
  value: string;
  label: string;
}

interface FilterChipsProps {
  label: string;
  /** As in `FilterGroup`. */
  isFolded?: boolean;
  options: readonly Option[];
  value: readonly string[];
  /** The view with an option chosen, or let go where it is in force. */
  linkTo: (option: string) => ListLink;
  /** How many are in sight before "show all". */
  limit?: number;
}

/** A filter with all options visible, each a link that toggles it. */
export function FilterChips(props: FilterChipsProps) {
  const { label, isFolded, options, value, linkTo, limit = Infinity } = props;
  const chip = (option: Option) => (
    <ChipLink key={option.value} selected={value.includes(option.value)} {...linkTo(option.value)}>
      {option.label}
    </ChipLink>
  );
  const rest = options.slice(limit);
  return (
    <FilterGroup label={label} isFolded={isFolded}>
      <ChipRow>{options.slice(0, limit).map(chip)}</ChipRow>
      {rest.length > 0 && (
        // Selected options are never hidden.
        <Rest count={options.length} hasChosen={rest.some((one) => value.includes(one.value))}>
          <ChipRow>{rest.map(chip)}</ChipRow>
        </Rest>
      )}
    </FilterGroup>
  );
}

interface RestProps {
  count: number;
  hasChosen: boolean;
  children: ReactNode;
}

/** Options that are shown on demand, by the browser itself. */
function Rest({ count, hasChosen, children }: RestProps) {
  const [isOpen, setOpen] = useState(hasChosen);
  return (
    <More open={isOpen || hasChosen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <FormattedMessage id="public.browse.showAll" values={{ count }} />
      </summary>
      {children}
    </More>
  );
}

const More = styled.details`
  margin-block-start: 8px;
  &[open] summary {
    display: none;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding-inline: 8px;
    border-radius: ${tokens.radiusFull};
    color: ${tokens.brand};
    font-size: ${tokens.textSmall};
    text-decoration: underline;
    text-underline-offset: 0.3em;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;
