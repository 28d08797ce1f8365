import { endpoints } from '../../api/generated.ts';

/** Runs in the background, so the loader does not show it. */
export const { authorizationProfile } = endpoints.enhanceEndpoints({
  endpoints: { authorizationProfile: { extraOptions: { isQuiet: true } } },
}).endpoints;
