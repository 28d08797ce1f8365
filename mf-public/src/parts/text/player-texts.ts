import type { Localized } from '@dara/contract';

/**
 * What stands on cards of players and at tables. Beside their code, not in the catalogue, which every page fetches:
 * few pages have either.
 */
export const TEXTS = {
  table: { th: 'ตาราง เลื่อนไปด้านข้างได้', en: 'Table, scrolls sideways' },
  play: { th: 'เล่น {name}', en: 'Play {name}' },
  note: {
    th: 'เมื่อกดเล่น หน้านี้จะโหลดจาก {name} ซึ่งจะได้รับที่อยู่ IP ของคุณ และอาจวางคุกกี้',
    en: 'Pressing play loads this from {name}, which then learns your IP address and may set cookies.',
  },
  open: { th: 'เปิดที่ {name}', en: 'Open at {name}' },
} as const satisfies Record<string, Localized>;
