import { breakpoints, tokens, zIndex } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import { focusRing, hiddenStyle } from '../base/mixins.ts';

const phone = `@media (max-width: ${breakpoints.tablet - 1}px)`;
const narrowTable = `@container (min-width: ${breakpoints.tablet - 64}px) and (max-width: 1279px)`;

/** Minimum row height, so that a skeleton and its rows are equally high. */
const ROW_PX = 64;
/** With a line beneath. */
const HEAD_PX = 48;

/** Nine columns in English have room beside the rail at 1440 px. */
const closerWhereNarrow = css<CellProps>`
  ${narrowTable} {
    padding-inline: 12px;
    ${(p) => p.$wideOnly && 'display: none;'}
  }
`;

// Ten rows fit without scrolling; longer tables scroll inside, so that the head stays visible.
export const Frame = styled.div`
  /* What is hidden from the eye in a far column is clipped with it. */
  position: relative;
  container-type: inline-size;
  max-height: max(${HEAD_PX + 10 * ROW_PX + 2}px, calc(100dvh - 240px));
  overflow: auto;
  overscroll-behavior-x: contain;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  ${focusRing}
  ${phone} {
    max-height: none;
    overflow: visible;
    border: 0;
    background: none;
  }
`;

export const Root = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  ${phone} {
    display: block;
  }
`;

// Hidden on phones but still there: it names the columns for screen readers.
export const Head = styled.thead`
  ${phone} {
    ${hiddenStyle}
    visibility: hidden;
  }
`;

export const HeadRow = styled.tr``;

export interface CellProps {
  $align?: 'start' | 'end' | 'center';
  $nowrap?: boolean;
  $hideOnPhone?: boolean;
  $wideOnly?: boolean;
  $minWidth?: string;
  $control?: boolean;
  $besideControl?: boolean;
}

export const HeadCell = styled.th<CellProps>`
  position: sticky;
  top: 0;
  z-index: ${zIndex.raised};
  padding: 8px 16px;
  border-block-end: 1px solid ${tokens.line};
  background: ${tokens.paperSunken};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-weight: 600;
  text-align: ${(p) => p.$align ?? 'start'};
  white-space: nowrap;
  ${closerWhereNarrow}
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: 0 -8px;
  padding: 0 8px;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
  }
  [data-idle] {
    opacity: 0.5;
  }
  &:hover {
    color: ${tokens.ink};
  }
  th[aria-sort='ascending'] &,
  th[aria-sort='descending'] & {
    color: ${tokens.brand};
  }
  ${focusRing}
`;

export const Body = styled.tbody<{ $dimmed: boolean }>`
  opacity: ${(p) => (p.$dimmed ? 0.5 : 1)};
  transition: opacity ${tokens.motionFast} ${tokens.easing};
  ${phone} {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
`;

export const Row = styled.tr`
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    background: color-mix(in srgb, ${tokens.paperSunken}, transparent 40%);
  }
  &[aria-selected='true'] {
    background: ${tokens.brandSoft};
  }
  ${phone} {
    position: relative;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 16px;
    padding: 12px 16px;
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
  }
`;

const cell = css<CellProps>`
  height: ${ROW_PX}px;
  min-width: ${(p) => p.$minWidth ?? 'auto'};
  padding: 6px 16px;
  border-block-end: 1px solid ${tokens.line};
  text-align: ${(p) => p.$align ?? 'start'};
  white-space: ${(p) => (p.$nowrap ? 'nowrap' : 'normal')};
  vertical-align: middle;
  tr:last-child > & {
    border-block-end: 0;
  }
  ${closerWhereNarrow}
  ${phone} {
    display: ${(p) => (p.$hideOnPhone ? 'none' : 'flex')};
    flex-direction: column;
    align-items: flex-start;
    min-width: 0;
    height: auto;
    padding: 0;
    border: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
    ${(p) => p.$control && 'position: absolute; z-index: 1; inset: 12px 12px auto auto;'}
    &[data-label]::before {
      content: attr(data-label) / '';
      flex: none;
      color: ${tokens.inkMuted};
      font-size: ${tokens.textSmall};
    }
  }
`;

export const Cell = styled.td<CellProps>`
  ${cell}
  /* Stays itself on a card that as a whole follows the row's link. */
  ${phone} {
    :is(a, button, input, label) {
      position: relative;
      z-index: 1;
    }
  }
`;

export const RowHeader = styled.th<CellProps>`
  ${cell}
  font-weight: 600;
  ${phone} {
    /* As large as the card, which is the row: nothing between them may be positioned. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radiusMedium};
    }
    a:focus-visible {
      outline: none;
    }
    a:focus-visible::after {
      outline: 2px solid ${tokens.focus};
      outline-offset: 2px;
    }
    grid-column: 1 / -1;
    padding-inline-end: ${(p) => (p.$besideControl ? '36px' : '0')};
  }
`;

/** Where a cell will be. */
export const Place = styled.td<CellProps & { $primary?: boolean }>`
  ${cell}
  ${phone} {
    ${(p) => p.$primary && 'grid-column: 1 / -1;'}
  }
`;

/** Height of the text line that replaces it. */
export const CellPlace = styled.span`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 1lh;
`;
