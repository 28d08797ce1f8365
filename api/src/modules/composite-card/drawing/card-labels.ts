import type { CardField } from '../layout/card-layout.ts';
import type { Labels } from '../../../kernel/text/labels.ts';

/** Labels printed on cards, in the card's language and not the reader's. */
export const FIELD_LABELS: Labels<CardField | 'measurements'> = {
  height: { th: 'ส่วนสูง', en: 'Height' },
  weight: { th: 'น้ำหนัก', en: 'Weight' },
  chest: { th: 'รอบอก', en: 'Chest' },
  waist: { th: 'รอบเอว', en: 'Waist' },
  hip: { th: 'รอบสะโพก', en: 'Hip' },
  measurements: { th: 'อก–เอว–สะโพก', en: 'Chest–waist–hip' },
  shoes: { th: 'รองเท้า', en: 'Shoes' },
  eyeColour: { th: 'สีตา', en: 'Eyes' },
  hairColour: { th: 'สีผม', en: 'Hair' },
  skinTone: { th: 'สีผิว', en: 'Skin' },
  nationality: { th: 'สัญชาติ', en: 'Nationality' },
  age: { th: 'อายุ', en: 'Age' },
};

export const UNIT_LABELS = {
  cm: { th: 'ซม.', en: 'cm' },
  kg: { th: 'กก.', en: 'kg' },
  inch: { th: 'นิ้ว', en: 'in' },
  years: { th: 'ปี', en: '' },
} as const satisfies Labels<string>;

/** The agency's own words for looks; what a talent wrote in words of its own stands as it is. */
export const LOOK_LABELS: Labels<string> = {
  black: { th: 'ดำ', en: 'Black' },
  darkBrown: { th: 'น้ำตาลเข้ม', en: 'Dark brown' },
  brown: { th: 'น้ำตาล', en: 'Brown' },
  hazel: { th: 'น้ำตาลอมเขียว', en: 'Hazel' },
  blonde: { th: 'บลอนด์', en: 'Blonde' },
  red: { th: 'แดง', en: 'Red' },
  fair: { th: 'ขาว', en: 'Fair' },
  light: { th: 'ขาวเหลือง', en: 'Light' },
  medium: { th: 'สองสี', en: 'Medium' },
  tan: { th: 'แทน', en: 'Tan' },
  deep: { th: 'เข้ม', en: 'Deep' },
};

export const CARD_LABELS = {
  followers: { th: 'ผู้ติดตาม', en: 'followers' },
  subscribers: { th: 'ผู้ติดตามช่อง', en: 'subscribers' },
  engagement: { th: 'การมีส่วนร่วม', en: 'engagement' },
  scan: { th: 'สแกนเพื่อดูโปรไฟล์', en: 'Scan for the full profile' },
  contact: { th: 'ติดต่องาน', en: 'Bookings' },
} as const satisfies Labels<string>;
