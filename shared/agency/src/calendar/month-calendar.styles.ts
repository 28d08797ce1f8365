import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { EntryButton } from './entry-button.tsx';

export const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  overflow: hidden;
  th {
    padding: ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 600;
    text-align: center;
  }
  td {
    height: 124px;
    padding: ${tokens.space1} 0 ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
    vertical-align: top;
  }
  td + td {
    border-inline-start: 1px solid ${tokens.line};
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  td[data-other] {
    background: ${tokens.paperSunken};
    color: ${tokens.inkMuted};
  }
`;

export const DayHead = styled.div<{ $isToday: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin: 0 0 2px 4px;
  border-radius: ${tokens.radiusFull};
  font-size: ${tokens.textSmall};
  ${(p) =>
    p.$isToday &&
    `background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    font-weight: 700;`}
`;

export const Bars = styled.div`
  display: grid;
  gap: 3px;
`;

/** Overlays the days and borders that it spans. */
export const SpanningEntry = styled(EntryButton)<{ $days: number }>`
  position: relative;
  z-index: 1;
  width: calc(${(p) => p.$days} * 100% + ${(p) => p.$days - 1}px);
`;

export const Spacer = styled.div`
  min-height: 26px;
`;

export const More = styled.button`
  width: 100%;
  min-height: 26px;
  padding: 0 8px;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.brand};
  font: inherit;
  font-size: ${tokens.textSmall};
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`;
