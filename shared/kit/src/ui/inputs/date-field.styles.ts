import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { controlBox, focusRing, hiddenStyle, popupBox } from '../base/mixins.ts';

export const DateFieldRoot = styled.div<{ $hideLabel?: boolean }>`
  .react-aria-DatePicker {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
  .react-aria-Label {
    font-size: ${tokens.textSmall};
    font-weight: 600;
    ${(p) => p.$hideLabel && hiddenStyle}
  }
  .box {
    ${controlBox}
    display: flex;
    align-items: center;
    padding: 0;
    padding-inline-start: 8px;
  }
  .segments {
    display: flex;
    flex: 1;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  .segment {
    padding: 2px 4px;
    border-radius: ${tokens.radiusSmall};
    outline: none;
  }
  .segment[data-type='literal'] {
    padding-inline: 0;
    color: ${tokens.inkMuted};
  }
  .segment[data-placeholder] {
    color: ${tokens.inkMuted};
  }
  .segment[data-focused] {
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
  }
  .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 42px;
    height: 42px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusMedium};
    background: none;
    color: ${tokens.inkMuted};
    cursor: pointer;
    ${focusRing}
  }
`;

export const PopoverContent = styled.div`
  ${popupBox}
  padding: 16px;
  .react-aria-Dialog {
    outline: none;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 8px;
  }
  h2 {
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
  header button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusMedium};
    background: none;
    color: ${tokens.ink};
    cursor: pointer;
    ${focusRing}
  }
  header button[data-hovered] {
    background: ${tokens.paperSunken};
  }
  th {
    padding: 4px 0;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 500;
  }
  .react-aria-CalendarCell {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    border-radius: ${tokens.radiusMedium};
    font-variant-numeric: tabular-nums;
    outline: none;
    cursor: pointer;
  }
  .react-aria-CalendarCell[data-outside-month] {
    display: none;
  }
  .react-aria-CalendarCell[data-hovered] {
    background: ${tokens.paperSunken};
  }
  .react-aria-CalendarCell[data-today] {
    box-shadow: inset 0 0 0 1px ${tokens.brand};
  }
  .react-aria-CalendarCell[data-selected] {
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    font-weight: 600;
  }
  .react-aria-CalendarCell[data-disabled] {
    color: ${tokens.inkMuted};
    opacity: 0.4;
    cursor: not-allowed;
  }
  .react-aria-CalendarCell[data-focus-visible] {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;
