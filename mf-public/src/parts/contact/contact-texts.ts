import type { Localized } from '@dara/contract';

/** Texts of the contact form. Not in the catalogue, which every page loads. */
export const CONTACT_TEXTS = {
  name: { th: 'ชื่อของคุณ', en: 'Your name' },
  email: { th: 'อีเมล', en: 'Email' },
  reachHint: {
    th: 'ใส่อีเมลหรือเบอร์โทรศัพท์อย่างน้อยหนึ่งอย่าง',
    en: 'An email address or a phone number is enough.',
  },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone' },
  phoneHint: { th: 'เฉพาะตัวเลข เช่น 0812345678', en: 'Digits only, such as 0812345678' },
  company: { th: 'บริษัท (ถ้ามี)', en: 'Company (optional)' },
  message: { th: 'ข้อความ', en: 'Message' },
  send: { th: 'ส่งข้อความ', en: 'Send message' },
  about: { th: 'เกี่ยวกับ', en: 'About' },
  sentTitle: { th: 'ส่งข้อความถึงเราเรียบร้อยแล้ว', en: 'Your message has been sent' },
  sentText: {
    th: 'ขอบคุณค่ะ ทีมแคสติ้งจะติดต่อกลับภายในหนึ่งวันทำการ',
    en: 'Thank you. Our casting team answers within one working day.',
  },
  onward: { th: 'ดูศิลปินของเรา', en: 'See our talents' },
} as const satisfies Record<string, Localized>;
