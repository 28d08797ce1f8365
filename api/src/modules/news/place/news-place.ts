import { invalidField, type Db, type Services } from '@dara/backend';
import { NEWS_PLACES_MAX, type NewsType } from '@dara/model';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { Id } from '../../../kernel/schema/shapes.ts';
import { nextVersion } from '../record/news-audit.ts';
import type { ManagementNews } from '../record/news-record.schema.ts';
import { lockNews, readNews } from '../record/news-record.repository.ts';

export const NewsPlaceBody = Type.Object(
  { beforeId: Type.Optional(Id), afterId: Type.Optional(Id) },
  { title: 'NewsPlaceBody', description: 'One of the two: the article to place it next to' },
);
export type NewsPlaceBody = Static<typeof NewsPlaceBody>;

/** One after another per kind: each move sees the places that the one before it gave. */
async function lockPlaces(trx: Db, type: NewsType): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`news-place:${type}`}, 0))`.execute(
    trx,
  );
}

interface Placed {
  id: string;
  sort_order: number | null;
}

/** The first articles of a kind, sorted by their order in management. */
async function firstPlaces(trx: Db, type: NewsType): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    SELECT id, sort_order FROM news WHERE type = ${type} AND deleted_at IS NULL
    ORDER BY sort_order NULLS LAST, id DESC LIMIT ${NEWS_PLACES_MAX}`.execute(trx);
  return rows;
}

/** The new position of an article; refuses an adjacent article that has no position or is of another kind. */
function targetOf(others: readonly Placed[], { beforeId, afterId }: NewsPlaceBody): number {
  const [field, neighbour] = beforeId ? ['beforeId', beforeId] : ['afterId', afterId ?? ''];
  const index = others.findIndex(({ id }) => id === neighbour);
  if (index < 0) throw invalidField(field, 'exist');
  return beforeId ? index : index + 1;
}

/** Assigns numbers from 1 to the last article that has one or is moved; returns the differences. */
function renumbered(sequence: readonly Placed[], moved: number): { id: string; order: number }[] {
  const lastPlaced = sequence.findLastIndex(({ sort_order }) => sort_order !== null);
  return sequence
    .slice(0, Math.max(lastPlaced, moved) + 1)
    .map(({ id, sort_order }, index) => ({ id, order: index + 1, before: sort_order }))
    .filter(({ order, before }) => order !== before);
}

/**
 * Moves an article directly before or after another of its kind. Only the moved one gets a new version, so that open
 * editors of renumbered neighbours have no conflict.
 */
export function placeNews(
  services: Services,
  context: ActorContext,
  id: string,
  body: NewsPlaceBody,
): Promise<ManagementNews> {
  if (Boolean(body.beforeId) === Boolean(body.afterId)) {
    throw invalidField('beforeId', 'required');
  }
  return services.db.transaction().execute(async (trx) => {
    const reader = { db: trx, actor: context.actor };
    const { type } = await readNews(reader, id);
    await lockPlaces(trx, type);
    const before = await lockNews(reader, id);
    const others = (await firstPlaces(trx, type)).filter((one) => one.id !== before.id);
    const index = targetOf(others, body);
    const sequence = others.toSpliced(index, 0, { id: before.id, sort_order: null });
    const changes = renumbered(sequence, index);
    await sql`
      UPDATE news SET sort_order = c.sort_order
      FROM unnest(${changes.map((one) => one.id)}::uuid[], ${changes.map(({ order }) => order)}::int[]) c (id, sort_order)
      WHERE news.id = c.id`.execute(trx);
    if (before.order === index + 1 && changes.length === 1) return readNews(reader, id);
    const order = { before: before.order, after: index + 1 };
    await nextVersion(services, trx, context, before.id, { order });
    return readNews(reader, id);
  });
}
