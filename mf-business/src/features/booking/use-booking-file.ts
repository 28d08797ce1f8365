import { download, saveFile } from '@dara/kit/resource';
import { errorMessage } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { useState } from 'react';
import type { Booking } from '../../api/generated.ts';

/** Hands one booking to the browser as a file for a calendar. */
export function useBookingFile() {
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const save = async ({ id, from }: Pick<Booking, 'id' | 'from'>) => {
    setIsBusy(true);
    try {
      const url = `/api/management/booking/${id}/ics`;
      saveFile(await download(dispatch, { url, params: { language } }), `booking-${from}.ics`);
    } catch (error) {
      const { id: message, values } = errorMessage(error);
      notice({ kind: 'error', message: { id: message, values } });
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
