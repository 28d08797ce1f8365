import { endpoints } from '../../api/generated.ts';

/** Nobody waits for its answer, so the loader does not show it either. */
export const { authorizationLogout } = endpoints.enhanceEndpoints({
  endpoints: { authorizationLogout: { extraOptions: { isQuiet: true } } },
}).endpoints;
