import type { Db, Mail, Services } from '@dara/backend';
import { RETENTION_REASONS, type Permission, type PrivacyKind } from '@dara/model';
import type { ErasureReport } from '../../kernel/database/json-columns.ts';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';
import { emailTemplate, enqueueMails, type EmailText } from '../../kernel/text/email-template.ts';
import { ownDataPath } from '../notice/notice.public.ts';
import type { ErasureRecipient } from './erasure/erase-person.ts';
import { ERASED_LABELS, RETAINED_LABELS, KIND_LABELS, REASON_LABELS } from './privacy-labels.ts';

type Mailing = Pick<Services, 'config' | 'mailJob'>;

function reportLines({ erased, kept }: ErasureReport, language: Language): string[] {
  const parts = erased.map(({ part }) => ERASED_LABELS[part][language]);
  const reasons = kept.map(({ part }) => {
    const reason = REASON_LABELS[RETENTION_REASONS[part]][language];
    return `${RETAINED_LABELS[part][language]} (${reason})`;
  });
  const [gone, stays] = language === 'th' ? ['ลบแล้ว', 'เก็บไว้'] : ['Erased', 'Kept'];
  return [
    ...(parts.length > 0 ? [`${gone}: ${parts.join(', ')}`] : []),
    ...(reasons.length > 0 ? [`${stays}: ${reasons.join(', ')}`] : []),
  ];
}

function erasedMail(link: string, to: string, language: Language, report: ErasureReport): Mail {
  return emailTemplate({
    to,
    language,
    link,
    th: {
      subject: 'ลบข้อมูลส่วนบุคคลของคุณแล้ว',
      lines: [
        'เราดำเนินการตามคำขอลบข้อมูลส่วนบุคคลเรียบร้อยแล้ว บัญชีนี้ใช้ไม่ได้อีก และกู้คืนไม่ได้',
        ...reportLines(report, 'th'),
      ],
      action: 'อ่านนโยบายความเป็นส่วนตัว',
    },
    en: {
      subject: 'Your personal data has been erased',
      lines: [
        'The request to erase personal data has been carried out. The account is gone for good.',
        ...reportLines(report, 'en'),
      ],
      action: 'Read the privacy policy',
    },
  });
}

/** Notifies the person, and the guardian of a talent under 20, what was erased, and what is retained and why. */
export function mailErased(
  services: Mailing,
  trx: Db,
  { email, language, guardian }: ErasureRecipient,
  report: ErasureReport,
): Promise<void> {
  const link = `${services.config.publicUrl}/privacy`;
  const addresses = [...new Set([email, ...(guardian ? [guardian.email] : [])])];
  const mails = addresses.map((to) => erasedMail(link, to, language, report));
  return enqueueMails(services, mails, trx);
}

export interface Answered {
  to: string;
  language: Language;
  kind: PrivacyKind;
  isRefused: boolean;
  answer: string | null;
  /** Null for a person without an account. */
  permission: Permission | null;
}

function answerText(
  language: Language,
  { kind, isRefused, answer, permission }: Answered,
): EmailText {
  const what = KIND_LABELS[kind][language];
  const fetched = kind === 'Access' && !isRefused && permission !== null;
  const said = answer === null ? [] : [{ verbatim: answer }];
  if (language === 'th') {
    const how = fetched
      ? 'เข้าสู่ระบบแล้วดาวน์โหลดข้อมูลทั้งหมดที่เราเก็บเกี่ยวกับคุณได้จากหน้าด้านล่าง'
      : `เราดำเนินการตาม${what}แล้ว`;
    return {
      subject: isRefused ? `ไม่สามารถดำเนินการตาม${what}ได้` : `${what}เรียบร้อยแล้ว`,
      lines: [isRefused ? `เราไม่สามารถดำเนินการตาม${what}ได้ เหตุผล:` : how, ...said],
      action: fetched ? 'ดาวน์โหลดข้อมูลของฉัน' : 'อ่านนโยบายความเป็นส่วนตัว',
    };
  }
  const how = fetched
    ? 'Sign in and download everything that is kept about you from the page below.'
    : `Your ${what} has been seen to.`;
  return {
    subject: isRefused ? `Your ${what} could not be met` : `Your ${what} has been answered`,
    lines: [isRefused ? `Your ${what} could not be met. The reason:` : how, ...said],
    action: fetched ? 'Download my data' : 'Read the privacy policy',
  };
}

/** Notifies the person of the result of a request. */
export function mailAnswer(services: Mailing, trx: Db, answered: Answered): Promise<void> {
  const { kind, isRefused, permission, to, language } = answered;
  const isFetched = kind === 'Access' && !isRefused && permission !== null;
  const path = isFetched ? ownDataPath(permission) : '/privacy';
  const mail = emailTemplate({
    to,
    language,
    link: `${services.config.publicUrl}${path}`,
    th: answerText('th', answered),
    en: answerText('en', answered),
  });
  return enqueueMails(services, [mail], trx);
}

/** Notifies the agency of a request that a user made on the site. */
export function mailAgency(
  services: Mailing,
  trx: Db,
  { id, kind, messages }: { id: string; kind: PrivacyKind; messages: number },
): Promise<void> {
  const { publicUrl, adminEmail } = services.config;
  const isErasure = kind === 'Erasure';
  const mail = emailTemplate({
    to: adminEmail,
    language: 'th',
    link: `${publicUrl}/management/setting/privacy/detail/${id}`,
    th: {
      subject: `มี${KIND_LABELS[kind].th}`,
      lines: [
        `มี${KIND_LABELS[kind].th}เข้ามาใหม่ โปรดดำเนินการภายใน 30 วัน`,
        ...(isErasure ? [`ข้อความติดต่อจากผู้ใช้หรือจากอีเมลเดียวกันที่จะถูกลบด้วย: ${messages}`] : []),
      ],
      action: 'เปิดคำขอ',
    },
    en: {
      subject: `A ${KIND_LABELS[kind].en}`,
      lines: [
        `A ${KIND_LABELS[kind].en} has come in. See to it within 30 days.`,
        ...(isErasure
          ? [`Contact messages of theirs, or from the same address, that go with it: ${messages}`]
          : []),
      ],
      action: 'Open the request',
    },
  });
  return enqueueMails(services, [mail], trx);
}

/** Notifies the guardian of a talent under 20 of a new request about their data. */
export function mailGuardian(
  services: Mailing,
  trx: Db,
  { to, talent, kind }: { to: string; talent: Localized; kind: PrivacyKind },
): Promise<void> {
  const mail = emailTemplate({
    to,
    language: 'th',
    link: `${services.config.publicUrl}/privacy`,
    th: {
      subject: `${KIND_LABELS[kind].th}ของ ${talent.th}`,
      lines: [
        `เราได้รับ${KIND_LABELS[kind].th}ของ ${talent.th} ซึ่งคุณเป็นผู้ปกครอง`,
        'หากคุณไม่เห็นด้วย โปรดติดต่อเราโดยเร็ว',
      ],
      action: 'อ่านนโยบายความเป็นส่วนตัว',
    },
    en: {
      subject: `A ${KIND_LABELS[kind].en} of ${talent.en}`,
      lines: [
        `We have received a ${KIND_LABELS[kind].en} of ${talent.en}, whose guardian you are.`,
        'If you do not agree, contact us soon.',
      ],
      action: 'Read the privacy policy',
    },
  });
  return enqueueMails(services, [mail], trx);
}
