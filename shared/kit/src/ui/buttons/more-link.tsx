import { Link, type LinkProps } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing } from '../base/mixins.ts';

/** "View all" at the end of a section heading. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <Root {...rest}>
      {children}
      <ArrowRight size={20} aria-hidden />
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  border-radius: ${tokens.radiusSmall};
  color: ${tokens.ink};
  font-weight: 600;
  text-decoration: none;
  svg {
    color: ${tokens.brand};
    transition: transform ${tokens.motionFast} ${tokens.easing};
  }
  &:hover {
    color: ${tokens.brand};
  }
  &:hover svg {
    transform: translateX(4px);
  }
  ${focusRing}
`;
