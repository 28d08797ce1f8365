import { useLoaderData, useLocation } from '@dara/sdk/router';
import type { ResolvedRoute } from '../app/resolved-route.ts';
import type { PageResult } from '../app/page-loader.ts';
import { LazyFailure, LazyForbidden } from '../app/lazy-components.ts';
import { useServices } from '../app/services.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { reportRenderFailure } from './telemetry.ts';

/** The area of one remote: its page, or what became of it. Nothing in here reaches outside. */
export function RemoteRoute({ resolved }: { resolved: ResolvedRoute }) {
  const result = useLoaderData<PageResult>();
  const { pathname } = useLocation();
  const services = useServices();
  if (result.kind === 'forbidden') return <LazyForbidden />;
  if (result.kind === 'failed') return <LazyFailure owner={resolved.owner} reason="load" />;
  const { Component } = result.page;
  return (
    <RemoteBoundary
      resetKey={pathname}
      onError={(error) => reportRenderFailure(services, resolved, error)}
      fallback={(retry) => <LazyFailure owner={resolved.owner} reason="render" onRetry={retry} />}
    >
      <Component />
    </RemoteBoundary>
  );
}
