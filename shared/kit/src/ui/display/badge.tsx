import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'positive' | 'warning' | 'danger' | 'info' | 'brand';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A dot before the text, for states. */
  dot?: boolean;
  children: ReactNode;
}

/** A badge for a status or a count. */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {dot && <Dot aria-hidden />}
      {children}
    </Root>
  );
}

const TONES = {
  neutral: [tokens.paperSunken, tokens.inkMuted],
  positive: [tokens.positiveSoft, tokens.positive],
  warning: [tokens.warningSoft, tokens.warning],
  danger: [tokens.dangerSoft, tokens.danger],
  info: [tokens.infoSoft, tokens.info],
  brand: [tokens.brandSoft, tokens.brandStrong],
} as const;

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding-inline: 8px;
  border-radius: ${tokens.radiusSmall};
  background: ${(p) => TONES[p.$tone][0]};
  color: ${(p) => TONES[p.$tone][1]};
  font-size: ${tokens.textSmall};
  font-weight: 500;
  line-height: 1.6;
  white-space: nowrap;
  vertical-align: middle;
`;

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: ${tokens.radiusFull};
  background: currentcolor;
`;
