const CLIENTS = '/management/cms/client';

/** Addresses of the clients' pages, and of the profile that some of them follow. */
export const clientPaths = {
  list: CLIENTS,
  create: `${CLIENTS}/detail`,
  detail: (id: string) => `${CLIENTS}/detail/${id}`,
  business: (id: string) => `/management/business/profile/detail/${id}`,
};
