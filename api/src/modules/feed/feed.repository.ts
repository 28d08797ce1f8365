import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { FEED_KINDS, FEED_SIZE, type FeedKind, type FeedOverview } from './feed.schema.ts';

interface Source {
  table: string;
  where: RawBuilder<unknown>;
  /** When the page last changed; for a scheduled article its publication. */
  changedAt: RawBuilder<Date>;
}

const UPDATED = sql<Date>`t.updated_at`;

function newsSource(type: string): Source {
  return {
    table: 'news',
    where: sql`t.deleted_at IS NULL AND t.type = ${type} AND t.published_at IS NOT NULL AND t.published_at <= now()`,
    changedAt: sql<Date>`greatest(t.updated_at, t.published_at)`,
  };
}

const SOURCES: Record<FeedKind, Source> = {
  talent: { table: 'talent', where: sql`t.is_public AND t.deleted_at IS NULL`, changedAt: UPDATED },
  news: newsSource('General'),
  talk: newsSource('TalkOfTheTown'),
  job: { table: 'job', where: sql`t.is_listed AND t.deleted_at IS NULL`, changedAt: UPDATED },
};

export interface FeedRow {
  id: string;
  changed_at: Date;
}

/** Public records of a kind ordered by id, so that pages are stable. */
export async function feedPage(db: Db, kind: FeedKind, page: number): Promise<FeedRow[]> {
  const { table, where, changedAt } = SOURCES[kind];
  const { rows } = await sql<FeedRow>`
    SELECT t.id, ${changedAt} AS changed_at FROM ${sql.table(table)} t WHERE ${where}
    ORDER BY t.id LIMIT ${FEED_SIZE} OFFSET ${(page - 1) * FEED_SIZE}`.execute(db);
  return rows;
}

/** Number of public records per kind, and their last change. */
export async function feedOverview(db: Db): Promise<FeedOverview> {
  const kinds = await Promise.all(
    FEED_KINDS.map(async (kind) => {
      const { table, where, changedAt } = SOURCES[kind];
      const { rows } = await sql<{ total: number; changed_at: Date | null }>`
        SELECT count(*)::int AS total, max(${changedAt}) AS changed_at
        FROM ${sql.table(table)} t WHERE ${where}`.execute(db);
      const { total = 0, changed_at = null } = rows[0] ?? {};
      return { kind, total, changedAt: changed_at?.toISOString() ?? null };
    }),
  );
  return { size: FEED_SIZE, kinds };
}
