import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './button.styles.ts';
import { Spinner } from '../base/spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text. */
  iconEnd?: ReactNode;
  /** Busy: keeps width and focus, shows a spinner, and ignores clicks. */
  loading?: boolean;
  /** As wide as its surroundings. */
  block?: boolean;
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  icon,
  iconEnd,
  loading = false,
  block,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      <Content $hidden={loading}>
        {icon}
        {children}
        {iconEnd}
      </Content>
      {loading && (
        <Ring>
          <Spinner size={20} />
        </Ring>
      )}
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

// Opacity, not `visibility`: keeps the accessible name while busy.
const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  opacity: ${(p) => (p.$hidden ? 0 : 1)};
`;

const Ring = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
`;
