import { tokens } from '@dara/sdk/theme';
import { ShieldAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface GuardianBoxProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Something about a talent under 20 that waits for somebody. */
export function GuardianBox({ title, children, actions }: GuardianBoxProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <ShieldAlert size={20} aria-hidden />
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  align-items: flex-start;
  margin-block-end: ${tokens.space4};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 4px;
    color: ${tokens.warning};
  }
  > div:first-of-type {
    flex: 1 1 240px;
    min-width: 0;
  }
  h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
    line-height: inherit;
  }
  p {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
