import { focusRing } from '@dara/kit/ui';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Scroller = styled.div`
  /* Texts for screen readers alone stay within, instead of widening the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  ${focusRing}
`;

export const Sheet = styled.table`
  width: 100%;
  min-width: 1080px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  thead th {
    padding: ${tokens.space1};
    border-block-end: 1px solid ${tokens.line};
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: 132px;
    padding-inline: ${tokens.space2};
    font-size: ${tokens.textSmall};
    border-inline-end: 1px solid ${tokens.line};
    background: ${tokens.paperRaised};
    text-align: start;
    ${media.tablet} {
      padding-inline: ${tokens.space3};
      font-size: inherit;
      width: 180px;
    }
  }
  td {
    height: 38px;
    padding: 4px 1px;
    border-block-end: 1px solid ${tokens.line};
    border-inline-end: 1px solid ${tokens.paperSunken};
  }
`;

export const TalentHead = styled.th`
  border-block-end: 1px solid ${tokens.line};
  font-weight: 600;
  overflow-wrap: anywhere;
  vertical-align: middle;
`;

export const DayHead = styled.th<{ $isToday: boolean }>`
  text-align: center;
  small {
    display: block;
    color: ${(p) => (p.$isToday ? 'inherit' : tokens.inkMuted)};
    font-weight: 400;
  }
  ${(p) =>
    p.$isToday &&
    `background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};`}
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${tokens.space8} 0;
  color: ${tokens.inkMuted};
  text-align: center;
`;
