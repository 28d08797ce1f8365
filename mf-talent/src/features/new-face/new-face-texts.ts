import type { Localized } from '@dara/contract';
import { plainText } from '@dara/kit/format';

/** Texts of a record. Not in the catalogue, which every page loads. */
export const TEXTS = {
  detailTitle: { th: 'ใบสมัครหน้าใหม่', en: 'New face application' },
  clip: { th: 'คลิปแนะนำตัว', en: 'Clip' },
  facts: { th: 'ข้อมูลผู้สมัคร', en: 'About the applicant' },
  'field.birthday': { th: 'วันเกิด', en: 'Date of birth' },
  'field.phone': { th: 'เบอร์โทรศัพท์', en: 'Phone' },
  'field.lineId': { th: 'LINE ID', en: 'LINE ID' },
  'field.email': { th: 'อีเมล', en: 'Email' },
  'field.link': { th: 'ลิงก์ลงทะเบียน', en: 'Registration link' },
  'picture.face': { th: 'ใบหน้า', en: 'Face' },
  'picture.profile': { th: 'ด้านข้าง', en: 'Side' },
  'picture.fullLength': { th: 'เต็มตัว', en: 'Full length' },
  'guardian.confirmed': { th: 'ยินยอมเมื่อ', en: 'agreed on' },
  'guardian.notNeeded': {
    th: 'ไม่ต้องมี อายุ 20 ปีขึ้นไปเมื่อสมัคร',
    en: 'Not needed: 20 or older when applying',
  },
  'action.InReview': { th: 'เริ่มพิจารณา', en: 'Take into review' },
  'action.Accepted': { th: 'ตอบรับ', en: 'Accept' },
  'action.Declined': { th: 'ปฏิเสธ', en: 'Decline' },
  'ask.Accepted': { th: 'ตอบรับ {name} หรือไม่', en: 'Accept {name}?' },
  'ask.AcceptedText': {
    th: 'ผู้สมัครจะเห็นผลทันที และได้ลิงก์ลงทะเบียนที่กรอกข้อมูลไว้แล้ว ย้อนกลับไม่ได้',
    en: 'The applicant sees the result at once and gets a registration link with what we know filled in. This cannot be undone.',
  },
  'ask.Declined': { th: 'ปฏิเสธ {name} หรือไม่', en: 'Decline {name}?' },
  'ask.DeclinedText': {
    th: 'ผู้สมัครจะเห็นผลทันที และคลิปจะถูกลบทันที ข้อมูลกับรูปจะถูกลบใน 30 วัน ย้อนกลับไม่ได้',
    en: 'The applicant sees the result at once; the clip is deleted at once, entries and pictures after 30 days. This cannot be undone.',
  },
  'done.InReview': { th: 'เริ่มพิจารณา {name} แล้ว', en: '{name} is in review' },
  'done.Accepted': { th: 'ตอบรับ {name} แล้ว', en: '{name} is accepted' },
  'done.Declined': { th: 'ปฏิเสธ {name} แล้ว', en: '{name} is declined' },
  next: { th: 'ขั้นต่อไป', en: 'Next step' },
  'next.mailed': {
    th: 'ส่งทางอีเมลแล้ว จะส่งทาง LINE หรือ SMS อีกก็ได้ ใช้ได้ 90 วัน',
    en: 'Sent by email; you may also pass it on by LINE or text message. It works for 90 days.',
  },
  'next.send': {
    th: 'ผู้สมัครไม่ได้ให้อีเมลไว้ ส่งลิงก์นี้ทาง LINE หรือ SMS ใช้ได้ 90 วัน',
    en: 'The applicant left no email: pass this link on by LINE or text message. It works for 90 days.',
  },
} as const satisfies Record<string, Localized>;

/** A text with names in it, where a message is wanted. */
export const withName = (text: string, name = '') => plainText(text.replace('{name}', name));
