import type { Db, Identity, Services } from '@dara/backend';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/record/audit.ts';
import { emailTemplate, enqueueMails } from '../../kernel/text/email-template.ts';
import { optionalLine } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import type { ErasureRequest } from './account.schema.ts';

interface Row {
  id: string;
  reason: string | null;
  status: ErasureRequest['status'];
  requested_at: Date;
}

interface ErasureReceipt {
  request: ErasureRequest;
  isNew: boolean;
}

function toRequest({ id, reason, status, requested_at: at }: Row): ErasureRequest {
  return { id, reason, status, requestedAt: at.toISOString() };
}

/** A person has few; the latest come first. */
const SHOWN_MAX = 20;

/** What a person has asked so far, the latest first. */
export async function listErasures(db: Db, { id }: Identity): Promise<ErasureRequest[]> {
  const { rows } = await sql<Row>`
    SELECT id, reason, status, requested_at FROM erasure_request
    WHERE profile_id = ${id} ORDER BY requested_at DESC LIMIT ${SHOWN_MAX}`.execute(db);
  return rows.map(toRequest);
}

/** Keeps a person's wish to be erased and tells staff; who has asked already is answered with that. */
export async function requestErasure(
  services: Services,
  actor: Identity,
  reason: string | undefined,
  requestId: string,
): Promise<ErasureReceipt> {
  return services.db.transaction().execute(async (trx) => {
    const asked = await insertIn(trx, actor, optionalLine(reason), requestId);
    if (asked.isNew) await notifyStaff(services, actor, trx);
    return asked;
  });
}

async function insertIn(
  trx: Db,
  actor: Identity,
  reason: string | null,
  requestId: string,
): Promise<ErasureReceipt> {
  const inserted = await sql<Row>`
    INSERT INTO erasure_request (id, profile_id, talent_id, reason)
    VALUES (${newId()}, ${actor.id}, ${actor.talentId}, ${reason})
    ON CONFLICT (profile_id) WHERE status = 'Open' DO NOTHING
    RETURNING id, reason, status, requested_at`.execute(trx);
  const [row] = inserted.rows;
  if (!row) {
    const { rows } = await sql<Row>`
      SELECT id, reason, status, requested_at FROM erasure_request
      WHERE profile_id = ${actor.id} AND status = 'Open'`.execute(trx);
    return { request: toRequest(rows[0]!), isNew: false };
  }
  await recordAudit(trx, {
    actor,
    action: 'ErasureRequest',
    entity: actor.talentId === null ? 'profile' : 'talent',
    entityId: actor.talentId ?? actor.id,
    requestId,
  });
  return { request: toRequest(row), isNew: true };
}

/**
 * What they wrote to the agency belongs to it. By address only for staff's eyes: an account's address is not proven,
 * so nobody is shown messages by it.
 */
async function messagesOf(db: Db, profileId: string): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    SELECT count(*)::int AS messages FROM contact c JOIN profile p ON p.id = ${profileId}
    WHERE c.deleted_at IS NULL AND (c.created_by = p.id OR lower(c.email) = lower(p.email))`.execute(
    db,
  );
  return rows[0]?.messages ?? 0;
}

async function notifyStaff(services: Services, { id, talentId }: Identity, trx: Db): Promise<void> {
  const { publicUrl, adminEmail } = services.config;
  const messages = await messagesOf(trx, id);
  const page = talentId
    ? `/management/talent/model/detail/${talentId}`
    : `/management/setting/user/detail/${id}`;
  const mail = emailTemplate({
    to: adminEmail,
    language: 'th',
    link: `${publicUrl}${page}`,
    th: {
      subject: 'มีคำขอลบข้อมูลส่วนบุคคล',
      lines: [
        'ผู้ใช้ขอให้ลบข้อมูลส่วนบุคคลทั้งหมด โปรดดำเนินการภายใน 30 วัน',
        `ข้อความติดต่อจากผู้ใช้หรือจากอีเมลเดียวกันที่ต้องลบด้วย: ${messages}`,
      ],
      action: 'เปิดข้อมูลของผู้ใช้',
    },
    en: {
      subject: 'A person asks to be erased',
      lines: [
        'Somebody asks for all of their personal data to be erased. See to it within 30 days.',
        `Contact messages of theirs, or from the same address, that go with it: ${messages}`,
      ],
      action: "Open the person's record",
    },
  });
  await enqueueMails(services, [mail], trx);
}
