import { resourceScreens } from '@dara/kit/resource-screens';
import { CLIENT } from '@dara/model';
import { endpoints } from '../../api/generated.ts';

/** Clients; one that follows a business profile is edited there. */
export const clients = resourceScreens(CLIENT, endpoints, {
  path: '/management/cms/client',
  // All clients share one page.
  publicPath: () => '/client',
  isReadOnly: ({ businessProfileId }) => businessProfileId !== null,
});
