import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden, focusRing } from '@dara/kit/ui';
import { styled } from 'styled-components';

export const Hidden = VisuallyHidden;

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space3};
  min-width: 0;
`;

export const Stage = styled.div`
  position: relative;
  min-width: 0;
`;

export const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  cursor: zoom-in;
  > li {
    scroll-snap-align: start;
  }
  ${focusRing}
`;

export const Step = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-end: ${tokens.space4};
  ${({ $side }) => ($side === 'start' ? 'inset-inline-end: 68px;' : 'inset-inline-end: 16px;')}
  button {
    background: ${tokens.paperRaised};
  }
`;

export const Enlarge = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space4};
  inset-inline-end: ${tokens.space4};
  button {
    background: ${tokens.paperRaised};
  }
`;

export const Counter = styled.p`
  position: absolute;
  inset-block-end: ${tokens.space4};
  inset-inline-start: ${tokens.space4};
  padding: 4px ${tokens.space3};
  border-radius: ${tokens.radiusFull};
  background: rgb(20 8 10 / 72%);
  color: #fff;
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
`;

export const Thumbs = styled.ul`
  /* Contains the text for screen readers, which would widen the page otherwise. */
  position: relative;
  display: flex;
  gap: ${tokens.space2};
  && {
    padding: 4px;
    margin: -4px;
  }
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Thumb = styled.button`
  display: block;
  width: 72px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  opacity: 0.6;
  cursor: pointer;
  &:hover,
  &[aria-current] {
    opacity: 1;
  }
  &[aria-current] {
    outline: 2px solid ${tokens.brand};
    outline-offset: 1px;
  }
  ${focusRing}
`;

export const Empty = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;
