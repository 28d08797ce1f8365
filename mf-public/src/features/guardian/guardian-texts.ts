import type { Localized } from '@dara/contract';

/** Texts for guardians. Not in the catalogue, which every page loads: only who follows a mailed link reads them. */
export const GUARDIAN_TEXTS = {
  title: {
    th: 'การยืนยันของผู้ปกครอง',
    en: 'A guardian’s confirmation',
  },
  lead: {
    th: 'ศิลปินที่อายุไม่ถึง 20 ปี จะแสดงต่อสาธารณะได้เมื่อผู้ปกครองยืนยันแล้วเท่านั้น',
    en: 'A talent under 20 is shown to the public only after a guardian has confirmed.',
  },
  'lost.text': {
    th: 'ลิงก์หมดอายุ ตอบไปแล้ว มีลิงก์ใหม่กว่า หรือไม่ครบถ้วน ศิลปินหรือทีมงานส่งลิงก์ใหม่ให้คุณได้',
    en: 'It has expired, was already answered, was replaced by a newer one, or is incomplete. The talent or our team can send you a new one.',
  },
  contact: {
    th: 'ติดต่อเรา',
    en: 'Contact us',
  },
  means: {
    th: 'เมื่อกดยืนยัน คุณรับรองและยินยอมดังนี้',
    en: 'If you confirm, you agree that:',
  },
  'means.guardian': {
    th: 'คุณเป็นผู้ปกครองของบุคคลนี้',
    en: 'you are this person’s guardian',
  },
  'means.PublicProfile': {
    th: 'ให้ดาราเผยแพร่โปรไฟล์ รูป และผลงานบนเว็บไซต์นี้ หลังทีมงานอนุมัติ',
    en: 'Dara publishes the profile, pictures and credits on this website once approved',
  },
  'means.ClientSharing': {
    th: 'ให้ส่งโปรไฟล์และคอมโพสิตการ์ดให้ลูกค้าพิจารณางาน',
    en: 'the profile and composite card are sent to clients for jobs',
  },
  'means.Marketing': {
    th: 'ให้ส่งข่าวสารงานแคสติ้งและกิจกรรมทางอีเมล',
    en: 'news about castings and events is sent by email',
  },
  confirm: {
    th: 'ยืนยัน',
    en: 'I confirm',
  },
  'answer.ConfirmedText': {
    th: 'ขอบคุณ โปรดเก็บลิงก์นี้ไว้ คุณถอนความยินยอมได้ที่นี่ทุกเมื่อ',
    en: 'Thank you. Keep this link: you can withdraw your consent here at any time.',
  },
  'answer.DeclinedText': {
    th: 'โปรไฟล์ไม่แสดงต่อสาธารณะ และความยินยอมที่ให้ไว้ในนามของคุณสิ้นสุดแล้ว',
    en: 'The profile is not shown to the public, and the consents given in your name have ended.',
  },
  'answer.WithdrawnText': {
    th: 'โปรไฟล์ไม่แสดงต่อสาธารณะแล้ว',
    en: 'The profile is no longer shown to the public.',
  },
} as const satisfies Record<string, Localized>;
