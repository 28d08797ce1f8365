import { useAppDispatch } from '@dara/sdk/store';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { errorMessage } from '@dara/sdk/api';
import { download, saveFile } from '@dara/kit/resource';
import { useRef, useState } from 'react';
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
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const save = async (
    card: Pick<CompositeCard, 'id' | 'talentId' | 'talentName' | 'name'>,
    { format, size, bleed, jobId }: CardFile,
  ) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      const url = `/api/management/talent/${card.talentId}/compositecard/${card.id}/${format}`;
      const params = { size, bleed: bleed ? 1 : undefined, jobId };
      const file = await download(dispatch, { url, params });
      saveFile(file, `${safe(`${localized(card.talentName, locale)} - ${card.name}`)}.${format}`);
    } catch (error) {
      const { id, values } = errorMessage(error);
      notice({ kind: 'error', message: { id, values } });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
