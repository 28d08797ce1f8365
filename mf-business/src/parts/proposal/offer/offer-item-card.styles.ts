import { Button, focusRing } from '@dara/kit/ui';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 34%) minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  scroll-margin-block-start: 88px;
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  &[data-away] img {
    filter: grayscale(1);
    opacity: 0.5;
  }
  ${media.tablet} {
    grid-template-columns: 168px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :first-child {
      grid-row: 1 / span 2;
    }
    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

export const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paperSunken};
  color: inherit;
  cursor: zoom-in;
  ${focusRing}
  &:disabled {
    cursor: default;
  }
  > svg {
    position: absolute;
    inset-block-end: ${tokens.space2};
    inset-inline-end: ${tokens.space2};
    padding: 3px;
    border-radius: ${tokens.radiusFull};
    background: rgb(0 0 0 / 62%);
    color: #fff;
    box-sizing: content-box;
  }
  /* The image stays, what opens it does not: the cards are in the PDF as well. */
  @media (scripting: none) {
    visibility: hidden;
    img {
      visibility: visible;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space2};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: ${tokens.textLarge};
    line-height: ${tokens.headingLine};
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space3};
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${tokens.ink};
    font-size: ${tokens.textLarge};
  }
`;

/** Aligned with the text above. */
export const CardButton = styled(Button)`
  margin-inline-start: -10px;
  text-align: start;
  @media (scripting: none) {
    display: none;
  }
`;
