import type { Db } from '@dara/backend';
import { today } from '../../../kernel/age.ts';
import { CARD_FIELDS } from '../layout/card-layout.ts';
import { isId } from '../../../kernel/new-id.ts';
import { drawCard, type CardAgency } from '../drawing/card-drawing.ts';
import { subjectOf, talentNameOf } from '../record/card-subject.ts';
import { findCardTalent } from '../record/composite-card.repository.ts';
import type { CardDraft, CardDraftDrawing } from './composite-card-write.schema.ts';

/**
 * An unsaved card for the preview. A slot whose image is not stored yet, or belongs to another talent, stays empty:
 * the editor renders its own files there.
 */
export async function drawDraft(
  db: Db,
  talentId: string,
  { template, language = 'th', fields = [...CARD_FIELDS], slots = [], size = 'A5' }: CardDraft,
  agency: CardAgency,
): Promise<CardDraftDrawing> {
  const ids = slots.map(({ imageId }) => imageId).filter(isId);
  const talent = await findCardTalent(db, talentId, ids);
  const never = new Date(0);
  const subject = subjectOf(
    {
      ...talent,
      id: talentId,
      talent_id: talentId,
      name: '',
      template,
      language,
      fields,
      slots: [...slots],
      is_default: false,
      shared: false,
      version: 0,
      created_at: never,
      updated_at: never,
    },
    today(),
  );
  const drawing = drawCard(subject, agency, size);
  return { talentId, talentName: talentNameOf(subject), template, language, drawing };
}
