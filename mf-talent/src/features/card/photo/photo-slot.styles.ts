import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: absolute;
  overflow: hidden;
`;

export const Picture = styled.img`
  display: block;
  max-width: none;
  transform-origin: 0 0;
  user-select: none;
  pointer-events: none;
`;

export const Area = styled.div`
  position: absolute;
  &[data-over]::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 3px solid ${tokens.brand};
    background: color-mix(in srgb, ${tokens.brand}, transparent 82%);
    pointer-events: none;
  }
`;

/* The card is paper in either theme: what lies on it takes no colour of the theme but focus and brand. */
export const Control = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: #625a5c;
  cursor: grab;
  outline: 0 solid transparent;
  outline-offset: -3px;
  /* Until it is chosen, a finger scrolls the page over it. */
  touch-action: pan-y;
  [data-empty] > & {
    border: 1.5px dashed #8d8385;
    cursor: pointer;
  }
  &:hover {
    box-shadow: inset 0 0 0 2px rgb(255 255 255 / 80%);
  }
  &:active {
    cursor: grabbing;
  }
  &[data-selected] {
    box-shadow:
      inset 0 0 0 3px ${tokens.brandFill},
      inset 0 0 0 5px #fff;
    touch-action: none;
  }
  &:focus-visible {
    outline: 3px solid #1d4ed8;
    box-shadow: inset 0 0 0 5px #fff;
  }
`;

const badge = `
  position: absolute;
  inset-block-start: 8px;
  display: grid;
  place-items: center;
  border-radius: 999px;
  box-shadow: 0 1px 4px rgb(0 0 0 / 40%);
`;

export const Handle = styled.span`
  ${badge}
  inset-inline-end: 8px;
  width: 36px;
  height: 28px;
  background: rgb(28 23 24 / 78%);
  color: #fff;
  cursor: move;
  touch-action: none;
  opacity: 0;
  transition: opacity ${tokens.motionFast} ${tokens.easing};
  *:hover > &,
  *:focus-within > &,
  [data-selected] + &,
  &[data-dragging] {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
`;

export const Warning = styled.span`
  ${badge}
  inset-inline-end: 52px;
  width: 28px;
  height: 28px;
  background: #ffd24a;
  color: #3d2b00;
`;
