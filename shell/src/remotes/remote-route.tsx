import { useLoaderData, useLocation, useRevalidator } from '@dara/sdk/router';
import { startTransition, useState } from 'react';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import type { PageResult } from '../site/page-result.ts';
import { LazyForbidden, LazySkeleton } from '../page/lazy-pages.ts';
import { useServices } from '../site/services.ts';
import { LazyFailure } from './lazy-failure.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { reportRenderFailure } from './telemetry.ts';

/** The area of one remote: its page, or its error. Nothing inside affects the rest. */
export function RemoteRoute({ resolved }: { resolved: ResolvedRoute }) {
  const result = useLoaderData<PageResult>();
  const { pathname } = useLocation();
  const services = useServices();
  const { revalidate } = useRevalidator();
  const [isGoingBack, setGoingBack] = useState(false);
  if (result.kind === 'forbidden') return <LazyForbidden />;
  if (result.kind === 'failed') return <LazyFailure resolved={resolved} reason="load" />;
  const { Component } = result.page;
  const handleError = (error: unknown): void => {
    reportRenderFailure(services, { owner: resolved.owner, page: resolved.route.page }, error);
    if (!services.giveUp(resolved.owner)) return;
    // The previous release renders the page with its own loader's data: a different page, which the boundary renders
    // once the router provides it. Earlier it would render the broken one again.
    setGoingBack(true);
    void revalidate().then(() => startTransition(() => setGoingBack(false)));
  };
  return (
    <RemoteBoundary
      resetKeys={[pathname, Component]}
      onError={handleError}
      fallback={(retry) =>
        isGoingBack ? (
          <LazySkeleton page={resolved.route} />
        ) : (
          <LazyFailure resolved={resolved} reason="render" onRetry={retry} />
        )
      }
    >
      <Component />
    </RemoteBoundary>
  );
}
