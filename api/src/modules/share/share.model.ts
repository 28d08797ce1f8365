import type { ImageRef, Language, Localized } from '../../kernel/schema/shapes.ts';
import { textOf } from '../../kernel/text/labels.ts';
import { toJobCard, type JobDetailRow } from '../job/job.public.ts';
import type { NewsDetailRow } from '../news/news.public.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { TalentDetailRow } from '../talent/talent.public.ts';
import {
  BUDGET_UNIT_LABELS,
  JOB_TYPE_LABELS,
  SHARE_LABELS,
  TALENT_TYPE_LABELS,
} from '../../kernel/text/share-labels.ts';

/** Content of an image in one language. */
export interface ShareSubject {
  kicker: string;
  title: string;
  /** Facts, one line each. */
  facts: string[];
  image: ImageRef | null;
  /** People are cropped around the centre, scenes around the salient region. */
  crop: 'middle' | 'attention';
}

const SEPARATOR = ' · ';
const LOCALE_TAGS: Localized = { th: 'th-TH', en: 'en-GB' };

function dayText(day: Date | string, language: Language): string {
  const options = { dateStyle: 'medium', timeZone: 'Asia/Bangkok' } as const;
  const at = typeof day === 'string' ? new Date(`${day}T00:00:00+07:00`) : day;
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], options).format(at);
}

export function talentSubject(row: TalentDetailRow, language: Language): ShareSubject {
  const title = shownNameOf(row)[language];
  const nickName = row.nick_name && textOf(row.nick_name, language);
  return {
    kicker: row.talent_types.map((type) => TALENT_TYPE_LABELS[type][language]).join(SEPARATOR),
    title,
    facts: nickName && !title.includes(nickName) ? [nickName] : [],
    image: row.image,
    crop: 'middle',
  };
}

export function newsSubject(row: NewsDetailRow, language: Language): ShareSubject {
  const kind = row.type === 'TalkOfTheTown' ? SHARE_LABELS.talk : SHARE_LABELS.news;
  return {
    kicker: kind[language],
    title: textOf(row.title, language),
    facts: [dayText(row.published_at ?? row.created_at, language)],
    image: row.image,
    crop: 'attention',
  };
}

function payText(job: ReturnType<typeof toJobCard>, language: Language): string | null {
  const { budgetFrom, budgetTo, budgetUnit } = job;
  const figures = [...new Set([budgetFrom, budgetTo])].filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  const amounts = figures.map((figure) =>
    figure.toLocaleString('en', { maximumFractionDigits: 0 }),
  );
  const unit = budgetUnit ? ` ${BUDGET_UNIT_LABELS[budgetUnit][language]}` : '';
  return `${amounts.map((amount) => `฿${amount}`).join(' – ')}${unit}`;
}

/** The budget only where the public may see it, which the job's own card decides. */
export function jobSubject(row: JobDetailRow, language: Language, day: string): ShareSubject {
  const job = toJobCard(row, day);
  const company = job.companyName && textOf(job.companyName, language);
  const place = job.province && textOf(job.province, language);
  const deadline =
    job.applyUntil && `${SHARE_LABELS.applyUntil[language]} ${dayText(job.applyUntil, language)}`;
  return {
    kicker: [SHARE_LABELS.casting[language], JOB_TYPE_LABELS[job.jobType][language]].join(
      SEPARATOR,
    ),
    title: textOf(job.title, language),
    facts: [
      [company, place].filter(Boolean).join(SEPARATOR),
      payText(job, language) ?? '',
      deadline ?? '',
    ].filter(Boolean),
    image: job.image,
    crop: 'attention',
  };
}

/** For pages that are about no record. */
export function siteSubject(language: Language): ShareSubject {
  return {
    kicker: SHARE_LABELS.agency[language],
    title: SHARE_LABELS.title[language],
    facts: [],
    image: null,
    crop: 'middle',
  };
}
