import { AppError, type Db, invalidField } from '@dara/backend';
import { sql } from 'kysely';
import type { ConsentPurpose } from '@dara/model';
import { cleanLine } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import type { ConsentBody } from './consent.schema.ts';
import { type Subject, purposesOf } from './consent-subject.ts';

/**
 * Grants or withdraws a consent; returns whether that changed anything. A consent to a new text version replaces the
 * earlier one, which stays as history.
 */
export async function writeConsent(
  trx: Db,
  subject: Subject,
  { purpose, given, textVersion, givenBy = 'self' }: ConsentBody,
): Promise<boolean> {
  if (!purposesOf(subject).includes(purpose)) throw invalidField('purpose', 'notAllowed');
  if (!given) return (await withdraw(trx, subject, purpose, null)) > 0;
  const version = cleanLine(textVersion ?? '');
  if (version === '') throw invalidField('textVersion', 'required');
  if (subject.needsGuardian && (givenBy !== 'guardian' || !subject.guardian)) {
    const errors = [{ field: 'givenBy', rule: 'CONSENT_REQUIRED' }];
    throw new AppError('CONSENT_REQUIRED', { errors });
  }
  await withdraw(trx, subject, purpose, version);
  const { rows } = await sql`
    INSERT INTO consent (id, subject, purpose, text_version, given_by)
    VALUES (${newId()}, ${subject.id}, ${purpose}, ${version}, ${subject.needsGuardian ? 'guardian' : 'self'})
    ON CONFLICT (subject, purpose) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Ends the consent in force, unless it has the same text version. */
async function withdraw(
  trx: Db,
  { id }: Subject,
  purpose: ConsentPurpose,
  sameVersion: string | null,
): Promise<number> {
  const { rows } = await sql`
    UPDATE consent SET withdrawn_at = now()
    WHERE subject = ${id} AND purpose = ${purpose} AND withdrawn_at IS NULL
      AND text_version IS DISTINCT FROM ${sameVersion} RETURNING id`.execute(trx);
  return rows.length;
}
