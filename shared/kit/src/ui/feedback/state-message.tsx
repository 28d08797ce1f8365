import type { ReactNode } from 'react';
import { Root, Icon, Title, Text, Action } from './state-message.styles.ts';

export interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  /** Less room around, for a part of a page. */
  compact?: boolean;
  tone?: 'quiet' | 'problem';
  role?: 'status' | 'alert';
  /** Makes the title a heading; 1 where the message stands for a whole page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** The common drawing of empty, error and no-permission states. */
export function StateMessage(props: StateMessageProps) {
  return (
    <Root role={props.role} $compact={props.compact} className={props.className}>
      {props.icon && <Icon $problem={props.tone === 'problem'}>{props.icon}</Icon>}
      <Title as={props.level ? `h${props.level}` : undefined}>{props.title}</Title>
      {props.children && <Text>{props.children}</Text>}
      {props.action && <Action>{props.action}</Action>}
    </Root>
  );
}
