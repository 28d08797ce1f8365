import {
  AppError,
  type Db,
  invalidField,
  type Identity,
  type Mail,
  type Services,
} from '@dara/backend';
import { sql } from 'kysely';
import { TALENT_TRANSITIONS, type TalentStatus } from '@dara/model';
import { emailTemplate, enqueueMails } from '../../../kernel/text/email-template.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { cleanText } from '../../../kernel/schema/input.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { auditTalent } from '../record/talent-audit.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { requireNotHired } from '../rules/talent-top.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import type { TalentStatusBody } from './talent-lifecycle.schema.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { actorsOf } from '../rules/talent.policy.ts';

interface StatusChange {
  actor: Identity;
  requestId: string;
  id: string;
  wanted: TalentStatusBody;
}

/** Moves a talent from one status to another, as the one table allows, and writes to the talent about it. */
export function changeTalentStatus(services: Services, move: StatusChange): Promise<TalentRecord> {
  const reason = cleanText(move.wanted.reason ?? '') || null;
  return services.db.transaction().execute(async (trx) => {
    const { record, isMoved } = await changeStatusIn(trx, move, reason);
    if (!isMoved) return record;
    await notifyOfStatus(services, record, trx);
    await contentChanged(services, { entity: 'talent', id: move.id }, trx);
    return record;
  });
}

async function changeStatusIn(
  trx: Db,
  { actor, requestId, id, wanted }: StatusChange,
  reason: string | null,
): Promise<{ record: TalentRecord; isMoved: boolean }> {
  const before = await lockTalent(trx, id);
  const { status } = wanted;
  const isMoved = requireTransition(TALENT_TRANSITIONS, before.status, status, actorsOf(actor, id));
  if (!isMoved) return { record: before, isMoved };
  requireVersion(before, wanted.version);
  if (status === 'Rejected' && reason === null) throw invalidField('reason', 'required');
  if (status === 'Approved') await requireConfirmedAddress(trx, id);
  if (status === 'Archived') await requireNotHired(trx, id);
  const kept = status === 'Rejected' ? reason : null;
  await sql`
    UPDATE talent SET status = ${status}, status_reason = ${kept},
      is_top10 = is_top10 AND ${status !== 'Archived'}, updated_at = now(), version = version + 1
    WHERE id = ${id}`.execute(trx);
  const change = { before: before.status, after: status };
  const diff = { status: change, ...(reason ? { reason: { before: null, after: reason } } : {}) };
  await auditTalent(trx, { actor, requestId }, 'Status', id, diff);
  return { record: await readTalent(trx, id), isMoved };
}

/** A registration is confirmed by mail first; an unconfirmed one is deleted later, which an approved talent must not be. */
async function requireConfirmedAddress(trx: Db, id: string): Promise<void> {
  const waiting = await trx
    .selectFrom('profile')
    .select('id')
    .where('talent_id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (waiting) throw new AppError('TALENT_ADDRESS_UNCONFIRMED');
}

async function notifyOfStatus(services: Services, record: TalentRecord, trx: Db): Promise<void> {
  const text = TEXTS[record.status];
  if (!text) return;
  const { rows } = await sql<{ language: Language }>`
    SELECT language FROM profile WHERE talent_id = ${record.id} AND deleted_at IS NULL LIMIT 1`.execute(
    trx,
  );
  const mail: Mail = emailTemplate({
    to: record.email,
    language: rows[0]?.language ?? 'th',
    link: `${services.config.publicUrl}/talent/profile`,
    ...text(record),
  });
  await enqueueMails(services, [mail], trx);
}

type Texts = Pick<Parameters<typeof emailTemplate>[0], 'th' | 'en'>;

/** Said where approval alone does not put a talent on the site. */
const GUARDIAN_FIRST = {
  th: 'เมื่อผู้ปกครองกดยืนยันจากลิงก์ในอีเมลแล้ว โปรไฟล์จะแสดงต่อสาธารณะ คุณส่งลิงก์อีกครั้งได้จากหน้าโปรไฟล์',
  en: 'It is shown to the public once your guardian confirms by the link in their mail. You can send it again from your profile page.',
};

const awaitsGuardian = ({ guardianState }: TalentRecord): boolean =>
  guardianState !== 'NotNeeded' && guardianState !== 'Confirmed';

const TEXTS: Partial<Record<TalentStatus, (record: TalentRecord) => Texts>> = {
  Approved: (record) => ({
    th: {
      subject: 'โปรไฟล์ Dara ของคุณได้รับการอนุมัติแล้ว',
      lines: awaitsGuardian(record)
        ? ['โปรไฟล์ของคุณได้รับการอนุมัติแล้ว', GUARDIAN_FIRST.th]
        : ['โปรไฟล์ของคุณได้รับการอนุมัติ และแสดงต่อสาธารณะตามความยินยอมที่คุณให้ไว้'],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject: 'Your Dara profile has been approved',
      lines: awaitsGuardian(record)
        ? ['Your profile has been approved.', GUARDIAN_FIRST.en]
        : ['Your profile has been approved and is shown to the public as you consented.'],
      action: 'See my profile',
    },
  }),
  Rejected: ({ statusReason: reason }) => ({
    th: {
      subject: 'โปรไฟล์ Dara ของคุณยังไม่ผ่านการอนุมัติ',
      lines: [
        { verbatim: `เหตุผลจากทีมงาน: ${reason}` },
        'คุณแก้ไขโปรไฟล์และส่งให้ตรวจสอบอีกครั้งได้จากหน้าโปรไฟล์ของคุณ',
      ],
      action: 'แก้ไขโปรไฟล์ของฉัน',
    },
    en: {
      subject: 'Your Dara profile has not been approved yet',
      lines: [
        { verbatim: `The reason our team gave: ${reason}` },
        'You can change your profile and send it in for review again from your profile page.',
      ],
      action: 'Edit my profile',
    },
  }),
};
