import { resourceScreens } from '@dara/kit/resource-screens';
import { TAG } from '@dara/model';
import { endpoints } from '../../api/generated.ts';

/** The tags of talents, articles and jobs. */
export const tags = resourceScreens(TAG, endpoints, {
  path: '/management/cms/tag',
  initial: { kind: 'News' },
});
