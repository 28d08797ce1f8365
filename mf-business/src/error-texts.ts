import { agencyErrorTexts } from '@dara/agency/messages';

/** Texts of errors: the agency's, and those that only these screens meet. */
export const errorTexts: Readonly<Record<string, string>> = {
  ...agencyErrorTexts,
  satang: 'business.error.satang',
  discountOverSubtotal: 'business.error.discountOverSubtotal',
  totalTooHigh: 'business.error.totalTooHigh',
  talentUnavailable: 'business.error.talentUnavailable',
  noneChosen: 'business.error.noneChosen',
};
