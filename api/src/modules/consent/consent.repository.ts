import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { ConsentPurpose } from '@dara/model';
import type { ConsentList, ConsentState } from './consent.schema.ts';
import { type Subject, purposesOf } from './consent-subject.ts';

interface ConsentRow {
  purpose: ConsentPurpose;
  text_version: string;
  given_at: Date;
  given_by: 'self' | 'guardian';
  withdrawn_at: Date | null;
}

/** Every purpose with its latest decision; purposes of a talent record are for talents only. */
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
