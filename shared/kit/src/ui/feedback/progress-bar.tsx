import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export interface ProgressBarProps {
  /** From 0 to 1. */
  share: number;
  className?: string;
}

/** The progress of something, for the eye alone: its text is beside it. */
export function ProgressBar({ share, className }: ProgressBarProps) {
  return (
    <Track className={className} aria-hidden>
      <span style={{ inlineSize: `${share * 100}%` }} />
    </Track>
  );
}

const Track = styled.div`
  overflow: hidden;
  height: 6px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.line};
  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${tokens.brand};
    transition: inline-size ${tokens.motionSlow} ${tokens.easing};
  }
`;
