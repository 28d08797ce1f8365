import type { Localized } from '@dara/contract';

/** Beside their code, not in the catalogue, which every page fetches: previews are seen by few. */
export const TEXTS = {
  title: { th: 'ตัวอย่าง', en: 'Preview' },
  ribbon: { th: 'ตัวอย่าง ยังไม่เผยแพร่', en: 'Preview · not public' },
  until: {
    th: 'เห็นได้เฉพาะผู้ที่มีลิงก์นี้ จนถึง {date}',
    en: 'Seen only by those who have this link, until {date}',
  },
  draft: { th: '(รวมการแก้ไขที่ยังไม่บันทึก)', en: '(with changes that are not saved yet)' },
  live: { th: 'แสดงตามที่กำลังพิมพ์', en: 'Follows what is being typed' },
  goneTitle: { th: 'ลิงก์ตัวอย่างนี้ใช้ไม่ได้แล้ว', en: 'This preview link is no longer valid' },
  goneText: {
    th: 'ลิงก์อาจหมดอายุ หรือเรื่องนี้ถูกลบไปแล้ว ขอลิงก์ใหม่จากผู้ที่ส่งมาให้',
    en: 'It may have expired, or the story was deleted. Ask whoever sent it for a new one.',
  },
} as const satisfies Record<string, Localized>;
