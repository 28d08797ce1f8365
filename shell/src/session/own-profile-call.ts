import { endpoints } from '../api/generated.ts';

const isQuiet = true;

/** Run in the background, so the loader does not show them. */
export const { authorizationProfile, accountChoice } = endpoints.enhanceEndpoints({
  endpoints: {
    authorizationProfile: { extraOptions: { isQuiet } },
    accountChoice: { extraOptions: { isQuiet } },
  },
}).endpoints;
