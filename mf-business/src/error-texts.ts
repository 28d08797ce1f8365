import { agencyErrorTexts } from '@dara/agency/messages';

/** Error messages: the agency's, and those specific to these screens. */
export const errorTexts: Readonly<Record<string, string>> = {
  ...agencyErrorTexts,
  satang: 'kit.validation.money',
  discountOverSubtotal: 'business.error.discountOverSubtotal',
  totalTooHigh: 'business.error.totalTooHigh',
  talentUnavailable: 'business.error.talentUnavailable',
  noneChosen: 'business.error.noneChosen',
};
