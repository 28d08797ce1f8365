import { isOutcomeUnknown } from '@dara/sdk/api';
import type { useUpload } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import { useRef } from 'react';
import {
  useManagementCompositeCardCreateMutation,
  useManagementCompositeCardUpdateMutation,
  type CompositeCard,
} from '../../../api/generated.ts';
import type { CardDraft } from '../draft/card-draft.ts';

export type CardTarget = Pick<CompositeCard, 'id' | 'version'>;

interface Attempt {
  draft: CardDraft;
  body: FormData;
}

/** Creates and updates cards; a new one is created once, even if a response is lost. */
export function useCardCreation(talentId: string, upload: ReturnType<typeof useUpload>) {
  const [create] = useManagementCompositeCardCreateMutation();
  const [update] = useManagementCompositeCardUpdateMutation();
  /** A create request without a response. */
  const lostRef = useRef<Attempt>(undefined);
  /** Created, while later changes are not saved yet. */
  const madeRef = useRef<CardTarget>(undefined);

  const change = (card: CardTarget, body: FormData): Promise<CompositeCard> =>
    upload.send(body, (form) => update({ id: talentId, cardId: card.id, body: form }));

  const attempt = async (one: Attempt): Promise<CompositeCard> => {
    try {
      const card = await upload.send(one.body, (form) => create({ id: talentId, body: form }));
      lostRef.current = undefined;
      return card;
    } catch (error) {
      lostRef.current = isOutcomeUnknown(error) ? one : undefined;
      throw error;
    }
  };

  /** `formOf` returns the form of the draft based on a version. */
  const make = async (
    draft: CardDraft,
    formOf: (version?: number) => FormData,
  ): Promise<CompositeCard> => {
    const lost = lostRef.current;
    if (lost && !madeRef.current) {
      // The api knows the form again and answers the card; refused, it made none.
      const card = await attempt(lost).catch((error: unknown) => {
        if (isOutcomeUnknown(error) || isSame(lost.draft, draft)) throw error;
      });
      if (card && isSame(lost.draft, draft)) return card;
      madeRef.current = card ?? undefined;
    }
    const made = madeRef.current;
    if (!made) return attempt({ draft, body: formOf() });
    const card = await change(made, formOf(made.version));
    madeRef.current = undefined;
    return card;
  };
  return { make, change };
}
