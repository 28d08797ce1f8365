/** Codes and rules of the agency's api that have a text here (`agency.error.*`). */
export const ERROR_TEXTS = [
  'DISPLAY_NAME_DUPLICATE',
  'TAX_ID_DUPLICATE',
  'TOP_FULL',
  'CARDS_FULL',
  'TALENT_TYPE_DUPLICATE',
  'CHANNEL_DUPLICATE',
  'NEWS_NOT_EXIST',
  'TALENT_NOT_EXIST',
  'JOB_NOT_EXIST',
  'PROPOSAL_NOT_EXIST',
  'CARD_NOT_EXIST',
  'APPLICATION_NOT_EXIST',
  'REQUEST_NOT_EXIST',
  'NOTICE_NOT_EXIST',
  'TALENT_NOT_APPROVED',
  'TALENT_NOT_AVAILABLE',
  'BUSINESS_NOT_EXIST',
  'JOB_CLOSED',
  'JOB_FILLED',
  'NOTE_NOT_EXIST',
  'ALREADY_APPLIED',
  'BOOKING_NOT_EXIST',
  'DAYS_BOOKED',
  'OPTION_TAKEN',
  'ALREADY_INVITED',
  'ALREADY_REMINDED',
  'alreadyApplied',
  'cardWithoutPhoto',
  'ownEmail',
] as const;

/** Ids of those texts, as a remote declares them. */
export const agencyErrorTexts: Readonly<Record<string, string>> = Object.fromEntries(
  ERROR_TEXTS.map((code) => [code, `agency.error.${code}`]),
);
