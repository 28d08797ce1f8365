import { endpoints } from '../../api/generated.ts';

/** Nobody waits for its answer, so the loader does not show it either. */
export const { authorizationProfile } = endpoints.enhanceEndpoints({
  endpoints: { authorizationProfile: { extraOptions: { isQuiet: true } } },
}).endpoints;
