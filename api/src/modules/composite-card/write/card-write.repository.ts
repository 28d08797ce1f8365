import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import type { WrittenCard } from './card-audit.ts';
import { CARDS_MAX } from './composite-card-write.schema.ts';

const CARD =
  sql.raw(`c.id, c.talent_id AS "talentId", c.name, c.template, c.language, c.fields, c.slots,
  c.image_ids AS "imageIds", c.is_default AS "isDefault", c.shared, c.version`);

/** Locks the cards of a talent until the transaction ends. Returns the talent's birthday. */
export async function lockCardTalent(trx: Db, talentId: string): Promise<string | null> {
  const { rows } = await sql<{ birthday: string | null }>`
    SELECT birthday FROM talent WHERE id = ${talentId} AND deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  );
  if (!rows[0]) throw new AppError('TALENT_NOT_EXIST');
  return rows[0].birthday;
}

/** A card of the talent for writing; read it under the talent's lock. */
export async function requireWritten(
  trx: Db,
  talentId: string,
  cardId: string,
): Promise<WrittenCard> {
  const { rows } = await sql<WrittenCard>`
    SELECT ${CARD} FROM composite_card c
    WHERE c.id = ${cardId} AND c.talent_id = ${talentId} AND c.deleted_at IS NULL`.execute(trx);
  if (!rows[0]) throw new AppError('CARD_NOT_EXIST');
  return rows[0];
}

/** The talent of the card with this id, including deleted cards. */
export async function ownerOfCard(
  trx: Db,
  cardId: string,
): Promise<{ talentId: string; deletedAt: Date | null } | null> {
  const { rows } = await sql<{ talentId: string; deletedAt: Date | null }>`
    SELECT talent_id AS "talentId", deleted_at AS "deletedAt" FROM composite_card
    WHERE id = ${cardId}`.execute(trx);
  return rows[0] ?? null;
}

/** Refuses more cards than allowed; returns whether one of them is the default. */
export async function requireCapacity(trx: Db, talentId: string): Promise<{ hasDefault: boolean }> {
  const { rows } = await sql<{ cards: number; hasDefault: boolean }>`
    SELECT count(*)::int AS cards, coalesce(bool_or(is_default), false) AS "hasDefault"
    FROM composite_card WHERE talent_id = ${talentId} AND deleted_at IS NULL`.execute(trx);
  const { cards, hasDefault } = rows[0] ?? { cards: 0, hasDefault: false };
  if (cards >= CARDS_MAX) throw new AppError('CARDS_FULL');
  return { hasDefault };
}

export async function insertCard(
  trx: Db,
  { id, talentId, slots, imageIds, isDefault, ...card }: Omit<WrittenCard, 'version'>,
  createdBy: string,
): Promise<void> {
  await trx
    .insertInto('composite_card')
    .values({
      ...card,
      id,
      talent_id: talentId,
      slots: JSON.stringify(slots),
      image_ids: imageIds,
      is_default: isDefault,
      created_by: createdBy,
    })
    .execute();
}

export async function updateCardRow(
  trx: Db,
  { id, name, template, language, fields, slots, imageIds, isDefault, shared }: WrittenCard,
): Promise<void> {
  await trx
    .updateTable('composite_card')
    .set((eb) => ({
      name,
      template,
      language,
      fields,
      slots: JSON.stringify(slots),
      image_ids: imageIds,
      is_default: isDefault,
      shared,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Clears the default flag; call it before setting another default. The version stays, so that an open editor has no
 * conflict.
 */
export async function clearDefault(trx: Db, talentId: string): Promise<void> {
  await sql`
    UPDATE composite_card SET is_default = false
    WHERE talent_id = ${talentId} AND is_default AND deleted_at IS NULL`.execute(trx);
}

/** The oldest other card, which becomes the default; null when there is none. */
export async function nextDefaultCard(
  trx: Db,
  talentId: string,
  cardId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM composite_card
    WHERE talent_id = ${talentId} AND id <> ${cardId} AND deleted_at IS NULL
    ORDER BY created_at, id LIMIT 1`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function makeDefault(trx: Db, cardId: string): Promise<void> {
  await sql`UPDATE composite_card SET is_default = true WHERE id = ${cardId}`.execute(trx);
}
