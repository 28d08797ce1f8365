/** The texts of an article as they stand in its form. */
export interface NewsPreviewTexts {
  title: { th: string; en: string };
  shortDescription: { th: string; en: string };
  /** HTML. */
  detail: { th: string; en: string };
}

/**
 * What a form posts to the preview that it shows in a frame, from its own origin to the same: at each change, and once
 * the preview posts `{ type: NEWS_PREVIEW_READY }` to the form.
 */
export interface NewsPreviewMessage extends NewsPreviewTexts {
  type: typeof NEWS_PREVIEW_TEXTS;
}

export const NEWS_PREVIEW_TEXTS = 'dara.newsPreview.texts';
export const NEWS_PREVIEW_READY = 'dara.newsPreview.ready';
