/** An article's texts in its form. */
export interface NewsPreviewTexts {
  title: { th: string; en: string };
  shortDescription: { th: string; en: string };
  /** HTML. */
  detail: { th: string; en: string };
}

/**
 * Type of the message with `NewsPreviewTexts` that a form posts to its preview frame (same origin): at each change, and
 * when the preview posts `{ type: NEWS_PREVIEW_READY }`.
 */
export const NEWS_PREVIEW_TEXTS = 'dara.newsPreview.texts';
export const NEWS_PREVIEW_READY = 'dara.newsPreview.ready';
