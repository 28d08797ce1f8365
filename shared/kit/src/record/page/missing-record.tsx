import { useNotice, type NoticeMessage } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { useEffect, useEffectEvent } from 'react';

export interface MissingRecordProps {
  /** What a toast says. */
  message: NoticeMessage;
  /** Which page is shown then. */
  path: string;
}

/** Leaves the page of a record that is not there, with a toast. */
export function MissingRecord({ message, path }: MissingRecordProps) {
  const notice = useNotice();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    notice({ kind: 'error', message });
    void navigate(path, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}
