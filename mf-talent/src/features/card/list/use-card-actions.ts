import { useCopyLink } from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useRef, useState } from 'react';
import {
  useManagementCompositeCardDeleteMutation,
  useManagementCompositeCardDuplicateMutation,
  useManagementCompositeCardUpdateMutation,
  type CompositeCard,
} from '../../../api/generated.ts';
import { cardPaths } from '../access/card-paths.ts';

type Flags = Partial<Pick<CompositeCard, 'isDefault' | 'shared'>>;

function flagsBody(card: CompositeCard, flags: Flags): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify({ version: card.version, ...flags }));
  return body;
}

export type CardActions = ReturnType<typeof useCardActions>;

/** Actions on one card of a list, one at a time. */
export function useCardActions(card: CompositeCard) {
  const { id: cardId, talentId: id, name } = card;
  const notice = useNotice();
  const confirm = useConfirm();
  const [update] = useManagementCompositeCardUpdateMutation();
  const [copy] = useManagementCompositeCardDuplicateMutation();
  const [remove] = useManagementCompositeCardDeleteMutation();
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  /** The flag conflicts with no other edit: it is set on the current version. */
  const mark = async (flags: Flags) => {
    try {
      await update({ id, cardId, body: flagsBody(card, flags) }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'VERSION_CONFLICT' || !error.current) throw error;
      const body = flagsBody(error.current as CompositeCard, flags);
      await update({ id, cardId, body }).unwrap();
    }
  };
  const saved = () => notice({ kind: 'success', message: { id: 'sdk.notice.saved' } });
  const copyAddress = useCopyLink('talent.card.copyFailed');
  const copyLink = () => copyAddress(location.origin + cardPaths.shared(id, cardId));
  return {
    isBusy,
    copyLink: () => void copyLink(),
    setShared: (shared: boolean) =>
      void run(async () => {
        await mark({ shared });
        if (shared) await copyLink();
        else saved();
      }),
    makeDefault: () =>
      void run(async () => {
        await mark({ isDefault: true });
        saved();
      }),
    duplicate: () =>
      void run(async () => {
        await copy({ id, cardId, cardDuplicateBody: {} }).unwrap();
        notice({ kind: 'success', message: { id: 'talent.card.duplicated', values: { name } } });
      }),
    remove: () =>
      void run(async () => {
        const isMeant = await confirm({
          kind: 'danger',
          title: { id: 'talent.card.delete.title', values: { name } },
          message: { id: 'talent.card.delete.text' },
          confirmLabel: { id: 'talent.card.delete' },
        });
        if (!isMeant) return;
        await remove({ id, cardId }).unwrap();
        notice({ kind: 'success', message: { id: 'talent.card.deleted' } });
      }),
  };
}
