import { useLoaderVisible } from '@dara/shared/notice';
import { useNavigation } from '@dara/shared/router';
import { LoaderBar } from '@dara/shared/ui';

/** Shows from the first pending request until 500 ms after the last, and while a page is coming. */
export function GlobalLoader() {
  const hasRequests = useLoaderVisible();
  const isNavigating = useNavigation().state !== 'idle';
  return <LoaderBar visible={hasRequests || isNavigating} />;
}
