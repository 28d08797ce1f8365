import type { Localized } from '@dara/contract';
import { useTexts } from '../../parts/text/use-texts.ts';

/** Texts of the shortlist's rows and tools. Not in the catalogue, which every page loads. */
const SHORTLIST_TEXTS = {
  list: { th: 'ศิลปินในรายชื่อ', en: 'Talents on the shortlist' },
  note: { th: 'โน้ตเกี่ยวกับ {name}', en: 'Note about {name}' },
  noteFact: { th: 'โน้ตส่วนตัว', en: 'Your note' },
  notePlaceholder: { th: 'จดโน้ตส่วนตัว', en: 'Add a private note' },

  whoIsFree: { th: 'ใครว่างช่วงไหน', en: 'Who is free' },
  check: { th: 'เช็กคิว', en: 'Check' },
  days: { th: 'คิว', en: 'Free' },
  free: { th: 'ว่าง {days}', en: 'Free {days}' },
  busy: { th: 'ไม่ว่าง {days}', en: 'Not free {days}' },
  ask: { th: 'สอบถามคิวกับทีมงาน', en: 'Please ask us' },
  freeCount: { th: 'ว่าง {count} จาก {total} คน', en: '{count} of {total} free' },
  askCount: { th: 'โปรดสอบถามคิวอีก {count} คน', en: 'please ask us about {count}' },
  freeFailed: { th: 'ตรวจคิวไม่สำเร็จ', en: 'We could not check who is free.' },
  pdf: { th: 'บันทึกเป็น PDF', en: 'Save as PDF' },
  compare: { th: 'เทียบ', en: 'Compare' },
  compareThese: { th: 'เทียบ {count} คนนี้', en: 'Compare these {count}' },
  compareMore: { th: 'เลือกอีกอย่างน้อย 1 คน', en: 'Tick at least one more' },
  comparison: { th: 'เทียบศิลปิน', en: 'Comparison' },
  types: { th: 'ประเภทงาน', en: 'Work' },
  followers: { th: 'ผู้ติดตาม', en: 'Followers' },
  back: { th: 'กลับไปที่รายชื่อ', en: 'Back to the list' },
  dropFromComparison: { th: 'เอา {name} ออกจากการเทียบ', en: 'Take {name} out of the comparison' },
  anyDays: { th: 'ล้างวันที่', en: 'Clear the days' },
} as const satisfies Record<string, Localized>;

export const useShortlistText = () => useTexts(SHORTLIST_TEXTS);
