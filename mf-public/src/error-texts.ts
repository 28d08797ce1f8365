import { agencyErrorTexts } from '@dara/agency/messages';

/** Error codes with their own texts here, and those that several remotes receive. */
export const errorTexts: Readonly<Record<string, string>> = {
  ...agencyErrorTexts,
  SEARCHES_FULL: 'public.error.SEARCHES_FULL',
  SHORTLISTS_FULL: 'public.error.SHORTLISTS_FULL',
  SHORTLIST_NOT_EXIST: 'public.error.SHORTLIST_NOT_EXIST',
};
