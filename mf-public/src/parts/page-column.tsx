import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ShortlistLink } from './shortlist/shortlist-link.tsx';

/** The column every public page is in, with the way to the shortlist over it. */
export function PageColumn({ children }: { children: ReactNode }) {
  return (
    <Column>
      {children}
      <ShortlistLink />
    </Column>
  );
}

const Column = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space8} ${tokens.space12};
  ${media.desktop} {
    padding-block: ${tokens.space12} ${tokens.space16};
  }
`;
