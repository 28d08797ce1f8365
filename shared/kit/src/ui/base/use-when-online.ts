import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a network connection again. */
export function useWhenOnline(onOnline: (() => void) | undefined): void {
  const handleOnline = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
