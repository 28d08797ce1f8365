import type { Localized } from '@dara/contract';

/** Texts of the page around the form, which is loaded after it. */
export const PAGE_TEXTS = {
  title: { th: 'สมัครเป็นหน้าใหม่', en: 'Apply as a new face' },
  lead: {
    th: 'ใช้เวลาราว 3 นาที ไม่ต้องมีบัญชี ไม่ต้องมีผลงาน ขอแค่รูปสามรูปที่เห็นคุณชัด ๆ ไม่ต้องแต่งหน้า',
    en: 'About 3 minutes. No account, no experience: three clear pictures of you, without make-up, are enough.',
  },
  long: { th: 'มีผลงานแล้ว? ลงทะเบียนแบบเต็ม', en: 'Have you worked already? Register in full' },
} as const satisfies Record<string, Localized>;
