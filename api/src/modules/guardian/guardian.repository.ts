import type { Db } from '@dara/backend';
import { shownName, type TalentNames, ageOn } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../kernel/age.ts';
import type { GuardianAnswer } from './guardian.schema.ts';
import type { Guardian } from '../../kernel/database/json-columns.ts';
import { newId } from '../../kernel/new-id.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';
import { hashSecretToken, newSecretToken } from '../authorization/authorization.public.ts';
import { needsGuardian } from './guarded-change.ts';
import type { GuardianConfirmation } from './guardian.schema.ts';

/** Long enough for a week's absence. */
const LINK_MS = 14 * 24 * 3_600_000;

interface GuardedRow {
  names: TalentNames;
  email: string;
  birthday: string | null;
  guardian: Guardian | null;
  guardian_confirmed_at: Date | null;
  language: Language;
}

const COLUMNS =
  sql.raw(`${talentNames('t')} AS names, t.email, t.birthday, t.guardian, t.guardian_confirmed_at, coalesce((
  SELECT p.language FROM profile p
  WHERE p.talent_id = t.id AND p.permission = 'Talent' AND p.deleted_at IS NULL LIMIT 1), 'th') AS language`);

/** An unconfirmed guardian with a new link; null when there is none. */
export interface GuardianAsked {
  talent: Localized;
  language: Language;
  guardian: Guardian;
  token: string;
}

/** Makes the link that counts from now on; the ones before it stop working. Call it in a transaction. */
export async function createConfirmation(trx: Db, talentId: string): Promise<GuardianAsked | null> {
  const { rows } = await sql<GuardedRow>`
    SELECT ${COLUMNS} FROM talent t WHERE t.id = ${talentId} AND t.deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  );
  const [row] = rows;
  if (!row?.guardian || row.guardian_confirmed_at) return null;
  if (!needsGuardian(row.birthday, today())) return null;
  const { token, tokenHash } = newSecretToken();
  await trx
    .insertInto('guardian_confirmation')
    .values({
      id: newId(),
      talent_id: talentId,
      email: row.guardian.email,
      token_hash: tokenHash,
      // Not the start of the transaction: the newest link counts.
      sent_at: new Date(),
      expires_at: new Date(Date.now() + LINK_MS),
      answer: null,
    })
    .execute();
  return { talent: shownName(row.names), language: row.language, guardian: row.guardian, token };
}

/** A valid link with its talent. */
export interface Asked extends GuardedRow {
  id: string;
  talent_id: string;
  guardian: Guardian;
  answer: GuardianAnswer | null;
  answered_at: Date | null;
}

/**
 * A valid link by token: the talent's newest, for the current guardian, of a talent under 20, not expired before a
 * decision. Null for any other token, without the reason.
 */
export async function findConfirmation(
  db: Db,
  token: string,
  { forUpdate = false, now = new Date() } = {},
): Promise<Asked | null> {
  const { rows } = await sql<Asked & { expires_at: Date }>`
    SELECT c.id, c.talent_id, c.answer, c.answered_at, c.expires_at, ${COLUMNS}
    FROM guardian_confirmation c JOIN talent t ON t.id = c.talent_id
    WHERE c.token_hash = ${hashSecretToken(token)} AND t.deleted_at IS NULL
      AND t.guardian ->> 'email' = c.email
      AND NOT EXISTS (SELECT 1 FROM guardian_confirmation n
        WHERE n.talent_id = c.talent_id AND (n.sent_at, n.id) > (c.sent_at, c.id))
    ${forUpdate ? sql`FOR UPDATE OF t` : sql``}`.execute(db);
  const [row] = rows;
  if (!row || !needsGuardian(row.birthday, today(now))) return null;
  return row.answer === null && row.expires_at <= now ? null : row;
}

/** Data shown to the guardian. */
export async function describeConfirmation(db: Db, asked: Asked): Promise<GuardianConfirmation> {
  const { rows } = await sql<{ purpose: GuardianConfirmation['consents'][number] }>`
    SELECT purpose FROM consent
    WHERE subject = ${asked.talent_id} AND given_by = 'guardian' AND withdrawn_at IS NULL
    ORDER BY given_at, id`.execute(db);
  return {
    subject: 'Talent',
    talentName: shownName(asked.names),
    age: asked.birthday === null ? null : ageOn(asked.birthday, today()),
    guardianName: asked.guardian.name,
    relation: asked.guardian.relation,
    consents: rows.map(({ purpose }) => purpose),
    answer: asked.answer,
    answeredAt: asked.answered_at?.toISOString() ?? null,
  };
}

/** Writes a guardian's answer down; only a confirmation lets the talent be public. */
export async function writeAnswer(db: Db, asked: Asked, answer: GuardianAnswer): Promise<void> {
  await sql`
    UPDATE guardian_confirmation SET answer = ${answer}, answered_at = now() WHERE id = ${asked.id}`.execute(
    db,
  );
  await sql`
    UPDATE talent SET guardian_confirmed_at = ${answer === 'Confirmed' ? sql`now()` : sql`NULL`},
      updated_at = now(), version = version + 1 WHERE id = ${asked.talent_id}`.execute(db);
  if (answer === 'Confirmed') return;
  await sql`
    UPDATE consent SET withdrawn_at = now()
    WHERE subject = ${asked.talent_id} AND given_by = 'guardian' AND withdrawn_at IS NULL`.execute(
    db,
  );
}
