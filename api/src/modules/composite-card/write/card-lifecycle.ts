import { cutText } from '@dara/model';
import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { cleanLine, InputCheck } from '../../../kernel/schema/input.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent } from '../../talent/talent.public.ts';
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

const cardRow = (id: string) => ({ table: 'composite_card' as const, id });

/** "Name (2)", or the next number, within the length that a name may have. */
export function copyName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*?)(?: \((\d{1,4})\))?$/s.exec(name) ?? [];
  const end = ` (${Number(number) + 1})`;
  return cutText(stem, CARD_NAME_MAX - end.length) + end;
}

/** Copies a card, neither default nor shared; idempotent. */
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
  const copy = { talentId, cardId: id ?? newId() };
  return services.db
    .transaction()
    .execute(async (trx) => {
      await lockCardTalent(trx, talentId);
      const { version: _version, ...original } = await requireWritten(trx, talentId, of.cardId);
      if (await isDuplicateId(trx, talentId, id)) return requireCard(trx, copy);
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

/** Deletes a card; if it was the default, the oldest other card becomes the default. */
export async function deleteCard(
  services: Services,
  context: ActorContext,
  { talentId, cardId }: OfCard,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockCardTalent(trx, talentId);
    const card = await requireWritten(trx, talentId, cardId);
    await deleteRecord(trx, cardRow(cardId), { set: sql`is_default = false` });
    const nextDefault = card.isDefault ? await nextDefaultCard(trx, talentId, cardId) : null;
    if (nextDefault !== null) await makeDefault(trx, nextDefault);
    const changes = changesBetween(auditCard(card), {});
    await auditTalent(trx, context, 'CardDelete', talentId, { card: card.name, ...changes });
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
  });
}

/** Restores a deleted card; no-op when not deleted. */
export function restoreCard(
  services: Services,
  context: ActorContext,
  of: OfCard,
): Promise<CardSubject> {
  const { talentId, cardId } = of;
  return services.db.transaction().execute(async (trx) => {
    await lockCardTalent(trx, talentId);
    const within = { column: 'talent_id', id: talentId };
    const deletedAt = await lockRestorable(trx, cardRow(cardId), 'CARD_NOT_EXIST', within);
    if (deletedAt === null) return requireCard(trx, of);
    const { hasDefault } = await requireCapacity(trx, talentId);
    await restoreRecord(trx, cardRow(cardId), sql`is_default = ${!hasDefault}`);
    const card = await requireCard(trx, of);
    await auditTalent(trx, context, 'CardRestore', talentId, { card: card.name });
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
    return card;
  });
}
