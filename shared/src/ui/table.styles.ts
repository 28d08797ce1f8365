import { breakpoints, tokens, zIndex } from '@dara/shared/theme';
import { css, styled } from 'styled-components';
import { focusRing, hiddenStyle } from './kit.ts';

const phone = `@media (max-width: ${breakpoints.tablet - 1}px)`;

// It scrolls by itself, so that its head can stay in sight however many rows there are.
export const Frame = styled.div`
  max-height: max(480px, calc(100dvh - 240px));
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
  $control?: boolean;
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
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 16px;
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
  }
`;

const cell = css<CellProps>`
  padding: 12px 16px;
  border-block-end: 1px solid ${tokens.line};
  text-align: ${(p) => p.$align ?? 'start'};
  white-space: ${(p) => (p.$nowrap ? 'nowrap' : 'normal')};
  vertical-align: middle;
  tr:last-child > & {
    border-block-end: 0;
  }
  ${phone} {
    display: ${(p) => (p.$hideOnPhone ? 'none' : 'flex')};
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 2px 0;
    border: 0;
    text-align: end;
    white-space: normal;
    ${(p) => p.$control && 'position: absolute; inset: 12px 12px auto auto;'}
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
`;

export const RowHeader = styled.th<CellProps>`
  ${cell}
  font-weight: 600;
  ${phone} {
    justify-content: flex-start;
    margin-block-end: 4px;
    padding-inline-end: 36px;
    text-align: start;
  }
`;
