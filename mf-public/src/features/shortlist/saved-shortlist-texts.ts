import type { Localized } from '@dara/contract';
import { useTexts } from '../../parts/text/use-texts.ts';

const SAVED_TEXTS = {
  saved: { th: 'รายชื่อที่บันทึกไว้', en: 'Saved shortlists' },
  lead: {
    th: 'ทุกคนในบริษัทของคุณเปิดและแก้ไขรายชื่อเหล่านี้ได้',
    en: 'Everyone in your company can open and change these lists.',
  },
  none: { th: 'ยังไม่มีรายชื่อที่บันทึกไว้', en: 'Nothing saved yet' },
  saveAs: { th: 'บันทึกเป็น…', en: 'Save as…' },
  saveAsTitle: { th: 'บันทึกรายชื่อนี้', en: 'Save this shortlist' },
  saveChanges: { th: 'บันทึก “{name}”', en: 'Save “{name}”' },
  isSaved: { th: 'บันทึก “{name}” แล้ว', en: '“{name}” is saved' },
  name: { th: 'ชื่อรายการ', en: 'Name of the list' },
  open: { th: 'เปิด {name}', en: 'Open {name}' },
  isOpen: { th: 'เปิด “{name}” แล้ว', en: '“{name}” is open' },
  openTitle: { th: 'เปิด “{name}” แทนรายชื่อปัจจุบัน', en: 'Open “{name}” in place of this list?' },
  openText: {
    th: 'ศิลปิน {count} คนในรายชื่อปัจจุบันจะถูกแทนที่ บันทึกไว้ก่อนถ้ายังต้องใช้',
    en: 'It replaces the talents on your list ({count}). Save them first if you still need them.',
  },
  openIt: { th: 'เปิด', en: 'Open' },
  people: { th: '{count} คน', en: '{count} talents' },
  rename: { th: 'เปลี่ยนชื่อ {name}', en: 'Rename {name}' },
  renameTitle: { th: 'เปลี่ยนชื่อ', en: 'Rename the list' },
  delete: { th: 'ลบ {name}', en: 'Delete {name}' },
  deleteTitle: { th: 'ลบ “{name}”', en: 'Delete “{name}”?' },
  deleteText: {
    th: 'รายชื่อนี้จะหายไปสำหรับทุกคนในบริษัทของคุณ',
    en: 'The list is gone for everyone in your company.',
  },
  deleteIt: { th: 'ลบ', en: 'Delete' },
  conflictTitle: { th: 'มีคนแก้ไข “{name}” ไปแล้ว', en: '“{name}” was changed meanwhile' },
  conflictText: {
    th: 'คนในบริษัทของคุณบันทึกรายชื่อนี้หลังจากที่คุณเปิด เลือกว่าจะใช้ฉบับไหน',
    en: 'Someone in your company saved this list after you opened it. Choose which one to keep.',
  },
  saveMine: { th: 'ใช้ของฉัน', en: 'Keep mine' },
  openTheirs: { th: 'เปิดของเขา', en: 'Open theirs' },
} as const satisfies Record<string, Localized>;

export const useSavedText = () => useTexts(SAVED_TEXTS);
