import type { Localized } from '@dara/contract';

/** Texts for the press. Not in the catalogue, which every page loads: few pages show them, and few readers need them. */
export const PRESS_TEXTS = {
  title: { th: 'สำหรับสื่อมวลชน', en: 'For the press' },
  use: {
    th: 'ใช้ภาพและประวัติเหล่านี้ประกอบข่าวเกี่ยวกับศิลปินได้ โปรดระบุที่มาว่าดารา หากต้องการสัมภาษณ์หรือภาพขนาดใหญ่กว่านี้ โปรดติดต่อเรา',
    en: 'You may use these pictures and the biography in news about the talent; please credit Dara. For interviews or larger pictures, please contact us.',
  },
  biography: {
    th: 'ประวัติภาษาไทยและอังกฤษ (ไฟล์ข้อความ)',
    en: 'Biography in Thai and English (text file)',
  },
  picture: { th: 'ดาวน์โหลดภาพที่', en: 'Download picture' },
  where: {
    th: 'ภาพและประวัติศิลปินดาวน์โหลดได้ที่ท้ายหน้าของแต่ละคน หากต้องการสัมภาษณ์ เขียนถึงเราในแบบฟอร์มด้านบน หรือโทรตามเบอร์ท้ายหน้านี้',
    en: 'Pictures and biographies are at the end of each talent’s page. For interviews, write to us with the form above, or call the number at the end of this page.',
  },
} as const satisfies Record<string, Localized>;
