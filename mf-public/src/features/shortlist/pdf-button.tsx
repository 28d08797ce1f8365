import { useFileDownload } from '@dara/kit/resource';
import { Button } from '@dara/kit/ui';
import { useLocale } from '@dara/sdk/i18n';
import { Download } from 'lucide-react';
import { useShortlistText } from './shortlist-texts.ts';

/** Saves these talents as a printable document in the language of the page. */
export function PdfButton({ ids }: { ids: readonly string[] }) {
  const text = useShortlistText();
  const language = useLocale();
  const { save, isBusy } = useFileDownload();
  const request = { url: '/api/talent/shortlist.pdf', params: { ids, language } };
  return (
    <Button
      icon={<Download size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void save(request, 'shortlist.pdf')}
    >
      {text('pdf')}
    </Button>
  );
}
