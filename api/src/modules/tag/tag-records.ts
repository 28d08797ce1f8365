import { TAG, TAG_KINDS, usualSpelling, type TagKind } from '@dara/model';
import { sql } from 'kysely';
import type { AuditDiff } from '../../kernel/record/audit.ts';
import { inputValues } from '../../kernel/resource/resource-input.ts';
import { createResource } from '../../kernel/resource/resource.ts';
import { cleanLocalized, cleanName } from '../../kernel/schema/input.ts';
import { requireFreeName } from './require-free-name.ts';

const usesAs = (kind: TagKind): string => {
  const noun = kind.toLowerCase();
  return `WHEN '${kind}' THEN (SELECT count(*)::int FROM ${noun}_tag l
    JOIN ${noun} r ON r.id = l.${noun}_id AND r.deleted_at IS NULL WHERE l.tag_id = t.id)`;
};
/** How many records have `tag t`; deleted ones do not count. */
export const USES = `(CASE t.kind ${TAG_KINDS.map(usesAs).join(' ')} END)`;

/** A tag name in usual widths and forms, without invisible characters, Thai as it is spelt. */
const cleanTagName = (text: string): string => cleanName(usualSpelling(text));

export const tagRecords = createResource(TAG, {
  missing: 'TAG_NOT_EXIST',
  content: 'tag',
  computed: { uses: USES },
  // A merged tag stays with the other.
  restorable: sql`t.merged_into IS NULL`,
  input: ({ name, ...data }) =>
    inputValues(TAG, { ...data, ...(name && { name: cleanLocalized(name, cleanTagName) }) }),
  requireValid: (trx, { kind, name }, id) => requireFreeName(trx, kind, name, id),
  async auditDelete(trx, { id }): Promise<AuditDiff> {
    return { uses: (await tagRecords.read(trx, id)).uses };
  },
});
