import type { Localized } from '@dara/contract';
import { isSame } from '@dara/kit/record';
import { requiredText, text } from '@dara/kit/validation';
import { CONTENT_PAGE_LIMITS } from '@dara/model';
import { object } from 'yup';
import type { ContentPageInput, ManagementContentPage } from '../../api/generated.ts';

export const PAGE_TEXTS = ['title', 'description', 'body'] as const;
export type PageText = (typeof PAGE_TEXTS)[number];
/** Form values. */
export type PageValues = Record<PageText, Localized>;

export function toValues({ title, description, body }: PageValues): PageValues {
  return { title: { ...title }, description: { ...description }, body: { ...body } };
}

const both = (limit: number) => object({ th: requiredText(limit), en: text(limit) });
export const pageSchema = object({
  title: both(CONTENT_PAGE_LIMITS.title),
  description: both(CONTENT_PAGE_LIMITS.description),
  body: both(CONTENT_PAGE_LIMITS.body),
});

/** Request body with the changed texts; undefined without changes. */
export function inputOf(
  values: PageValues,
  base: ManagementContentPage,
): ContentPageInput | undefined {
  const names = PAGE_TEXTS.filter((name) => !isSame(values[name], toValues(base)[name]));
  if (names.length === 0) return undefined;
  const texts = Object.fromEntries(names.map((name) => [name, values[name]]));
  return { ...texts, version: base.version };
}
