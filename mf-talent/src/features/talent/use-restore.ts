import { errorMessage } from '@dara/shared/api';
import type { TalentNames } from '@dara/shared/model';
import { useNotice } from '@dara/shared/notice';
import { useRef, useState } from 'react';
import { useManagementTalentRestoreMutation } from '../../api/generated.ts';
import { useTalentName } from '../../parts/talent-names.ts';

/** Brings a deleted talent back and says so; a second click is none, for then it is not deleted any more. */
export function useRestore(talent: TalentNames & { id: string }) {
  const { id } = talent;
  const { name } = useTalentName(talent);
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
      notice({ kind: 'success', message: { id: 'talent.manage.done.restore', values: { name } } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { restore, isBusy };
}
