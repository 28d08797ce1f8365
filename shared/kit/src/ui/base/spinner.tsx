import { LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { spin } from './mixins.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Edge in CSS pixels. */
  size?: number;
  /** What is being waited for; leave it out where the surroundings say so. */
  label?: string;
}

/** A turning ring for waits without a shape of their own. */
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
