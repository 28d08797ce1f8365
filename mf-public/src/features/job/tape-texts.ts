import type { Localized } from '@dara/contract';

/** Texts of the self-tape. Not in the catalogue, which every page loads. */
export const TAPE_TEXTS = {
  hint: {
    th: 'แนะนำตัวหรือเล่นบทที่งานขอ คนที่เห็นใบสมัครนี้เท่านั้นที่ดูได้ ไฟล์ MP4 หรือ MOV ขนาดไม่ถึง {limit} MB',
    en: 'Introduce yourself, or play what the job asks for. Only those who see this application can watch it. MP4 or MOV, smaller than {limit} MB.',
  },
  own: { th: 'วิดีโอของคุณ', en: 'Your videos' },
  reel: { th: 'โชว์รีล', en: 'Reel' },
  earlier: { th: 'วิดีโอที่เคยส่ง', en: 'Sent before' },
  another: { th: 'ส่งวิดีโอใหม่', en: 'A new video' },
  sent: { th: 'อัปโหลดครบแล้ว จะส่งไปพร้อมใบสมัคร', en: 'Uploaded. It goes with your application.' },
  remove: { th: 'เอาวิดีโอออก', en: 'Remove the video' },
  close: { th: 'ไม่ส่งวิดีโอ', en: 'Send no video' },
  sending: {
    th: 'ส่งใบสมัครได้เมื่อวิดีโออัปโหลดครบ',
    en: 'You can send the application once the video has arrived.',
  },
} as const satisfies Record<string, Localized>;
