import { LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { spin } from './mixins.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Edge in CSS pixels. */
  size?: number;
  /** Accessible label; omit it when the surroundings have one. */
  label?: string;
}

/** Spinner for waits without a skeleton. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <Turning role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Turning>
  );
}

const Turning = styled.span`
  display: inline-flex;
  svg {
    animation: ${spin} 0.9s linear infinite;
  }
`;
