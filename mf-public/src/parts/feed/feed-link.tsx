import { localeAddress } from '@dara/contract';
import { mainLanguage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FeedLinkProps {
  /** The page whose articles are in the feed. */
  listPath: string;
  children: ReactNode;
}

/** The RSS feed of a list of articles in the reader's language. Served by the gateway, not by the router. */
export function FeedLink({ listPath, children }: FeedLinkProps) {
  const href = localeAddress(`${listPath}/rss.xml`, useLocale(), mainLanguage());
  return (
    <Root href={href} type="application/rss+xml">
      <Rss size={16} aria-hidden />
      {children}
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  min-block-size: 44px;
`;
