import { ownPath } from '@dara/contract';
import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

/** Internal path of a plainly clicked link; null for every other click. */
function clickedPath(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link || link.target || link.hasAttribute('download'))
    return null;
  const path = link.getAttribute('href');
  return path?.startsWith('/api/') ? null : ownPath(path);
}

/** Follows links of HTML that React did not render, such as of a text or another framework, without loading the page. */
export function useOwnLinks(rootRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = rootRef.current;
    const handleClick = (event: MouseEvent): void => {
      const path = clickedPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    root?.addEventListener('click', handleClick);
    return () => root?.removeEventListener('click', handleClick);
  }, [rootRef, navigate]);
}
