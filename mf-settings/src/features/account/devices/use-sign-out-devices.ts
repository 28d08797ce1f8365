import { errorMessage } from '@dara/sdk/api';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import {
  useAccountSessionEndMutation,
  useAccountSessionEndOthersMutation,
  type SessionEntry,
} from '../../../api/generated.ts';
import { useDeviceName } from './use-device-name.ts';

const ALL = {
  title: { id: 'setting.device.endOthers.title' },
  message: { id: 'setting.device.endOthers.text' },
  confirmLabel: { id: 'setting.device.endOthers' },
};

/** Signs out one device, or all others, after confirmation; `onChange` is called in both cases. */
export function useSignOutDevices(onChange: () => void) {
  const notice = useNotice();
  const confirm = useConfirm();
  const nameOf = useDeviceName();
  const [end, ending] = useAccountSessionEndMutation();
  const [endOthers, endingOthers] = useAccountSessionEndOthersMutation();

  const finish = (call: Promise<unknown>) =>
    call
      .then(
        () => notice({ kind: 'success', message: { id: 'setting.device.ended' } }),
        (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
      )
      .then(onChange);
  const signOut = async (entry: SessionEntry) => {
    const title = { id: 'setting.device.end.title', values: { name: nameOf(entry) } };
    const message = { id: 'setting.device.end.text' };
    const confirmLabel = { id: 'setting.device.end' };
    if (await confirm({ title, message, confirmLabel }))
      await finish(end({ id: entry.id }).unwrap());
  };
  const signOutOthers = async () => {
    if (await confirm(ALL)) await finish(endOthers().unwrap());
  };
  return {
    signOut,
    signOutOthers,
    /** The device that is being signed out. */
    endingId: ending.isLoading ? ending.originalArgs?.id : undefined,
    isEndingOthers: endingOthers.isLoading,
  };
}
