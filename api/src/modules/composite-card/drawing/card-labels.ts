import { BODY_ON_CARDS, TALENT_BODY, type FactField } from '@dara/model';
import type { CardField } from '../layout/card-layout.ts';
import type { Labels } from '../../../kernel/text/labels.ts';

const BODY_LABELS = Object.fromEntries(
  BODY_ON_CARDS.map((name) => {
    const field: FactField = TALENT_BODY[name];
    return [name, field.cardLabel ?? field.label];
  }),
) as Labels<(typeof BODY_ON_CARDS)[number]>;

/** Labels printed on cards, in the card's language and not the reader's. */
export const FIELD_LABELS: Labels<CardField | 'measurements'> = {
  ...BODY_LABELS,
  measurements: { th: 'อก–เอว–สะโพก', en: 'Chest–waist–hip' },
  nationality: { th: 'สัญชาติ', en: 'Nationality' },
  age: { th: 'อายุ', en: 'Age' },
};

export const CARD_LABELS = {
  followers: { th: 'ผู้ติดตาม', en: 'followers' },
  subscribers: { th: 'ผู้ติดตามช่อง', en: 'subscribers' },
  engagement: { th: 'เอ็นเกจเมนต์', en: 'engagement' },
  scan: { th: 'สแกนเพื่อดูโปรไฟล์', en: 'Scan for the full profile' },
  contact: { th: 'ติดต่องาน', en: 'Bookings' },
} as const satisfies Labels<string>;

export const YEARS = { th: 'ปี', en: '' } as const;
