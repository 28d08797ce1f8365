import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ShownFact {
  id: string;
  label: ReactNode;
  /** A fact without a value is left out. */
  value: ReactNode;
}

/** Names and values, two or three beside each other. */
export function ShownFacts({
  facts,
  className,
}: {
  facts: readonly ShownFact[];
  className?: string;
}) {
  return (
    <List className={className}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space4} ${tokens.space6};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
