/** Characters of an article's lines, and bytes of its text in each language. */
export const NEWS_LINES = {
  title: 200,
  shortDescription: 500,
  detailBytes: 200_000,
  pictureAlt: 300,
} as const;

/** The first articles of a list can be put in order by hand; those behind them follow by age. */
export const NEWS_PLACES_MAX = 500;

/** Days for which a preview link is valid, unless the article is deleted. */
export const NEWS_PREVIEW_DAYS = 7;

/** Seconds without a heartbeat after which a user no longer counts as editing; three heartbeats are sent in that time. */
export const NEWS_EDITING_S = 45;
