import { download, saveFile } from '@dara/kit/resource';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { useState } from 'react';

/** Fetches the proposal on paper, in Thai or in English. */
export function useProposalPdf({ id, number }: { id: string; number: string }) {
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [isLoading, setIsLoading] = useState(false);
  const save = async (language: 'th' | 'en') => {
    setIsLoading(true);
    try {
      const url = `/api/management/proposal/${id}/pdf`;
      saveFile(await download(dispatch, { url, params: { language } }), `${number}.pdf`);
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      setIsLoading(false);
    }
  };
  return { save, isLoading };
}
