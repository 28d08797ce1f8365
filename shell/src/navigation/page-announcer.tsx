import { useLocation } from '@dara/sdk/router';
import { VisuallyHidden } from '@dara/kit/ui';
import { useEffect, useRef, useState } from 'react';

export const MAIN_ID = 'main';

/** After a navigation: announces the new title and moves focus to the content. */
export function PageAnnouncer({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setSpoken(title);
    // A hash target is where the reader wants to be: the page's own start is not.
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, title]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {spoken}
    </VisuallyHidden>
  );
}
