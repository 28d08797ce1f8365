import { css } from 'styled-components';
import { tokens } from '@dara/sdk/theme';
import { focusRing, coarsePointer } from '../base/mixins.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block?: boolean;
  $iconOnly?: boolean;
}

const variants = {
  primary: css`
    background: ${tokens.brandFill};
    border-color: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in srgb, ${tokens.brandFill}, black 16%);
      border-color: transparent;
    }
  `,
  secondary: css`
    background: ${tokens.paperRaised};
    border-color: ${tokens.lineStrong};
    color: ${tokens.ink};
    &:hover:not([aria-disabled='true'], :disabled) {
      border-color: ${tokens.ink};
      background: ${tokens.paperSunken};
    }
  `,
  ghost: css`
    background: transparent;
    border-color: transparent;
    color: ${tokens.ink};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${tokens.paperSunken};
    }
  `,
  // Outlined, unlike the filled primary: the brand is red as well.
  danger: css`
    background: ${tokens.dangerSoft};
    border-color: ${tokens.danger};
    color: ${tokens.danger};
    &:hover:not([aria-disabled='true'], :disabled) {
      box-shadow: inset 0 0 0 1px ${tokens.danger};
    }
  `,
};

const sizes = {
  small: { height: '36px', padding: '4px 12px', text: tokens.textSmall },
  medium: { height: '44px', padding: '8px 20px', text: tokens.textBody },
  large: { height: '52px', padding: '12px 28px', text: tokens.textLarge },
};

/** Styles for `<button>` and `<a>`. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: ${(p) => (p.$block ? 'flex' : 'inline-flex')};
  width: ${(p) => (p.$iconOnly ? sizes[p.$size].height : p.$block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${(p) => sizes[p.$size].height};
  padding: ${(p) => (p.$iconOnly ? '0' : sizes[p.$size].padding)};
  border: 1px solid transparent;
  border-radius: ${tokens.radiusMedium};
  font-size: ${(p) => sizes[p.$size].text};
  font-weight: 600;
  line-height: 1.6;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motionFast} ${tokens.easing},
    border-color ${tokens.motionFast} ${tokens.easing},
    box-shadow ${tokens.motionFast} ${tokens.easing};
  ${(p) => variants[p.$variant]}
  ${focusRing}
  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }
  &:disabled {
    opacity: 0.55;
  }
  svg {
    flex: none;
  }
  ${coarsePointer} {
    min-width: 44px;
    min-height: max(44px, ${(p) => sizes[p.$size].height});
  }
`;
