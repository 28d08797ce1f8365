import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import type { EntryTone } from './calendar-entry.ts';

const tones: Record<EntryTone, ReturnType<typeof css>> = {
  booked: css`
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
  `,
  first: css`
    border-color: ${tokens.warning};
    background: ${tokens.warningSoft};
    color: ${tokens.ink};
  `,
  second: css`
    border-color: ${tokens.lineStrong};
    border-style: dashed;
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
  `,
  bookout: css`
    border-color: ${tokens.line};
    background: repeating-linear-gradient(
      -45deg,
      ${tokens.paperSunken} 0 6px,
      ${tokens.line} 6px 8px
    );
    color: ${tokens.ink};
  `,
  ended: css`
    border-color: ${tokens.line};
    background: ${tokens.paperSunken};
    color: ${tokens.inkMuted};
    text-decoration: line-through;
  `,
};

/** One entry as a bar, with open ends where it continues. */
export const EntryButton = styled.button<{
  $tone: EntryTone;
  $isBefore?: boolean;
  $isAfter?: boolean;
}>`
  display: block;
  width: 100%;
  min-height: 26px;
  padding: 1px 8px;
  overflow: hidden;
  border: 1px solid;
  border-inline-start-width: ${(p) => (p.$isBefore ? '0' : '1px')};
  border-inline-end-width: ${(p) => (p.$isAfter ? '0' : '1px')};
  border-start-start-radius: ${(p) => (p.$isBefore ? '0' : tokens.radiusSmall)};
  border-end-start-radius: ${(p) => (p.$isBefore ? '0' : tokens.radiusSmall)};
  border-start-end-radius: ${(p) => (p.$isAfter ? '0' : tokens.radiusSmall)};
  border-end-end-radius: ${(p) => (p.$isAfter ? '0' : tokens.radiusSmall)};
  font: inherit;
  font-size: ${tokens.textSmall};
  line-height: 22px;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${focusRing}
  ${(p) => tones[p.$tone]}
  &:is(button) {
    cursor: pointer;
  }
`;
