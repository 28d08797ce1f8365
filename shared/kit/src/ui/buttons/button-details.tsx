import { tokens } from '@dara/sdk/theme';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from './button.styles.ts';

export interface ButtonDetailsProps extends ComponentPropsWithRef<'details'> {
  label: ReactNode;
  variant?: ButtonVariant;
}

/** A `<details>` styled as a button, without scripts. */
export function ButtonDetails({
  label,
  variant = 'secondary',
  children,
  ...rest
}: ButtonDetailsProps) {
  return (
    <details {...rest}>
      <Label $variant={variant} $size="medium" $block>
        {label}
      </Label>
      <Inside>{children}</Inside>
    </details>
  );
}

const Label = styled.summary<ButtonStyleProps>`
  ${buttonStyle}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${tokens.space3};
  padding-block: ${tokens.space3};
`;
