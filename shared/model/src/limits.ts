/** Days after which a rate is outdated. */
export const STALE_RATE_DAYS = 90;
/** A public talent without any work offered for as many days is looked after. */
export const UNUSED_DAYS = 180;
/** Maximum number of records per bulk change. */
export const BULK_MAX = 100;
/** Maximum number of tags per record. */
export const TAGS_MAX = 20;
/** Characters of the headline of the home page in one language, and the number of portraits beside it. */
export const HOME_LIMITS = { title: 120, text: 500, talents: 10 } as const;
/** Maximum length of a page's texts per language. */
export const CONTENT_PAGE_LIMITS = { title: 200, description: 500, body: 100_000 } as const;
/** Pages whose versions are referenced by consents: a new version needs a new consent. */
export const CONSENT_PAGES: readonly string[] = ['privacy', 'terms'];
/** Maximum length of a tag's name per language. */
export const TAG_NAME_MAX = 50;
/** Maximum length of a reason for a status change or an answer. */
export const REASON_MAX = 500;

/** Talents on a shortlist, characters of the note about one, talents beside each other; saved lists and their names. */
export const SHORTLIST_LIMITS = {
  talents: 30,
  note: 200,
  compared: 4,
  lists: 50,
  name: 100,
} as const;

/** Saved searches of a person, and characters of their names. */
export const SEARCH_LIMITS = { searches: 20, name: 100 } as const;

/** Days before expiry at which a proposal needs attention. */
export const PROPOSAL_EXPIRING_DAYS = 7;

/** Maximum lengths of a proposal's texts and items, validity of its link, and passcode attempts. */
export const PROPOSAL_LIMITS = {
  title: 200,
  brief: 4000,
  note: 2000,
  message: 2000,
  deliverable: 500,
  availability: 300,
  comment: 1000,
  items: 60,
  quantity: 999,
  linkDays: 14,
  linkDaysMax: 90,
  passcodeMin: 4,
  passcodeMax: 20,
  passcodeTries: 10,
} as const;
