import { tokens } from '@dara/sdk/theme';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface FilterGroupProps {
  label: string;
  /** Only the label is shown until it is opened, by the browser itself; false while something is chosen. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A labelled group of filter controls. */
export function FilterGroup({ label, isFolded, children }: FilterGroupProps) {
  if (isFolded !== undefined) return <Folding {...{ label, isFolded, children }} />;
  return (
    <Group>
      <legend>{label}</legend>
      {children}
    </Group>
  );
}

function Folding({ label, isFolded, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  return (
    <Fold open={isOpen || !isFolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Group aria-label={label}>{children}</Group>
    </Fold>
  );
}

/** Chips beside each other, as many rows as they need. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    border-radius: ${tokens.radiusSmall};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  &[open] summary {
    margin-block-end: 8px;
    svg {
      transform: rotate(180deg);
    }
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: 8px;
    padding: 0;
    font-weight: 500;
  }
`;
