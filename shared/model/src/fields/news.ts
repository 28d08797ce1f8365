/** Maximum lengths of an article's texts, and bytes of its body in each language. */
export const NEWS_LINES = {
  title: 200,
  shortDescription: 500,
  detailBytes: 200_000,
  pictureAlt: 300,
  byline: 120,
  photoCredit: 120,
} as const;

/** Maximum number of talents that an article names. */
export const NEWS_TALENTS_MAX = 20;

/** Number of articles that can be sorted by hand; others are sorted by date. */
export const NEWS_PLACES_MAX = 500;

/** Days for which a preview link is valid, unless the article is deleted. */
export const NEWS_PREVIEW_DAYS = 7;

/** Seconds without a heartbeat after which a user no longer counts as editing; three heartbeats are sent in that time. */
export const NEWS_EDITING_S = 45;
