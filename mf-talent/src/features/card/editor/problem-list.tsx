import { tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

/** Errors, one per line, announced when they appear. */
export function ProblemList({ id, lines }: { id?: string; lines: readonly string[] }) {
  return (
    <div id={id} role="alert">
      {lines.map((line) => (
        <Line key={line}>
          <CircleAlert size={16} aria-hidden />
          <span>{line}</span>
        </Line>
      ))}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  gap: 6px;
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    margin-block-start: 4px;
  }
`;
