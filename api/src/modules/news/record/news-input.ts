import { NEWS_LINES } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { InputCheck, cleanLine, cleanText } from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { isBlankRichText, sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import type { ManagementNews, NewsInput } from './news-record.schema.ts';

/** Bounds of a publication time, so that a mistyped year is reported. */
const EARLIEST = '2000-01-01T00:00:00Z';
const LATEST = '2200-01-01T00:00:00Z';

export interface NewsTexts {
  title: Localized;
  shortDescription: Localized;
  detail: Localized;
}

interface GivenText {
  th: string;
  en?: string | undefined;
}
type GivenTexts = Partial<Record<keyof NewsTexts, GivenText>>;

/** Sanitized rich text; text without visible content is empty. */
function richOf(text: string): string {
  const clean = sanitizeRichText(cleanText(text));
  return isBlankRichText(clean) ? '' : clean;
}

const KEPT: Record<keyof NewsTexts, (text: string) => string> = {
  title: cleanLine,
  shortDescription: cleanLine,
  detail: richOf,
};

/** The normalized texts of an input, possibly incomplete; absent ones stay absent. */
export function cleanTexts(given: GivenTexts): Partial<NewsTexts> {
  const clean: Partial<NewsTexts> = {};
  for (const name of ['title', 'shortDescription', 'detail'] as const) {
    const text = given[name];
    if (text) clean[name] = { th: KEPT[name](text.th), en: KEPT[name](text.en ?? '') };
  }
  return clean;
}

/** Columns of the lines that say who made an article, as far as given. */
export function creditColumns({ byline, photoCredit }: Pick<NewsInput, 'byline' | 'photoCredit'>) {
  const line = (given: GivenText) =>
    JSON.stringify({ th: cleanLine(given.th), en: cleanLine(given.en ?? '') });
  return {
    ...(byline && { byline: line(byline) }),
    ...(photoCredit && { photo_credit: line(photoCredit) }),
  };
}

/** Refuses texts that became too long by sanitizing, also in drafts. */
export function checkLengths(check: InputCheck, texts: Partial<NewsTexts>): void {
  for (const language of ['th', 'en'] as const) {
    check.atMost(`title.${language}`, texts.title?.[language], NEWS_LINES.title);
    const short = texts.shortDescription?.[language];
    check.atMost(`shortDescription.${language}`, short, NEWS_LINES.shortDescription);
    const limit = NEWS_LINES.detailBytes;
    if (Buffer.byteLength(texts.detail?.[language] ?? '') > limit) {
      check.refuse(`detail.${language}`, 'maxLength', { params: { limit } });
    }
  }
}

/** A published article needs title, summary and text. */
export function checkReadable(check: InputCheck, texts: Omit<NewsTexts, 'title'>): void {
  for (const name of ['shortDescription', 'detail'] as const) {
    if (texts[name].th === '') check.refuse(`${name}.th`, 'required', { reads: ['publish'] });
  }
}

const EMPTY: Localized = { th: '', en: '' };

/** Whether an article is published after a write; new ones are by default. */
const isPublishedAfter = (
  { publish }: Pick<NewsInput, 'publish'>,
  known: Pick<ManagementNews, 'publish'> | null,
): boolean => publish ?? known?.publish ?? true;

/** Checks beyond the schema; throws all errors together, and returns the texts after the write. */
export function checkNews(data: NewsInput, known: ManagementNews | null): NewsTexts {
  const check = new InputCheck();
  const given = cleanTexts(data);
  const texts: NewsTexts = {
    title: given.title ?? known?.title ?? EMPTY,
    shortDescription: given.shortDescription ?? known?.shortDescription ?? EMPTY,
    detail: given.detail ?? known?.detail ?? EMPTY,
  };
  check.required('title.th', texts.title.th);
  checkLengths(check, given);
  if (isPublishedAfter(data, known)) checkReadable(check, texts);
  const at = data.publishAt ? new Date(data.publishAt).getTime() : null;
  if (at !== null && (at < Date.parse(EARLIEST) || at >= Date.parse(LATEST))) {
    check.refuse('publishAt', 'date');
  }
  check.throwIfRefused();
  return texts;
}

export interface Publication {
  publish: boolean;
  /** Left out where it stays. */
  publish_at?: string | null | RawBuilder<Date>;
}

/** The publication time. "Now" is the database clock, as for reading; a published article keeps its time. */
export function publicationOf(
  { publish: wanted, publishAt: given }: Pick<NewsInput, 'publish' | 'publishAt'>,
  known: Pick<ManagementNews, 'publish' | 'publishAt' | 'status'> | null,
): Publication {
  const publish = isPublishedAfter({ publish: wanted }, known);
  if (given) return { publish, publish_at: given };
  if (!publish) return given === null ? { publish, publish_at: null } : { publish };
  const hasDate = given === undefined && known !== null && known.publishAt !== null;
  return known?.status === 'Published' || hasDate
    ? { publish }
    : { publish, publish_at: sql<Date>`now()` };
}
