import type { Services } from '@dara/backend';
import type { GoLiveItemId, GoLiveState } from '@dara/model';
import { readGoLive } from './go-live.ts';

/** The management page that lists them. */
const PATH = '/management/cms/golive';

/** Logs the remaining demonstration values of a production site in one line; nothing when there are none. */
export async function warnOfDemoValues(
  services: Pick<Services, 'db' | 'config' | 'log'>,
): Promise<void> {
  const items = await readGoLive(services);
  const inState = (state: GoLiveState): GoLiveItemId[] =>
    items.filter((item) => item.state === state).map(({ id }) => id);
  const [demonstration, missing] = [inState('Demonstration'), inState('Missing')];
  if (demonstration.length + missing.length === 0) return;
  services.log.warn(
    { demonstration, missing },
    `the site is not ready for the public: ${[
      ...(demonstration.length > 0 ? [`demonstration values: ${demonstration.join(', ')}`] : []),
      ...(missing.length > 0 ? [`not set: ${missing.join(', ')}`] : []),
    ].join('; ')}; see ${services.config.publicUrl}${PATH}`,
  );
}
