import type { Localized } from '@dara/contract';
import type { Picture } from '@dara/kit/image-field';
import type { ManagementNews, ManagementNewsTalent, NewsStatus } from '../../api/generated.ts';

/** Whether and when an article can be read; date and time are Bangkok's. */
export interface Publishing {
  publish: boolean;
  when: 'now' | 'later';
  date: string;
  time: string;
}

/** Form values. */
export interface NewsValues {
  title: Localized;
  shortDescription: Localized;
  /** Rich text. */
  detail: Localized;
  publishing: Publishing;
  order: string;
  tags: string[];
  talents: ManagementNewsTalent[];
  byline: Localized;
  photoCredit: Localized;
  image: Picture | null;
  shareImage: Picture | null;
}

const emptyLocalized = (): Localized => ({ th: '', en: '' });

/** The hour that a schedule begins with. */
const USUAL_TIME = '09:00';

/** An article that is yet to be written. */
export const NO_NEWS: NewsValues = {
  title: emptyLocalized(),
  shortDescription: emptyLocalized(),
  detail: emptyLocalized(),
  publishing: { publish: false, when: 'now', date: '', time: USUAL_TIME },
  order: '',
  tags: [],
  talents: [],
  byline: emptyLocalized(),
  photoCredit: emptyLocalized(),
  image: null,
  shareImage: null,
};

const BANGKOK_MS = 7 * 60 * 60 * 1000;

/** A moment as date and time in Bangkok, which knows no summer time. */
function inBangkok(moment: string): Pick<Publishing, 'date' | 'time'> {
  const iso = new Date(Date.parse(moment) + BANGKOK_MS).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** The time of a date and time in Bangkok; null while incomplete. */
export function momentOf({ date, time }: Pick<Publishing, 'date' | 'time'>): string | null {
  const at = new Date(`${date}T${time}:00+07:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A passed time: selecting it again would change nothing. */
export function publishingOf(publish: boolean, publishAt: string | null): Publishing {
  const isLater = publishAt !== null && Date.parse(publishAt) > Date.now();
  return isLater
    ? { publish, when: 'later', ...inBangkok(publishAt) }
    : { publish, when: 'now', date: '', time: USUAL_TIME };
}

export function toValues(article: ManagementNews): NewsValues {
  return {
    title: { ...emptyLocalized(), ...article.title },
    shortDescription: { ...emptyLocalized(), ...article.shortDescription },
    detail: { ...emptyLocalized(), ...article.detail },
    publishing: publishingOf(article.publish, article.publishAt),
    order: article.order === null ? '' : String(article.order),
    tags: article.tags.map(({ id }) => id),
    talents: article.talents,
    byline: article.byline,
    photoCredit: article.photoCredit,
    image: article.image,
    shareImage: article.shareImage,
  };
}

/** Status of the article after saving these values. */
export function statusOf({ publish, when, ...at }: Publishing, now: number): NewsStatus {
  if (!publish) return 'Unpublished';
  const moment = when === 'later' ? momentOf(at) : null;
  return moment !== null && Date.parse(moment) > now ? 'Scheduled' : 'Published';
}

/** Tags and spaces alone; a long text is known by its first word. */
const SILENT = /^(?:<[^>]*>|&nbsp;|\s)*$/;
/** Images and players say something without a word. */
const SHOWN = /<(img|figure|iframe|hr|table)\b/i;

/** Whether a text is not empty; tags alone count as empty. */
export const isBlank = (text: string): boolean => SILENT.test(text) && !SHOWN.test(text);

export const LANGUAGES = ['th', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts with both languages on the article's page. */
export const TRANSLATED = ['title', 'shortDescription', 'detail'] as const;
/** Values with both languages. */
export const LOCALIZED = [...TRANSLATED, 'byline', 'photoCredit'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** Texts that exist in one language only. */
export function missingIn(values: Pick<NewsValues, Translated>, lang: Language): Translated[] {
  const other = lang === 'th' ? 'en' : 'th';
  return TRANSLATED.filter((name) => isBlank(values[name][lang]) && !isBlank(values[name][other]));
}
