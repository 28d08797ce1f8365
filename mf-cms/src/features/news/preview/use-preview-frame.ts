import { NEWS_PREVIEW_READY, NEWS_PREVIEW_TEXTS, type NewsPreviewTexts } from '@dara/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NewsValues } from '../news-values.ts';

/** Keeps a framed preview as the form is, and as wide as there is room. */
export function usePreviewFrame(values: NewsValues, width: number) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const tell = useEffectEvent(() => {
    const { title, shortDescription, detail } = values;
    const texts = { title, shortDescription, detail } satisfies NewsPreviewTexts;
    const message = { type: NEWS_PREVIEW_TEXTS, ...texts };
    frameRef.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => tell(), [values]);
  useEffect(() => {
    // The page says when it listens, which is after it was loaded.
    const handleMessage = ({ source, data }: MessageEvent) => {
      const isReady = (data as { type?: unknown } | null)?.type === NEWS_PREVIEW_READY;
      if (isReady && source === frameRef.current?.contentWindow) tell();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return {
    frameRef,
    stageRef,
    scale: Math.min(1, Math.max(room, 1) / width),
  };
}
