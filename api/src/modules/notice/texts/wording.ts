import type { NoticeKind } from '@dara/model';
import type { Language } from '../../../kernel/schema/shapes.ts';

/**
 * Title and text of a notice per language. `{job}` is replaced by its data; a part in square brackets is omitted when
 * its value is missing.
 */
export type Wording = Record<Language, readonly [title: string, text: string]>;

/** One for all, or by the status that the record came to, with `other` for the rest. */
export type Wordings = Wording | ({ other: Wording } & Record<string, Wording>);

export type RoleWordings = Partial<Record<NoticeKind, Wordings>>;

/** Replacement for a missing value of an event. */
export const UNNAMED: Record<string, Record<Language, string>> = {
  job: { th: 'งานหนึ่ง', en: 'a job' },
  talent: { th: 'ศิลปิน', en: 'A talent' },
  business: { th: 'ธุรกิจ', en: 'A business' },
  person: { th: 'เพื่อนร่วมงาน', en: 'A colleague' },
  message: {
    th: 'ครั้งนี้ยังไม่ได้ร่วมงานกัน ขอบคุณที่สมัคร แล้วพบกันใหม่งานหน้า',
    en: 'It was not a match this time. Thank you for applying, and see you at the next one.',
  },
  number: { th: 'ข้อเสนอ', en: 'the proposal' },
};

/** For a kind without a text for the role. */
export const PLAIN: Wording = {
  th: ['มีความเคลื่อนไหวใหม่', 'เปิดดูรายละเอียดได้ในระบบ'],
  en: ['Something is new', 'Open the site to see the details.'],
};

/** Texts about requests of one's own data, for every role. */
export const PRIVACY_ANSWERED: Wordings = {
  Access: {
    th: ['ข้อมูลของคุณพร้อมแล้ว', 'ดาวน์โหลดข้อมูลทั้งหมดที่เราเก็บเกี่ยวกับคุณได้แล้ว'],
    en: ['Your data is ready', 'You can download everything that is kept about you.'],
  },
  Refused: {
    th: ['ไม่สามารถดำเนินการตามคำขอได้', 'เราส่งเหตุผลไปทางอีเมลแล้ว'],
    en: ['Your request could not be met', 'We have written to you with the reason.'],
  },
  other: {
    th: ['ดำเนินการตามคำขอแล้ว', 'เราดำเนินการตามคำขอเกี่ยวกับข้อมูลส่วนบุคคลของคุณแล้ว'],
    en: [
      'Your request has been seen to',
      'Your request about your personal data has been seen to.',
    ],
  },
};
