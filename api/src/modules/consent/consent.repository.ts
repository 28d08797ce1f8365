import { AppError, type Db, invalidField, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@dara/model';
import { MAJORITY_AGE, ageOn, today } from '../../kernel/age.ts';
import type { Guardian } from '../../kernel/database/db-talent.ts';
import { cleanLine } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import type { ConsentBody, ConsentList, ConsentState } from './consent.schema.ts';

/** Whose consents a person gives: a talent those of its record, anybody else their own. */
export interface Subject {
  id: string;
  isTalent: boolean;
  displayName: string;
  guardian: Guardian | null;
  needsGuardian: boolean;
}

interface TalentRow {
  id: string;
  display_name: string;
  birthday: string | null;
  guardian: Guardian | null;
}

export async function subjectOf(db: Db, { id, permission, talentId }: Identity): Promise<Subject> {
  if (permission !== 'Talent') {
    return { id, isTalent: false, displayName: '', guardian: null, needsGuardian: false };
  }
  const { rows } = await sql<TalentRow>`
    SELECT id, display_name, birthday, guardian FROM talent
    WHERE id = ${talentId} AND deleted_at IS NULL`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('USER_NOT_FOUND');
  return {
    id: row.id,
    isTalent: true,
    displayName: row.display_name,
    guardian: row.guardian,
    needsGuardian: row.birthday !== null && ageOn(row.birthday, today()) < MAJORITY_AGE,
  };
}

interface ConsentRow {
  purpose: ConsentPurpose;
  text_version: string;
  given_at: Date;
  given_by: 'self' | 'guardian';
  withdrawn_at: Date | null;
}

/** Every purpose with what was last said about it; those of a talent's record are a talent's alone. */
export async function listConsents(db: Db, subject: Subject): Promise<ConsentList> {
  const { rows } = await sql<ConsentRow>`
    SELECT DISTINCT ON (purpose) purpose, text_version, given_at, given_by, withdrawn_at FROM consent
    WHERE subject = ${subject.id} ORDER BY purpose, withdrawn_at DESC NULLS FIRST, given_at DESC`.execute(
    db,
  );
  const items = purposesOf(subject).map((purpose): ConsentState => {
    const row = rows.find((found) => found.purpose === purpose);
    return {
      purpose,
      isGiven: row !== undefined && row.withdrawn_at === null,
      textVersion: row?.text_version ?? null,
      givenAt: row?.given_at.toISOString() ?? null,
      givenBy: row?.given_by ?? null,
      withdrawnAt: row?.withdrawn_at?.toISOString() ?? null,
    };
  });
  return { items, needsGuardian: subject.needsGuardian };
}

function purposesOf({ isTalent }: Subject): readonly ConsentState['purpose'][] {
  return isTalent ? CONSENT_PURPOSES : ['Marketing'];
}

/**
 * Gives or withdraws a consent; answers whether that changed anything. A consent to another text than the one that
 * was agreed to before takes its place, so that what was agreed to when stays known.
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

/** Ends the consent in force, unless it was given to the very text. */
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
