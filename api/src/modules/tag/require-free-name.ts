import { AppError, type Db, type FieldError } from '@dara/backend';
import type { TagKind } from '@dara/model';
import { sql } from 'kysely';
import type { Localized } from '../../kernel/schema/shapes.ts';

/**
 * Refuses a name that looks like another tag's of the kind, in either language, since visitors ask for tags by both.
 * Who names tags of one kind waits for one another until the transaction ends.
 */
export async function requireFreeName(
  trx: Db,
  kind: TagKind,
  name: Localized,
  except: string | null,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`tag ${kind}`}))`.execute(trx);
  const { rows } = await sql<{ th: boolean | null; en: boolean | null }>`
    SELECT bool_or(k.th IN (t.th_key, t.en_key)) AS th, bool_or(k.en IN (t.th_key, t.en_key)) AS en
    FROM (SELECT tag_key(${name.th}::text) AS th, tag_key(${name.en}::text) AS en) k
    JOIN tag t ON t.kind = ${kind} AND t.deleted_at IS NULL AND t.id IS DISTINCT FROM ${except}::uuid
      AND (t.th_key IN (k.th, k.en) OR t.en_key IN (k.th, k.en))`.execute(trx);
  const taken = (['th', 'en'] as const).filter((language) => rows[0]?.[language]);
  const errors: FieldError[] = taken.map((language) => ({
    field: `name.${language}`,
    rule: 'TAG_DUPLICATE',
  }));
  if (errors.length > 0) throw new AppError('TAG_DUPLICATE', { errors });
}
