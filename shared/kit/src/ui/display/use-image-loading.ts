import { useEffect, useRef, useState, type RefObject } from 'react';

/** Long enough for a server that was busy to have caught up. */
const RETRY_MS = 1500;
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Loading = 'first' | 'waiting' | 'again' | 'given up';

export interface ImageLoading {
  /** False while there is nothing to show but the blur. */
  isAskedFor: boolean;
  /** Shown in the place of the image, so that browsers draw no sign of a broken one. */
  standIn: string;
  image: RefObject<HTMLImageElement | null>;
  handleError: () => void;
}

/** Tracks loading of an image: one retry after a failure, then the blur stays. */
export function useImageLoading(placeholder: string | null): ImageLoading {
  const [loading, setLoading] = useState<Loading>('first');
  const image = useRef<HTMLImageElement>(null);
  const handleError = () =>
    setLoading((now) => (now === 'first' ? 'waiting' : now === 'again' ? 'given up' : now));

  useEffect(() => {
    // It may have failed before the page was hydrated.
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setLoading('waiting');
  }, []);

  useEffect(() => {
    if (loading !== 'waiting') return undefined;
    const timer = setTimeout(() => setLoading('again'), RETRY_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return {
    isAskedFor: loading === 'first' || loading === 'again',
    standIn: placeholder?.startsWith('data:') ? placeholder : TRANSPARENT,
    image,
    handleError,
  };
}
