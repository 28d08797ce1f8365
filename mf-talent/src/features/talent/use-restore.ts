import { errorMessage } from '@dara/shared/api';
import { useNotice } from '@dara/shared/notice';
import { useRef, useState } from 'react';
import { useManagementTalentRestoreMutation } from '../../api/generated.ts';

/** Brings a deleted talent back and says so; a second click is none, for then it is not deleted any more. */
export function useRestore({ id, displayName }: { id: string; displayName: string }) {
  const notice = useNotice();
  const [send] = useManagementTalentRestoreMutation();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await send({ id }).unwrap();
      const values = { name: displayName };
      notice({ kind: 'success', message: { id: 'talent.manage.done.restore', values } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { restore, isBusy };
}
