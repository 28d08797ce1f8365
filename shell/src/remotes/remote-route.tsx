import { useLoaderData, useLocation } from '@dara/sdk/router';
import type { OwnedPage } from '../app/owned-page.ts';
import type { PageResult } from '../app/page-loader.ts';
import { LazyFailure, LazyForbidden } from '../app/lazy-parts.ts';
import { useServices } from '../app/services.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { reportRenderFailure } from './telemetry.ts';

/** The area of one remote: its page, or what became of it. Nothing in here reaches outside. */
export function RemoteRoute({ owned }: { owned: OwnedPage }) {
  const result = useLoaderData<PageResult>();
  const { pathname } = useLocation();
  const services = useServices();
  if (result.kind === 'forbidden') return <LazyForbidden />;
  if (result.kind === 'failed') return <LazyFailure owner={owned.owner} reason="load" />;
  const { Component } = result.page;
  return (
    <RemoteBoundary
      resetKey={pathname}
      onError={(error) => reportRenderFailure(services, owned, error)}
      fallback={(retry) => <LazyFailure owner={owned.owner} reason="render" onRetry={retry} />}
    >
      <Component />
    </RemoteBoundary>
  );
}
