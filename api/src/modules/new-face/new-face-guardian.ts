import { type Db, type Services } from '@dara/backend';
import { ageOn } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../kernel/age.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { hashSecretToken } from '../authorization/authorization.public.ts';
import { notifyOfNewFace } from './new-face-create.ts';
import { NEW_FACE_ENTITY, deleteNewFaces } from './new-face.repository.ts';

interface AskedRow {
  id: string;
  name: string;
  birthday: string;
  guardian_name: string;
  guardian_confirmed_at: Date | null;
}

/** The request to a guardian: as much about the applicant as is needed to recognise it. */
export interface NewFaceRequest {
  subject: 'NewFace';
  talentName: Localized;
  age: number;
  guardianName: string;
  relation: string;
  consents: [];
  answer: 'Confirmed' | 'Declined' | 'Withdrawn' | null;
  answeredAt: string | null;
}

async function findAsked(db: Db, token: string, lock = sql``): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    SELECT t.id, t.name, t.birthday::text, t.guardian_name, t.guardian_confirmed_at FROM new_face t
    WHERE t.guardian_token_hash = ${hashSecretToken(token)}
      AND (t.guardian_confirmed_at IS NOT NULL OR t.guardian_expires_at > now()) ${lock}`.execute(
    db,
  );
  return rows[0];
}

const describe = (
  { name, birthday, guardian_name: guardianName }: AskedRow,
  answer: NewFaceRequest['answer'],
  at: Date | null,
): NewFaceRequest => ({
  subject: 'NewFace',
  talentName: { th: name, en: name },
  age: ageOn(birthday, today()),
  guardianName,
  relation: '',
  consents: [],
  answer,
  answeredAt: at?.toISOString() ?? null,
});

/** The application that a guardian's link is about; null for any other token. */
export async function findNewFaceRequest(db: Db, token: string): Promise<NewFaceRequest | null> {
  const row = await findAsked(db, token);
  const at = row?.guardian_confirmed_at ?? null;
  return row ? describe(row, at && 'Confirmed', at) : null;
}

/** Opens an application to staff, or deletes it; null for any other token. */
export function answerNewFaceRequest(
  services: Services,
  { token, answer }: { token: string; answer: 'Confirm' | 'Decline' },
  requestId: string,
): Promise<NewFaceRequest | null> {
  return services.db.transaction().execute(async (trx) => {
    const row = await findAsked(trx, token, sql`FOR UPDATE`);
    if (!row) return null;
    const before = row.guardian_confirmed_at;
    if (answer === 'Confirm' && before) return describe(row, 'Confirmed', before);
    const given = answer === 'Confirm' ? 'Confirmed' : before ? 'Withdrawn' : 'Declined';
    const now = new Date();
    const event = { actor: null, entity: NEW_FACE_ENTITY, entityId: row.id, requestId } as const;
    await recordAudit(trx, { ...event, action: `Guardian${given}` });
    if (given === 'Confirmed') {
      const change = { guardian_confirmed_at: now };
      await trx.updateTable('new_face').set(change).where('id', '=', row.id).execute();
      await notifyOfNewFace(services, row, trx);
    } else {
      await deleteNewFaces(trx, sql`t.id = ${row.id}`, requestId);
    }
    return describe(row, given, now);
  });
}
