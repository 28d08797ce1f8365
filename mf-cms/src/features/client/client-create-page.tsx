import { resourceCreatePage } from '@dara/kit/resource-screens';
import { clients } from './client.screens.ts';

export const page = resourceCreatePage(clients);
