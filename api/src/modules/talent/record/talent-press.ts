import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import { TALENT_TYPE_LABELS } from '../../../kernel/text/share-labels.ts';
import type { TalentDetail } from '../list/talent.schema.ts';

interface PressSource {
  /** Of the talent's public page, in Thai. */
  url: string;
  agency: string;
  /** Null where no address may be printed. */
  email: string | null;
}

const TEXTS = {
  biography: { th: 'ประวัติ', en: 'Biography' },
  credits: { th: 'ผลงาน', en: 'Credits' },
  use: {
    th: 'ใช้ภาพและประวัตินี้ประกอบข่าวเกี่ยวกับศิลปินได้ โปรดระบุที่มา',
    en: 'Pictures and biography may be used in news about the talent. Please credit',
  },
  contact: { th: 'ติดต่อสำหรับสื่อมวลชน', en: 'Press contact' },
} as const satisfies Record<string, Localized>;

function inLanguage(talent: TalentDetail, source: PressSource, language: Language): string {
  const biography = talent.bio && textOf(talent.bio, language);
  const types = talent.talentTypes.map((type) => TALENT_TYPE_LABELS[type][language]);
  const credits = talent.works.flatMap(({ experiences }) =>
    experiences.map(({ project, role, customerName, hireDate }) =>
      [project, role, customerName, hireDate?.slice(0, 4)].filter(Boolean).join(' · '),
    ),
  );
  const parts = [
    [textOf(talent.name, language), types.join(', ')],
    biography ? [TEXTS.biography[language], biography] : [],
    credits.length > 0 ? [TEXTS.credits[language], ...credits.map((line) => `- ${line}`)] : [],
    [`${TEXTS.use[language]}: ${source.agency}`, source.url],
    source.email ? [`${TEXTS.contact[language]}: ${source.email}`] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** What the press may print of a public talent, in Thai and then in English; plain text. */
export const pressText = (talent: TalentDetail, source: PressSource): string =>
  `${inLanguage(talent, source, 'th')}\n\n----------\n\n${inLanguage(talent, source, 'en')}\n`;
