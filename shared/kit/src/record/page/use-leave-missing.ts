import { useNotice, type NoticeMessage } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface MissingRecordProps {
  /** What a toast says. */
  message: NoticeMessage;
  /** Which page is shown then. */
  path: string;
}

/**
 * Leaves the page of a record that is not there, with a toast. Once: where the next page takes long to be drawn, the
 * record may be asked for again meanwhile, and be missing again.
 */
export function useLeaveMissing(isGone: boolean, { message, path }: MissingRecordProps): void {
  const notice = useNotice();
  const navigate = useNavigate();
  const hasLeftRef = useRef(false);
  const leave = useEffectEvent(() => {
    if (hasLeftRef.current) return;
    hasLeftRef.current = true;
    notice({ kind: 'error', message });
    void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
