import { AppError, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { cleanLine, InputCheck } from '../../../kernel/schema/input.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent, RESTORABLE_DAYS } from '../../talent/talent.public.ts';
import { auditCard } from './card-audit.ts';
import type { CardSubject } from '../record/card-subject.ts';
import {
  nextDefaultCard,
  insertCard,
  lockCardTalent,
  makeDefault,
  requireCapacity,
  requireWritten,
} from './card-write.repository.ts';
import { requireCard, type OfCard } from '../record/composite-card.repository.ts';
import { isDuplicateId, rethrowDuplicateId } from './card-write.ts';
import { CARD_NAME_MAX, type CardDuplicateBody } from './composite-card-write.schema.ts';

/** "Name (2)", or the next number, within the length that a name may have. */
export function copyName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*?)(?: \((\d{1,4})\))?$/s.exec(name) ?? [];
  const end = ` (${Number(number) + 1})`;
  return `${[...stem].slice(0, CARD_NAME_MAX - end.length).join('')}${end}`;
}

/** The same card once more, neither default nor shared; made once however often it is sent. */
export async function duplicateCard(
  services: Services,
  context: ActorContext,
  of: OfCard,
  { id, name }: CardDuplicateBody,
): Promise<CardSubject> {
  const check = new InputCheck();
  if (name !== undefined) check.required('name', cleanLine(name));
  check.throwIfRefused();
  const { talentId } = of;
  const copy = { talentId, cardId: id?.toLowerCase() ?? newId() };
  return services.db
    .transaction()
    .execute(async (trx) => {
      await lockCardTalent(trx, talentId);
      const { version: _version, ...original } = await requireWritten(trx, talentId, of.cardId);
      if (await isDuplicateId(trx, talentId, id?.toLowerCase())) return requireCard(trx, copy);
      const { hasDefault } = await requireCapacity(trx, talentId);
      const card = {
        ...original,
        id: copy.cardId,
        name: name === undefined ? copyName(original.name) : cleanLine(name),
        isDefault: !hasDefault,
        shared: false,
      };
      await insertCard(trx, card, context.actor.id);
      const changes = changesBetween({}, auditCard({ ...card, version: 1 }));
      await auditTalent(trx, context, 'CardCreate', talentId, { card: card.name, ...changes });
      return requireCard(trx, copy);
    })
    .catch(rethrowDuplicateId);
}

/** Takes a card out; when it was the default, the oldest other card is it from now on. */
export async function deleteCard(
  services: Services,
  context: ActorContext,
  { talentId, cardId }: OfCard,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockCardTalent(trx, talentId);
    const card = await requireWritten(trx, talentId, cardId);
    await sql`
      UPDATE composite_card
      SET deleted_at = now(), is_default = false, updated_at = now(), version = version + 1
      WHERE id = ${cardId}`.execute(trx);
    const nextDefault = card.isDefault ? await nextDefaultCard(trx, talentId, cardId) : null;
    if (nextDefault !== null) await makeDefault(trx, nextDefault);
    const changes = changesBetween(auditCard(card), {});
    await auditTalent(trx, context, 'CardDelete', talentId, { card: card.name, ...changes });
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
  });
}

/** Brings a deleted card back; one that is there already is answered as it is. */
export function restoreCard(
  services: Services,
  context: ActorContext,
  of: OfCard,
): Promise<CardSubject> {
  const { talentId, cardId } = of;
  return services.db.transaction().execute(async (trx) => {
    await lockCardTalent(trx, talentId);
    const { rows } = await sql<{ is_deleted: boolean }>`
      SELECT deleted_at IS NOT NULL AS is_deleted FROM composite_card
      WHERE id = ${cardId} AND talent_id = ${talentId}
        AND (deleted_at IS NULL OR deleted_at > now() - ${RESTORABLE_DAYS} * interval '1 day')`.execute(
      trx,
    );
    if (!rows[0]) throw new AppError('CARD_NOT_EXIST');
    if (!rows[0].is_deleted) return requireCard(trx, of);
    const { hasDefault } = await requireCapacity(trx, talentId);
    await sql`
      UPDATE composite_card
      SET deleted_at = NULL, is_default = ${!hasDefault}, updated_at = now(), version = version + 1
      WHERE id = ${cardId}`.execute(trx);
    const card = await requireCard(trx, of);
    await auditTalent(trx, context, 'CardRestore', talentId, { card: card.name });
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
    return card;
  });
}
