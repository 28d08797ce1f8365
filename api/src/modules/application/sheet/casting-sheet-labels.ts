import type { Labels } from '../../../kernel/text/labels.ts';

/** Labels of the printed casting sheet, which are not in the message catalogues of the screens. */
export const SHEET_LABELS = {
  heading: { th: 'ใบแคสติ้ง', en: 'Casting sheet' },
  casting: { th: 'แคสติ้ง', en: 'Casting' },
  shoot: { th: 'ถ่ายทำ', en: 'Shoot' },
  printed: { th: 'พิมพ์เมื่อ', en: 'Printed' },
  talents: { th: 'ศิลปิน {count} คน', en: '{count} talents' },
  talent: { th: 'ศิลปิน 1 คน', en: '1 talent' },
  years: { th: 'อายุ {age} ปี', en: 'Age {age}' },
  unavailable: { th: 'ไม่พร้อมรับงาน', en: 'No longer available' },
  outOfBrief: { th: 'ไม่ตรงบรีฟ', en: 'Out of brief' },
  page: { th: 'หน้า', en: 'Page' },
} satisfies Labels<string>;
