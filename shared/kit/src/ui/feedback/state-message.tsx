import type { ReactNode } from 'react';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Next action: a button or a link. */
  action?: ReactNode;
  /** Less padding, for a part of a page. */
  compact?: boolean;
  tone?: 'quiet' | 'problem';
  role?: 'status' | 'alert';
  /** Makes the title a heading; 1 where the message replaces a whole page. */
  level?: 1 | 2 | 3;
}

/** Shared layout of empty, error and forbidden states. */
export function StateMessage(props: StateMessageProps) {
  return (
    <Root role={props.role} $compact={props.compact}>
      {props.icon && <Icon $problem={props.tone === 'problem'}>{props.icon}</Icon>}
      <Title as={props.level ? `h${props.level}` : undefined}>{props.title}</Title>
      {props.children && <Text>{props.children}</Text>}
      {props.action && <Action>{props.action}</Action>}
    </Root>
  );
}

const Root = styled.div<{ $compact?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${(p) => (p.$compact ? '32px 16px' : '64px 16px')};
  text-align: center;
`;

const Icon = styled.span<{ $problem: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  margin-block-end: 16px;
  border-radius: ${tokens.radiusFull};
  background: ${(p) => (p.$problem ? tokens.dangerSoft : tokens.paperSunken)};
  color: ${(p) => (p.$problem ? tokens.danger : tokens.inkMuted)};
`;

const Title = styled.p`
  font-size: ${tokens.textLarge};
  font-weight: 600;
  text-wrap: balance;
`;

const Text = styled.div`
  max-width: 44ch;
  margin-top: 4px;
  color: ${tokens.inkMuted};
  text-wrap: pretty;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 20px;
`;
