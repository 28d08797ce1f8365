import { endpoints } from '../../api/generated.ts';

export const { authorizationLogout } = endpoints.endpoints;
