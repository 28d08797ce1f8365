import { tokens } from '@dara/sdk/theme';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Title of a destructive action, with an icon. */
export function DangerTitle({ children }: { children: ReactNode }) {
  return (
    <Marked>
      <TriangleAlert size={24} aria-hidden />
      <span>{children}</span>
    </Marked>
  );
}

const Marked = styled.span`
  display: flex;
  gap: 12px;
  svg {
    flex: none;
    margin-top: 6px;
    color: ${tokens.danger};
  }
`;
