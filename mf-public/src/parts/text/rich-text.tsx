import { ownPath } from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WHOLE_CLASS, withWholeWords } from './whole-words.tsx';

interface RichTextProps {
  /** HTML that the api sanitised: plain formatting, links and own pictures are all it holds. */
  html: { th: string; en: string };
  className?: string;
}

/** Formatted text; its links within the site are followed without a new document. */
export function RichText({ html, className }: RichTextProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = rootRef.current;
    const handleClick = (event: MouseEvent) => {
      const path = clickedPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    root?.addEventListener('click', handleClick);
    return () => root?.removeEventListener('click', handleClick);
  }, [navigate]);
  return (
    <Text
      ref={rootRef}
      className={className}
      // Text without a translation is Thai, whatever the page is in.
      lang={html[locale] === '' ? 'th' : undefined}
      dangerouslySetInnerHTML={{ __html: withWholeWords(localized(html, locale)) }}
    />
  );
}

/** The path that a plain click on a link of the site leads to; null for every other click. */
function clickedPath(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!isPlain || event.defaultPrevented || !path || link?.target) return null;
  return path.startsWith('/api/') ? null : ownPath(path);
}

const Text = styled.div`
  line-height: 1.85;
  overflow-wrap: anywhere;
  .${WHOLE_CLASS} {
    white-space: nowrap;
  }
  > * {
    margin-block: 0 ${tokens.space5};
  }
  > :last-child {
    margin-block-end: 0;
  }
  h2,
  h3,
  h4 {
    margin-block: ${tokens.space8} ${tokens.space3};
    line-height: ${tokens.headingLine};
    text-wrap: balance;
  }
  h2 {
    font-size: ${tokens.textTitle};
  }
  h3,
  h4 {
    font-size: ${tokens.textLarge};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  li + li {
    margin-block-start: ${tokens.space2};
  }
  blockquote {
    padding-inline-start: ${tokens.space5};
    border-inline-start: 3px solid ${tokens.brand};
    color: ${tokens.inkMuted};
  }
  img {
    border-radius: ${tokens.radiusMedium};
  }
  a {
    text-underline-offset: 0.25em;
  }
  a:not([href]) {
    color: inherit;
  }
  code {
    font-size: 0.9375em;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${tokens.space2};
    border: 1px solid ${tokens.line};
    text-align: start;
    vertical-align: top;
  }
`;
