import type { SiteContent } from '../../kernel/database/db-site.ts';

/** What a demonstration says of the agency. None of it is true, so a site of its own starts without. */
export const DEMO_SITE = {
  tagline: {
    th: 'เอเจนซีของคนมีฝีมือ ทั้งใบหน้า น้ำเสียง และเรื่องเล่าจากทั่วประเทศไทย',
    en: 'A talent agency for the faces, voices and storytellers of Thailand.',
  },
  legal: {
    th: '© ดารา บุคคลและภาพทั้งหมดในเว็บไซต์นี้สร้างขึ้นเพื่อการสาธิต',
    en: '© Dara. The people and pictures on this site are made up for demonstration.',
  },
  email: 'contact@dara.test',
  phone: '+66 2 000 0000',
  social: {
    facebook: 'https://www.facebook.com/dara.agency.example',
    instagram: 'https://www.instagram.com/dara.agency.example',
    tiktok: 'https://www.tiktok.com/@dara.agency.example',
    youtube: 'https://www.youtube.com/@dara.agency.example',
  },
} as const satisfies SiteContent;
