import type { Labels } from '../../../kernel/text/labels.ts';

/** Words of the printed casting sheet: no screen translates them. */
export const SHEET_LABELS = {
  heading: { th: 'ใบแคสติ้ง', en: 'Casting sheet' },
  casting: { th: 'แคสติ้ง', en: 'Casting' },
  shoot: { th: 'ถ่ายทำ', en: 'Shoot' },
  printed: { th: 'พิมพ์เมื่อ', en: 'Printed' },
  talents: { th: 'ศิลปิน {count} คน', en: '{count} talents' },
  talent: { th: 'ศิลปิน 1 คน', en: '1 talent' },
  years: { th: 'อายุ {age} ปี', en: 'Age {age}' },
  unavailable: { th: 'ไม่พร้อมรับงาน', en: 'No longer available' },
  page: { th: 'หน้า', en: 'Page' },
} satisfies Labels<string>;
