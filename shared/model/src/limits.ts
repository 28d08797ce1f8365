/** After as many days a rate is asked for anew. */
export const STALE_RATE_DAYS = 90;
/** A public talent without any work offered for as many days is looked after. */
export const UNUSED_DAYS = 180;
/** As many records as one bulk change takes. */
export const BULK_MAX = 100;
/** As many tags as a record takes. */
export const TAGS_MAX = 20;
/** Characters of the words at the top of the home page in one language, and as many faces as are beside them. */
export const HOME_LIMITS = { title: 120, text: 500, talents: 3 } as const;
/** Characters of the texts of a page in one language. */
export const CONTENT_PAGE_LIMITS = { title: 200, description: 500, body: 100_000 } as const;
/** Pages whose versions consents name: another version is another text to agree to. */
export const CONSENT_PAGES: readonly string[] = ['privacy', 'terms'];
/** Characters of a tag's name in one language. */
export const TAG_NAME_MAX = 50;
/** Characters of a reason that goes with a change of status or an answer. */
export const REASON_MAX = 500;

/** A proposal that ends within these days is one to ask about. */
export const PROPOSAL_EXPIRING_DAYS = 7;

/** Characters of a proposal's texts, its items, how long its link may stand, and tries of its passcode. */
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
