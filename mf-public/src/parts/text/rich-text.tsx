import { ownPath, type Localized } from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useEffect, useRef, type RefObject } from 'react';
import { addPlayers } from './players.ts';
import { Text } from './rich-text.styles.ts';
import { shownHtml } from './shown-html.ts';

/** Texts of players and tables. Beside their code, not in the catalogue, because few pages have either. */
const TEXTS = {
  table: { th: 'ตาราง เลื่อนไปด้านข้างได้', en: 'Table, scrolls sideways' },
  play: { th: 'เล่น {name}', en: 'Play {name}' },
  note: {
    th: 'เมื่อกดเล่น หน้านี้จะโหลดจาก {name} ซึ่งจะได้รับที่อยู่ IP ของคุณ และอาจวางคุกกี้',
    en: 'Pressing play loads this from {name}, which then learns your IP address and may set cookies.',
  },
  open: { th: 'เปิดที่ {name}', en: 'Open at {name}' },
} as const satisfies Record<string, Localized>;

interface RichTextProps {
  /** HTML sanitized by the api: basic formatting, links and own images only. */
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
  const shown = shownHtml(localized(html, locale), TEXTS.table[locale]);
  usePlayers(rootRef, shown);
  return (
    <Text
      ref={rootRef}
      className={className}
      // Text without a translation is Thai, also on an English page.
      lang={html[locale] === '' ? 'th' : undefined}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

/** Internal path of a plainly clicked link; null for every other click. */
function clickedPath(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!isPlain || event.defaultPrevented || !path || link?.target) return null;
  return path.startsWith('/api/') ? null : ownPath(path);
}

/** Links to players become cards; without a script they lead to the same places. */
function usePlayers(rootRef: RefObject<HTMLElement | null>, html: string): void {
  const locale = useLocale();
  useEffect(() => {
    const root = rootRef.current;
    if (!root || !html.includes('data-embed=')) return;
    const say = (text: Localized) => (name: string) => text[locale].replace('{name}', name);
    addPlayers(root, { play: say(TEXTS.play), note: say(TEXTS.note), open: say(TEXTS.open) });
  }, [rootRef, html, locale]);
}
