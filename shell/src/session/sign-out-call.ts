import { endpoints } from '../api/generated.ts';

/** Runs in the background, so the loader does not show it. */
export const { authorizationLogout } = endpoints.enhanceEndpoints({
  endpoints: { authorizationLogout: { extraOptions: { isQuiet: true } } },
}).endpoints;
