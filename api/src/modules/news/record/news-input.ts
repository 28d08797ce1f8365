import { NEWS_LINES } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { InputCheck, cleanLine, cleanText } from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { isBlankRichText, sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import type { ManagementNews, NewsInput } from './news-record.schema.ts';

/** As far as dates of an article reach, so that a mistyped year is told. */
const EARLIEST = '2000-01-01T00:00:00Z';
const LATEST = '2200-01-01T00:00:00Z';

export interface NewsTexts {
  title: Localized;
  shortDescription: Localized;
  detail: Localized;
}

type GivenTexts = Partial<Record<keyof NewsTexts, { th: string; en?: string | undefined }>>;

const lineOf = (text: string) => cleanLine(text);

/** Rich text as it is kept: what nobody would see is empty. */
function richOf(text: string): string {
  const clean = sanitizeRichText(cleanText(text));
  return isBlankRichText(clean) ? '' : clean;
}

const KEPT: Record<keyof NewsTexts, (text: string) => string> = {
  title: lineOf,
  shortDescription: lineOf,
  detail: richOf,
};

/** The texts of an input as they are kept, whatever is missing of them; those that are left out stay away. */
export function cleanTexts(given: GivenTexts): Partial<NewsTexts> {
  const clean: Partial<NewsTexts> = {};
  for (const name of ['title', 'shortDescription', 'detail'] as const) {
    const text = given[name];
    if (text) clean[name] = { th: KEPT[name](text.th), en: KEPT[name](text.en ?? '') };
  }
  return clean;
}

/** Refuses texts that grew too long as they were cleaned, be they of a working copy. */
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

/** Whoever reads an article reads a title, a summary and a text. */
export function checkReadable(check: InputCheck, texts: Omit<NewsTexts, 'title'>): void {
  for (const name of ['shortDescription', 'detail'] as const) {
    if (texts[name].th === '') check.refuse(`${name}.th`, 'required', { reads: ['publish'] });
  }
}

const EMPTY: Localized = { th: '', en: '' };

/** Everything the schema cannot say; throws all that is wrong at once, and answers the texts as they will be. */
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
  if (data.publish ?? known?.publish) checkReadable(check, texts);
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

/**
 * When an article is to be readable. "At once" is by the database's clock, as all reading is; one that is readable
 * already stays as old as it is.
 */
export function publicationOf(
  { publish: wanted, publishAt: given }: Pick<NewsInput, 'publish' | 'publishAt'>,
  known: Pick<ManagementNews, 'publish' | 'publishAt' | 'status'> | null,
): Publication {
  const publish = wanted ?? known?.publish ?? false;
  if (given) return { publish, publish_at: given };
  if (!publish) return given === null ? { publish, publish_at: null } : { publish };
  const hasDate = given === undefined && known !== null && known.publishAt !== null;
  return known?.status === 'Published' || hasDate
    ? { publish }
    : { publish, publish_at: sql<Date>`now()` };
}
