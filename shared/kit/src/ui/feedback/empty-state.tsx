import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  /** Suggested action. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
}

/** Nothing is here, and that is no fault. */
export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  return <StateMessage {...rest} icon={icon ?? <Inbox size={24} aria-hidden />} />;
}
