import { isDeepStrictEqual } from 'node:util';
import type { Db, Mail, Services } from '@dara/backend';
import { emailTemplate, enqueueMails } from '../../../kernel/text/email-template.ts';
import { today } from '../../../kernel/age.ts';
import type { GuardedChange } from '../../../kernel/database/db-guardian.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import {
  requestGuardianConfirmation,
  changeMails,
  type GuardedField,
  isGuarded,
} from '../../guardian/guardian.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

/** A talent before and after a write, and what of it waits for staff. */
export interface GuardedWrite {
  before: TalentRecord;
  after: TalentRecord;
  requested: GuardedChange | null;
}

const FIELDS: readonly GuardedField[] = ['birthday', 'guardian'];

export const fieldsOf = (change: GuardedChange): GuardedField[] =>
  FIELDS.filter((field) => field in change);

/** Tells the guardian who was in force of what was written or asked for, and asks one who has yet to confirm. */
export async function notifyOfChange(
  services: Services,
  { before, after, requested }: GuardedWrite,
  trx: Db,
): Promise<void> {
  if (requested) {
    const mails = changeMails(services, before, fieldsOf(requested), 'requested');
    await enqueueMails(services, [...mails, ...reviewMails(services, before)], trx);
  }
  const written = FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (written.length === 0) return;
  const day = today();
  if (isGuarded(before.birthday, day) || isGuarded(after.birthday, day)) {
    await enqueueMails(services, changeMails(services, before, written, 'edited'), trx);
  }
  if (after.guardianState === 'Waiting') await requestGuardianConfirmation(services, trx, after.id);
}

/** Tells the agency that somebody waits for its decision. */
const reviewMails = (services: Services, talent: TalentRecord): Mail[] =>
  agencyOf(services).recipients.map((to) => reviewMail(services, talent, to));

function reviewMail({ config }: Services, { id, displayName }: TalentRecord, to: string): Mail {
  return emailTemplate({
    to,
    language: 'th',
    link: `${config.publicUrl}/management/talent/model/detail/${id}`,
    th: {
      subject: `คำขอแก้ไขวันเกิดหรือผู้ปกครองรออนุมัติ: ${displayName}`,
      lines: [`${displayName} ขอแก้ไขวันเกิดหรือผู้ปกครอง ข้อมูลเดิมยังใช้อยู่จนกว่าจะตรวจสอบ`],
      action: 'ตรวจสอบ',
    },
    en: {
      subject: `A change of birthday or guardian to review: ${displayName}`,
      lines: [
        `${displayName} asked for a change of birthday or guardian. What stood before holds until it is decided.`,
      ],
      action: 'Review',
    },
  });
}

/** Tells a talent what became of the change that it asked for. */
export function decisionMail(
  { config }: Pick<Services, 'config'>,
  { email }: TalentRecord,
  language: Language,
  reason: string | null,
): Mail {
  return emailTemplate({
    to: email,
    language,
    link: `${config.publicUrl}/talent/profile`,
    th: {
      subject: reason === null ? 'คำขอแก้ไขข้อมูลได้รับการอนุมัติ' : 'คำขอแก้ไขข้อมูลไม่ได้รับการอนุมัติ',
      lines:
        reason === null
          ? ['ทีมงานอนุมัติคำขอแก้ไขวันเกิดหรือผู้ปกครองของคุณแล้ว ข้อมูลใหม่มีผลทันที']
          : ['ทีมงานไม่อนุมัติคำขอแก้ไขวันเกิดหรือผู้ปกครองของคุณ', `เหตุผลจากทีมงาน: ${reason}`],
      action: 'ดูโปรไฟล์ของฉัน',
    },
    en: {
      subject:
        reason === null ? 'Your change has been approved' : 'Your change has not been approved',
      lines:
        reason === null
          ? ['Our team approved the change of your birthday or guardian. It holds from now on.']
          : [
              'Our team did not approve the change of your birthday or guardian.',
              `The reason our team gave: ${reason}`,
            ],
      action: 'See my profile',
    },
  });
}
