import { useNotice } from '@dara/sdk/notice';

/** Copies an address, and shows the result; `failed` is the message id of a refusal. */
export function useCopyLink(failed: string): (address: string) => Promise<void> {
  const notice = useNotice();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      notice({ kind: 'success', message: { id: 'sdk.notice.linkCopied' } });
    } catch {
      notice({ kind: 'error', message: { id: failed } });
    }
  };
}
