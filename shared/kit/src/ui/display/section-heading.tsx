import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingRule } from '../base/mixins.ts';

export interface SectionHeadingProps {
  children: ReactNode;
  level: 1 | 2 | 3;
  /** One or two sentences beneath. */
  lead?: ReactNode;
  /** At the end of the line: "view all". */
  action?: ReactNode;
}

/** Section heading under the thin red rule. */
export function SectionHeading({ children, level, lead, action }: SectionHeadingProps) {
  return (
    <Root>
      <div>
        <Title as={`h${level}`} $level={level}>
          {children}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 24px;
  margin-block-end: 24px;
`;

const SIZES = { 1: tokens.textHeading, 2: tokens.textHeading, 3: tokens.textTitle };

const Title = styled.h2<{ $level: 1 | 2 | 3 }>`
  margin: 0;
  font-size: ${(p) => SIZES[p.$level]};
  font-weight: 600;
  line-height: ${tokens.headingLine};
  text-wrap: balance;
  ${headingRule(2)}
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${tokens.inkMuted};
`;
