import { localized, useLocale } from '@dara/sdk/i18n';
import { useFileDownload } from '@dara/kit/resource';
import type { CardSize, CompositeCard } from '../../../api/generated.ts';

export interface CardFile {
  format: 'pdf' | 'png';
  size: CardSize;
  /** With 3 mm more on each side and marks for cutting. */
  bleed?: boolean;
  /** The snapshot that was sent with this job's application. */
  jobId?: string;
}

const safe = (name: string) => name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'card';

/** Downloads a card's PDF or image with the user's session. */
export function useCardFiles() {
  const locale = useLocale();
  const file = useFileDownload();
  const save = (
    card: Pick<CompositeCard, 'id' | 'talentId' | 'talentName' | 'name'>,
    { format, size, bleed, jobId }: CardFile,
  ) =>
    file.save(
      {
        url: `/api/management/talent/${card.talentId}/compositecard/${card.id}/${format}`,
        params: { size, bleed: bleed ? 1 : undefined, jobId },
      },
      `${safe(`${localized(card.talentName, locale)} - ${card.name}`)}.${format}`,
    );
  return { save, isBusy: file.isBusy };
}
