import type { Localized } from '@dara/contract';
import type { Locale } from '@dara/sdk/i18n';

/** Texts of an upload, loaded with it. Not in the catalogue, which every page loads. */
const VIDEO_TEXTS = {
  hint: {
    th: 'ไฟล์ MP4 หรือ MOV ขนาดไม่ถึง {limit} MB ระบบจะเริ่มส่งทันที ถ้าเน็ตหลุดจะส่งต่อให้เอง',
    en: 'MP4 or MOV, smaller than {limit} MB. It is sent at once and continues by itself after a lost connection.',
  },
  tooLarge: {
    th: 'วิดีโอต้องมีขนาดไม่ถึง {limit} MB ลองตัดให้สั้นลงหรือบันทึกด้วยความละเอียดต่ำลง',
    en: 'The video has to be smaller than {limit} MB. Shorten it, or save it in a lower quality.',
  },
  type: {
    th: 'ไฟล์นี้ไม่ใช่วิดีโอ MP4 หรือ MOV กรุณาเลือกไฟล์อื่น',
    en: 'This is not an MP4 or MOV video. Choose another file.',
  },
  codec: {
    th: 'เบราว์เซอร์หลายตัวเล่นวิดีโอนี้ไม่ได้ (HEVC) ถ้าใช้ iPhone ให้ไปที่ การตั้งค่า › กล้อง › รูปแบบ แล้วเลือก “เข้ากันได้มากที่สุด” จากนั้นถ่ายใหม่ หรือบันทึกวิดีโอเป็น H.264',
    en: 'Many browsers cannot play this video (HEVC). On an iPhone set Settings › Camera › Formats to “Most Compatible” and film again, or save the video as H.264.',
  },
  sending: { th: 'กำลังส่ง {share}', en: 'Sending {share}' },
  waiting: {
    th: 'ส่งแล้ว {share} การเชื่อมต่อหลุด ระบบจะส่งต่อให้เอง',
    en: '{share} sent. The connection is lost; it continues by itself',
  },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  choose: { th: 'วางวิดีโอที่นี่ หรือกดเพื่อเลือกไฟล์', en: 'Drop a video here, or choose one' },
  film: { th: 'ถ่ายวิดีโอ', en: 'Film now' },
} as const satisfies Record<string, Localized>;

/** A text of an upload with its values. */
export function videoText(
  name: keyof typeof VIDEO_TEXTS,
  locale: Locale,
  { limit = '', share = '' }: { limit?: string; share?: string } = {},
): string {
  return VIDEO_TEXTS[name][locale].replace('{limit}', limit).replace('{share}', share);
}
