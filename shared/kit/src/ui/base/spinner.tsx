import { LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { spin } from './mixins.ts';

/** Spinner for waits without a skeleton; its surroundings have a label. `size` is its edge in CSS pixels. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Turning>
      <LoaderCircle size={size} aria-hidden />
    </Turning>
  );
}

const Turning = styled.span`
  display: inline-flex;
  svg {
    animation: ${spin} 0.9s linear infinite;
  }
`;
