import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './button.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A square button that shows an icon alone. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      $variant={variant}
      $size={size}
      $iconOnly
    >
      {icon}
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  flex: none;
`;
