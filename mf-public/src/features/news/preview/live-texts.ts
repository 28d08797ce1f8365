import { NEWS_PREVIEW_READY, NEWS_PREVIEW_TEXTS, type NewsPreviewTexts } from '@dara/model';
import { useEffect, useState } from 'react';
import { safeHtml } from '../../../parts/text/safe-html.ts';

/** Far above the maximum size of an article. */
const MAX_LENGTH = 2_000_000;

interface Bilingual {
  th: string;
  en: string;
}

function bilingual(value: unknown): Bilingual | null {
  if (typeof value !== 'object' || value === null) return null;
  const { th, en } = value as Partial<Record<'th' | 'en', unknown>>;
  if (typeof th !== 'string' || typeof en !== 'string') return null;
  return th.length + en.length > MAX_LENGTH ? null : { th, en };
}

/** Parses a message; its HTML is rebuilt from allowed elements. */
export function readLiveTexts(data: unknown): NewsPreviewTexts | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message['type'] !== NEWS_PREVIEW_TEXTS) return null;
  const title = bilingual(message['title']);
  const shortDescription = bilingual(message['shortDescription']);
  const detail = bilingual(message['detail']);
  if (!title || !shortDescription || !detail) return null;
  return {
    title,
    shortDescription,
    detail: { th: safeHtml(detail.th), en: safeHtml(detail.en) },
  };
}

/** The texts sent by the form around this page while typing; null outside of a form. */
export function useLiveTexts(): NewsPreviewTexts | null {
  const [texts, setTexts] = useState<NewsPreviewTexts | null>(null);
  useEffect(() => {
    const { parent, location } = window;
    if (parent === window) return;
    const handleMessage = (event: MessageEvent) => {
      // Accepts messages of the framing page on the same origin only.
      if (event.origin !== location.origin || event.source !== parent) return;
      const read = readLiveTexts(event.data);
      if (read) setTexts(read);
    };
    window.addEventListener('message', handleMessage);
    // The form sends its values as soon as a listener is ready.
    parent.postMessage({ type: NEWS_PREVIEW_READY }, location.origin);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return texts;
}
