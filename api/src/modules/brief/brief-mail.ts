import type { Mail } from '@dara/backend';
import { BUDGET_UNIT_LABELS, JOB_TYPE_LABELS } from '../../kernel/text/share-labels.ts';
import { dayText, daysText } from '../../kernel/text/day-text.ts';
import { emailTemplate } from '../../kernel/text/email-template.ts';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';
import type { ContactTalent, MessageLetter } from '../contact/contact.public.ts';
import type { BriefFields } from './brief.schema.ts';

type Value = (brief: BriefFields, language: Language) => string | null;

const FACTS: readonly (Localized & { value: Value })[] = [
  { th: 'โปรเจกต์', en: 'Project', value: ({ project }) => project },
  { th: 'ประเภทงาน', en: 'Kind of work', value: (brief, to) => JOB_TYPE_LABELS[brief.jobType][to] },
  { th: 'จำนวนคน', en: 'People', value: ({ openings }) => String(openings) },
  { th: 'วันถ่าย', en: 'Shooting days', value: shootText },
  { th: 'สถานที่', en: 'Place', value: ({ location }) => location },
  { th: 'สื่อที่ใช้', en: 'Media', value: ({ media }) => media.join(', ') },
  {
    th: 'ระยะเวลาใช้งาน (เดือน)',
    en: 'Usage in months',
    value: ({ usageMonths: months }) => months?.toString() ?? null,
  },
  { th: 'พื้นที่ใช้งาน', en: 'Territory', value: ({ territory }) => territory },
  { th: 'งบประมาณ', en: 'Budget', value: budgetText },
  { th: 'ต้องการคำตอบภายใน', en: 'Answer needed by', value: answerText },
];

function shootText({ shootFrom, shootTo, shootDays }: BriefFields, language: Language) {
  const [from, to] = [shootFrom ?? shootTo, shootTo ?? shootFrom];
  const range = from && to && daysText(from, to, language);
  return [range, shootDays].filter(Boolean).join(', ');
}

function budgetText({ budgetFrom, budgetTo, budgetUnit }: BriefFields, language: Language) {
  const ends = [budgetFrom, budgetTo].filter((end) => end !== null);
  if (ends.length === 0 || budgetUnit === null) return null;
  const baht = [...new Set(ends)].map((end) => end.toLocaleString('en')).join(' – ');
  const range = budgetFrom === null ? `≤ ${baht}` : budgetTo === null ? `≥ ${baht}` : baht;
  return `${range} ${{ th: 'บาท', en: 'THB' }[language]} ${BUDGET_UNIT_LABELS[budgetUnit][language]}`;
}

function answerText({ answerBy, isTonight }: BriefFields, language: Language) {
  if (isTonight) return { th: 'คืนนี้', en: 'Tonight' }[language];
  return answerBy && dayText(answerBy, language);
}

/** The brief for staff, in both languages side by side. */
export function briefLetter(
  brief: BriefFields,
  talents: readonly ContactTalent[],
  path: string,
): MessageLetter {
  const facts = FACTS.flatMap(({ th, en, value }) => {
    const both = [...new Set([value(brief, 'th'), value(brief, 'en')])].filter(Boolean);
    return both.length > 0 ? [[`${th} / ${en}`, both.join(' / ')] as const] : [];
  });
  return {
    kind: brief.isTonight
      ? { th: 'บรีฟด่วนคืนนี้ถึง', en: 'Brief for tonight from' }
      : { th: 'บรีฟถึง', en: 'Brief from' },
    sender: brief,
    facts,
    message: [brief.roles, brief.message].filter(Boolean).join('\n\n'),
    talents,
    path,
  };
}

interface Copy {
  talents: readonly ContactTalent[];
  publicUrl: string;
  agency: (language: Language) => string;
  /** Whether the sender is signed in: free texts are not sent to an address that anyone may have entered. */
  isSignedIn: boolean;
}

/** The sender's copy. */
export function briefCopy(brief: BriefFields, copy: Copy): Mail {
  const { talents, publicUrl, agency, isSignedIn } = copy;
  const lines = (language: Language, begin: string) => [
    begin,
    ...FACTS.flatMap(({ value, ...label }) => {
      const text = value(brief, language);
      return text ? [`${label[language]}: ${text}`] : [];
    }),
    ...(isSignedIn ? [brief.roles, brief.message ?? ''].filter(Boolean) : []),
    ...talents.map(({ name }) => name[language] || name.th),
  ];
  const starred = `/talent/shortlist?ids=${talents.map(({ id }) => id).join(',')}`;
  return emailTemplate({
    to: brief.email,
    language: brief.language,
    link: `${publicUrl}${talents.length > 0 ? starred : '/talent'}`,
    th: {
      subject: `ได้รับบรีฟของคุณแล้ว จาก${agency('th')}`,
      lines: lines('th', 'ทีมแคสติ้งได้รับบรีฟนี้แล้ว และจะติดต่อกลับ หากคุณไม่ได้ส่ง ไม่ต้องทำอะไร'),
      action: talents.length > 0 ? 'ดูคนที่คุณเลือก' : 'ดูศิลปินของเรา',
    },
    en: {
      subject: `Your brief has reached ${agency('en')}`,
      lines: lines(
        'en',
        'Our casting team has this brief and will reply. If you did not send it, do nothing.',
      ),
      action: talents.length > 0 ? 'See the people you chose' : 'See our talents',
    },
  });
}
