import { type Db, AppError, invalidField } from '@dara/backend';
import { TAGS_MAX, type TagKind } from '@dara/model';
import { sql } from 'kysely';

/** A record that bears tags; its kind names the tags that it may bear and the tables that link them. */
export interface Tagged {
  kind: TagKind;
  id: string;
}

/** Refuses tags that do not exist, each at its place in the field. */
export async function requireTags(
  db: Db,
  kind: TagKind,
  tagIds: readonly string[],
  field: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM tag WHERE kind = ${kind} AND deleted_at IS NULL AND id = ANY (${tagIds}::uuid[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ id }) => id));
  const errors = tagIds.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [{ field: `${field}.${index}`, rule: 'exist' }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

function linksOf(kind: TagKind) {
  const noun = kind.toLowerCase();
  return { table: sql.table(`${noun}_tag`), owner: sql.ref(`${noun}_id`) };
}

/** Gives a record these tags, in this order, and no others. */
export async function replaceTags(
  trx: Db,
  { kind, id }: Tagged,
  tagIds: readonly string[],
): Promise<void> {
  const { table, owner } = linksOf(kind);
  await sql`DELETE FROM ${table} WHERE ${owner} = ${id}`.execute(trx);
  await sql`
    INSERT INTO ${table} (${owner}, tag_id, position)
    SELECT ${id}::uuid, u.id, u.position - 1
    FROM unnest(${tagIds}::uuid[]) WITH ORDINALITY u (id, position)`.execute(trx);
}

/**
 * Adds or removes tags of a record that the caller has locked. Answers what changed, for its history; null when nothing
 * did.
 */
export async function changeTags(
  trx: Db,
  tagged: Tagged,
  action: 'tag' | 'untag',
  tagIds: readonly string[],
): Promise<Record<string, unknown> | null> {
  const { table, owner } = linksOf(tagged.kind);
  const { rows } = await sql<{ tag_id: string }>`
    SELECT tag_id FROM ${table} WHERE ${owner} = ${tagged.id} ORDER BY position, tag_id`.execute(
    trx,
  );
  const before = rows.map((row) => row.tag_id);
  const after =
    action === 'tag'
      ? [...new Set([...before, ...tagIds])]
      : before.filter((tagId) => !tagIds.includes(tagId));
  if (after.length === before.length) return null;
  if (after.length > TAGS_MAX) throw invalidField('tags', 'maxItems', { limit: TAGS_MAX });
  await replaceTags(trx, tagged, after);
  return { tags: { before, after } };
}
