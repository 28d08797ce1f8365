import type { Localized } from '@dara/contract';

/** Texts of the clip. Not in the catalogue, which every page loads. */
export const CLIP_TEXTS = {
  label: { th: 'คลิปแนะนำตัว 30 วินาที (ไม่บังคับ)', en: 'A clip of 30 seconds (optional)' },
  hint: {
    th: 'ยืนในที่สว่าง ถือมือถือแนวตั้ง บอกชื่อ อายุ ส่วนสูง อยู่จังหวัดไหน ชอบทำอะไร แล้วหันซ้ายหันขวาให้ดู ไม่ต้องท่องบท ไม่ต้องตัดต่อ ไฟล์ MP4 หรือ MOV ขนาดไม่ถึง {limit} MB',
    en: 'In good light, with the phone upright: say your name, age, height, where you live and what you like doing, then turn left and right. No script, no editing. MP4 or MOV, smaller than {limit} MB.',
  },
  afterwards: {
    th: 'เราจะส่งคลิปต่อจากใบสมัคร ถ้าเน็ตหลุด ใบสมัครไม่หาย',
    en: 'The clip is sent after the application, so a lost connection costs you nothing.',
  },
  remove: { th: 'ไม่ส่งคลิปนี้', en: 'Leave this clip out' },
  title: { th: 'คลิปแนะนำตัว', en: 'Your clip' },
  partly: {
    th: 'คลิปยังส่งไม่ครบ เลือกไฟล์เดิมเพื่อส่งต่อจากที่ค้างไว้ หรือส่งคลิปใหม่',
    en: 'Your clip has not arrived completely. Choose the same file to continue, or send another one.',
  },
  stay: { th: 'อย่าเพิ่งปิดหน้านี้จนกว่าจะส่งครบ', en: 'Keep this page open until it has arrived.' },
  sent: {
    th: 'เราได้รับคลิปแล้ว มีแต่ทีมแคสติ้งเท่านั้นที่ดูได้',
    en: 'We have your clip. Only our casting team can watch it.',
  },
  again: { th: 'ส่งคลิปใหม่', en: 'Send another clip' },
  keep: { th: 'ใช้คลิปเดิม', en: 'Keep the clip' },
  delete: { th: 'ลบคลิป', en: 'Delete the clip' },
} as const satisfies Record<string, Localized>;
