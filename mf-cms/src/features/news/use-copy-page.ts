import { useCopyLink } from '@dara/kit/ui';

/** Copies the URL of a page of this site, and shows the result. */
export function useCopyPage(): (path: string) => Promise<void> {
  const copy = useCopyLink('cms.article.notCopied');
  return (path) => copy(new URL(path, location.href).href);
}
