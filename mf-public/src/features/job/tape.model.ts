import type { Localized } from '@dara/contract';

/** The video of an application: none, on its way, or uploaded. */
export interface Tape {
  id: string | null;
  isSending: boolean;
}

export const NO_TAPE: Tape = { id: null, isSending: false };

/** Not in the catalogue, which every page loads. */
export const TAPE_LABELS = {
  field: { th: 'วิดีโอแนะนำตัว (ไม่บังคับ)', en: 'Self-tape (optional)' },
  sent: { th: 'ดูวิดีโอแนะนำตัวที่ส่งไป', en: 'Watch the self-tape that you sent' },
} as const satisfies Record<string, Localized>;
