import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { useRef, useState } from 'react';
import { download, type DownloadRequest } from './download.ts';
import { saveFile } from './save-file.ts';

/** Downloads one file at a time and hands it to the browser under a name; a failure is shown as a toast. */
export function useFileDownload() {
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const save = async (request: DownloadRequest, name: string): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      saveFile(await download(dispatch, request), name);
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
