import { type Db, invalidField } from '@dara/backend';
import { TAGS_MAX, type TagKind } from '@dara/model';
import { sql } from 'kysely';
import { requireFound } from '../schema/input.ts';

/** A record with tags; its kind names the possible tags and the tables that link them. */
export interface Tagged {
  kind: TagKind;
  id: string;
}

/** Refuses unknown tags, each at its position in the field; a merged tag is replaced by its target. */
export async function requireTags(
  db: Db,
  kind: TagKind,
  tagIds: readonly string[],
  field: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM tag t WHERE t.kind = ${kind} AND t.id = ANY (${tagIds}::uuid[])
      AND EXISTS (SELECT 1 FROM tag g WHERE g.id = coalesce(t.merged_into, t.id) AND g.deleted_at IS NULL)`.execute(
    db,
  );
  requireFound(tagIds, rows, field);
}

function linksOf(kind: TagKind) {
  const noun = kind.toLowerCase();
  return { table: sql.table(`${noun}_tag`), owner: sql.ref(`${noun}_id`) };
}

/** Replaces the tags of a record, in this order. */
export async function replaceTags(
  trx: Db,
  { kind, id }: Tagged,
  tagIds: readonly string[],
): Promise<void> {
  const { table, owner } = linksOf(kind);
  // Waits for a concurrent merge first, before locking rows that the merge would wait for.
  await sql`SELECT 1 FROM tag WHERE id = ANY (${tagIds}::uuid[]) ORDER BY id FOR KEY SHARE`.execute(
    trx,
  );
  await sql`
    WITH wanted AS (
      SELECT coalesce(g.merged_into, g.id) AS id, row_number() OVER (ORDER BY min(u.position)) - 1 AS position
      FROM unnest(${tagIds}::uuid[]) WITH ORDINALITY u (id, position) JOIN tag g ON g.id = u.id
      GROUP BY 1),
    removed AS (
      DELETE FROM ${table} WHERE ${owner} = ${id} AND tag_id NOT IN (SELECT w.id FROM wanted w))
    INSERT INTO ${table} AS l (${owner}, tag_id, position)
    SELECT ${id}::uuid, w.id, w.position FROM wanted w
    ON CONFLICT (${owner}, tag_id) DO UPDATE SET position = excluded.position
      WHERE l.position <> excluded.position`.execute(trx);
}

/**
 * Replaces these tags by another of the kind on every record; the caller has locked them. Returns the number of
 * records that got a new tag.
 */
export async function moveTagLinks(
  trx: Db,
  kind: TagKind,
  from: readonly string[],
  to: string,
): Promise<number> {
  const { table, owner } = linksOf(kind);
  await sql`
    DELETE FROM ${table} l USING (
      SELECT ${owner} AS owner, tag_id, row_number() OVER (
        PARTITION BY ${owner} ORDER BY tag_id = ${to} DESC, position, tag_id) AS nth
      FROM ${table} WHERE tag_id = ANY (${[to, ...from]}::uuid[])) d
    WHERE l.${owner} = d.owner AND l.tag_id = d.tag_id AND d.nth > 1`.execute(trx);
  const moved = await sql`
    UPDATE ${table} SET tag_id = ${to} WHERE tag_id = ANY (${from}::uuid[])`.execute(trx);
  return Number(moved.numAffectedRows ?? 0);
}

/** Adds or removes tags of a locked record. Returns the change for its history; null without one. */
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
