import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { CONSENT_PURPOSES, shownName, type TalentNames, MAJORITY_AGE, ageOn } from '@dara/model';
import { today } from '../../kernel/age.ts';
import type { Guardian } from '../../kernel/database/json-columns.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { ConsentState } from './consent.schema.ts';

/** The subject of a user's consents: the talent record for a talent, else the account. */
export interface Subject {
  id: string;
  isTalent: boolean;
  /** Of a talent. */
  name: Localized | null;
  guardian: Guardian | null;
  needsGuardian: boolean;
}

interface TalentRow {
  id: string;
  names: TalentNames;
  birthday: string | null;
  guardian: Guardian | null;
}

export async function subjectOf(db: Db, { id, permission, talentId }: Identity): Promise<Subject> {
  if (permission !== 'Talent') {
    return { id, isTalent: false, name: null, guardian: null, needsGuardian: false };
  }
  const { rows } = await sql<TalentRow>`
    SELECT t.id, ${sql.raw(talentNames('t'))} AS names, t.birthday, t.guardian FROM talent t
    WHERE t.id = ${talentId} AND t.deleted_at IS NULL`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('USER_NOT_FOUND');
  return {
    id: row.id,
    isTalent: true,
    name: shownName(row.names),
    guardian: row.guardian,
    needsGuardian: row.birthday !== null && ageOn(row.birthday, today()) < MAJORITY_AGE,
  };
}

/** Purposes for a user; those about a talent record are for talents only. */
export function purposesOf({ isTalent }: Subject): readonly ConsentState['purpose'][] {
  return isTalent ? CONSENT_PURPOSES : ['Marketing'];
}
