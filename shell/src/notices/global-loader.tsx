import { useLoaderVisible } from '@dara/sdk/notice';
import { useNavigation } from '@dara/sdk/router';
import { LoaderBar } from '@dara/kit/ui';

/** Shows from the first pending request until 500 ms after the last, and while a page is coming. */
export function GlobalLoader() {
  const hasRequests = useLoaderVisible();
  const isNavigating = useNavigation().state !== 'idle';
  return <LoaderBar visible={hasRequests || isNavigating} />;
}
