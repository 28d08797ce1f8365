import { download, saveFile } from '@dara/kit/resource';
import { Button } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useShortlistText } from './shortlist-texts.ts';

/** Saves these talents as a printable document in the language of the page. */
export function PdfButton({ ids }: { ids: readonly string[] }) {
  const text = useShortlistText();
  const language = useLocale();
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      const request = { url: '/api/talent/shortlist.pdf', params: { ids, language } };
      saveFile(await download(dispatch, request), 'shortlist.pdf');
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      icon={<Download size={18} aria-hidden />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {text('pdf')}
    </Button>
  );
}
