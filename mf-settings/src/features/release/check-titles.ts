import type { Localized } from '@dara/contract';

/** What each check is about, by its code; not in the catalogue, which every page of this remote loads. */
export const CHECK_TITLES: Readonly<Record<string, Localized>> = {
  DECLARATION_INVALID: { th: 'คำประกาศของส่วนนี้ไม่ถูกต้อง', en: 'Invalid declaration' },
  RELEASE_EXISTS: { th: 'มีเวอร์ชันนี้แล้ว', en: 'The version exists' },
  FILE_NAME_TAKEN: { th: 'ชื่อไฟล์ซ้ำกับเวอร์ชันก่อน', en: 'A file name is taken' },
  FILES_MISSING: { th: 'ไฟล์หายหรือเสียหาย', en: 'Files are missing' },
  SHELL_REQUIRED: { th: 'ยังไม่มี shell ที่ใช้งานอยู่', en: 'No shell is live' },
  MARKED_BAD: { th: 'ทำเครื่องหมายว่ามีปัญหา', en: 'Marked as bad' },
  FROZEN: { th: 'ระงับการเผยแพร่อยู่', en: 'Frozen' },
  APPROVAL_MISSING: { th: 'ยังไม่ได้รับอนุมัติ', en: 'Approval is missing' },
  SHARED_INCOMPATIBLE: { th: 'ไลบรารีร่วมไม่เข้ากัน', en: 'Shared libraries do not fit' },
  ADDRESS_REFUSED: { th: 'ที่อยู่ใช้ไม่ได้', en: 'Addresses are refused' },
  ROUTE_INVALID: { th: 'เส้นทางไม่ถูกต้อง', en: 'Invalid routes' },
  GRANT_MISSING: { th: 'ไม่มีสิทธิ์ที่ต้องใช้', en: 'A grant is missing' },
  ROLE_UNKNOWN: { th: 'ไม่รู้จักบทบาทของผู้ใช้', en: 'Unknown role' },
  LANGUAGE_INCOMPLETE: { th: 'ข้อความไม่ครบทุกภาษา', en: 'A language is incomplete' },
  BUDGET_EXCEEDED: { th: 'สคริปต์ใหญ่เกินกำหนด', en: 'Scripts exceed the budget' },
  SLOT_UNAVAILABLE: { th: 'ช่องที่ใช้ร่วมกันไม่ตรงกัน', en: 'Slots do not fit' },
  API_INCOMPATIBLE: { th: 'เรียกใช้ API ที่เว็บไซต์ไม่มีหรือเปลี่ยนไปแล้ว', en: 'Calls do not fit the api' },
  CHANGE_NOT_ACCEPTED: { th: 'มีบางอย่างหายไปจากเว็บไซต์', en: 'Something disappears from the site' },
  RENDER_FAILED: { th: 'แสดงหน้าไม่สำเร็จ', en: 'Pages fail to render' },
};
