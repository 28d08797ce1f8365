import { AppError, invalidField, type Db, type FileCensus, type Services } from '@dara/backend';
import type { ScriptType } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';

/** An upload that no brief names is removed after this time. */
const UNCLAIMED = sql.raw(`interval '1 hour'`);

export const keyOf = (id: string): string => `brief/${id}`;

export interface Script {
  type: ScriptType;
  size: number;
  hash: string;
}

/** Stores a script that no brief names yet; returns its id. */
export async function storeScript(
  { db, files }: Pick<Services, 'db' | 'files'>,
  script: Script,
  bytes: Buffer,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('brief_script')
    .values({ id, ...script })
    .execute();
  await files.put(keyOf(id), bytes, { contentType: 'application/octet-stream' });
  await db
    .updateTable('brief_script')
    .set({ stored_at: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Makes an upload the script of a brief; refuses one that is gone, or of another brief. */
export async function claimScript(trx: Db, id: string, briefId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('brief_script')
    .set({ brief_id: briefId })
    .where('id', '=', id)
    .where('brief_id', 'is', null)
    .where('stored_at', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - ${UNCLAIMED}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalidField('scriptId', 'exist');
}

/** The script of a brief with its file. */
export async function openScript({ db, files }: Pick<Services, 'db' | 'files'>, briefId: string) {
  const script = await db
    .selectFrom('brief_script')
    .select(['id', 'type', 'size'])
    .where('brief_id', '=', briefId)
    .executeTakeFirst();
  const stream = script && (await files.stream(keyOf(script.id)));
  if (!script || !stream) throw new AppError('NOT_FOUND');
  return { type: script.type as ScriptType, size: script.size, stream };
}

/** The files of the scripts of all briefs; those that no brief names may be lost with a server. */
export async function scriptFiles(db: Db): Promise<FileCensus> {
  const rows = await db.selectFrom('brief_script').select(['id', 'brief_id', 'hash']).execute();
  const claims = rows
    .filter(({ brief_id }) => brief_id !== null)
    .map(({ id, hash }) => ({
      key: keyOf(id),
      algorithm: 'sha256' as const,
      digest: hash,
      row: `script ${id}`,
    }));
  return { claims, derived: rows.map(({ id }) => keyOf(id)) };
}

/** What no longer belongs to a brief, or to one whose job can no longer be restored. */
export const IS_OVER = (earliest: Date) => sql<boolean>`
  (s.brief_id IS NULL AND s.created_at < now() - ${UNCLAIMED})
  OR s.brief_id IN (SELECT b.id FROM brief b JOIN job j ON j.id = b.job_id WHERE j.deleted_at < ${earliest})`;
