import { tokens } from '@dara/sdk/theme';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A word about somebody else who writes the same article. */
export function WritingNote({ children }: { children: ReactNode }) {
  return (
    <Note>
      <UsersRound size={20} aria-hidden />
      <p>{children}</p>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${tokens.space3};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  p {
    margin: 0;
  }
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${tokens.warning};
  }
`;
