import { useNotice } from '@dara/sdk/notice';

/** Copies the URL of a page of this site, and shows the result. */
export function useCopyLink(): (path: string) => Promise<void> {
  const notice = useNotice();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      notice({ kind: 'success', message: { id: 'sdk.notice.linkCopied' } });
    } catch {
      notice({ kind: 'error', message: { id: 'cms.article.notCopied' } });
    }
  };
}
