import { answerOf } from '../../kernel/query/answer-columns.ts';
import { InputCheck, cleanLocalized } from '../../kernel/schema/input.ts';
import { isBlankRichText, sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { textVersionOf, type ContentPageRow, type PageTexts } from './page.repository.ts';
import { ContentPage, type ContentPageInput, type ManagementContentPage } from './page.schema.ts';

/** An instance of the previous release does not set `confirmed_at` on save. */
const isSample = ({ confirmed_at, updated_by }: ContentPageRow): boolean =>
  confirmed_at === null && updated_by === null;

export function toContentPage(row: ContentPageRow): ContentPage {
  return answerOf(ContentPage, row, {
    body: { th: sanitizeRichText(row.body.th), en: sanitizeRichText(row.body.en) },
    textVersion: textVersionOf(row),
    isSample: isSample(row),
  });
}

export function toManagementContentPage(row: ContentPageRow): ManagementContentPage {
  const texts = [row.title, row.description, row.body];
  return {
    ...toContentPage(row),
    missingTranslation: texts.some(({ en }) => en === ''),
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
  };
}

/** Normalized and sanitized texts; refuses a page without Thai. */
export function pageTexts(row: ContentPageRow, input: ContentPageInput): PageTexts {
  const check = new InputCheck();
  const line = (field: 'title' | 'description'): Localized => {
    const given = input[field];
    if (!given) return row[field];
    const clean = cleanLocalized(given);
    check.required(`${field}.th`, clean.th);
    return clean;
  };
  const rich = (): Localized => {
    if (!input.body) return row.body;
    const clean = cleanLocalized(input.body, sanitizeRichText);
    if (isBlankRichText(clean.th)) check.required('body.th', '');
    return { th: clean.th, en: isBlankRichText(clean.en) ? '' : clean.en };
  };
  const texts = { title: line('title'), description: line('description'), body: rich() };
  check.throwIfRefused();
  return texts;
}

/** Names of the texts that an edit changes. */
export function changedTexts(row: ContentPageRow, texts: PageTexts): (keyof PageTexts)[] {
  return (['title', 'description', 'body'] as const).filter(
    (field) => row[field].th !== texts[field].th || row[field].en !== texts[field].en,
  );
}
