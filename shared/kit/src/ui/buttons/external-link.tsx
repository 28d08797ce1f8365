import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fingerArea, focusRing } from '../base/mixins.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface ExternalLinkProps {
  href: string | null;
  children: ReactNode;
}

/** A link to another site as entered by a user: only web addresses become links. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  if (!href || !/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <ExternalIcon size={14} aria-hidden />
      <VisuallyHidden>
        <FormattedMessage id="kit.ui.opensNewTab" />
      </VisuallyHidden>
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  min-height: 24px;
  border-radius: ${tokens.radiusSmall};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    color: ${tokens.brand};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  ${focusRing}
  ${fingerArea(10)}
`;
