import { Link, type LinkProps } from '@dara/sdk/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './button.styles.ts';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  block?: boolean;
}

/** An internal link styled as a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  block,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
      {iconEnd}
    </Root>
  );
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
