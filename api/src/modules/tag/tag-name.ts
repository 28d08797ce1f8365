import { AppError, type Db, type FieldError } from '@dara/backend';
import { TAG_NAME_MAX, type TagKind } from '@dara/model';
import { sql } from 'kysely';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  type LocalizedInput,
} from '../../kernel/schema/input.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

/** Two sara e typed for sara ae, a sara am typed as two signs, marks typed twice: none of it can be seen. */
const TYPED = [
  [/เเ/g, 'แ'],
  [/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33'],
  [/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33'],
  [/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1'],
] as const;

/** A tag's name as it is kept: in usual widths and forms, without what cannot be seen, Thai as it is spelt. */
function cleanTagName(text: string): string {
  return TYPED.reduce(
    (name, [typed, meant]) => name.replace(typed, meant),
    cleanName(text.normalize('NFKC')),
  );
}

/** The name in both languages as it is kept; refuses one without Thai. */
export function tagName(input: LocalizedInput): Localized {
  const check = new InputCheck();
  const name = cleanLocalized(input, cleanTagName);
  check.required('name.th', name.th);
  if (name.en !== '') check.required('name.en', name.en);
  check.atMost('name.th', name.th, TAG_NAME_MAX);
  check.atMost('name.en', name.en, TAG_NAME_MAX);
  check.throwIfRefused();
  return name;
}

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
