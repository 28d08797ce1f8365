import type { Metrics } from '@dara/backend';
import type { DocumentCache } from './document-cache.ts';
import type { RenderResult } from '../rendering/render-pool.ts';
import type { LiveSite } from './live-site.ts';

const BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5];

/** How documents are served: from the cache, rendered, or unrendered. */
export interface SiteMetrics {
  document(state: string): void;
  render: (result: RenderResult, seconds: number) => void;
  /** A page was not rendered because of its address's limit. */
  limited: () => void;
}

export function siteMetrics(metrics: Metrics): SiteMetrics {
  const documents = metrics.counter(
    'dara_documents_total',
    'Documents sent: from the cache (hit), stale while being rendered (stale), rendered (miss), or unrendered (frame).',
    ['state'],
  );
  const renders = metrics.counter(
    'dara_renders_total',
    'Pages given to the rendering workers; refused for want of room, limited by the address of the visitor.',
    ['result'],
  );
  const duration = metrics.histogram(
    'dara_render_duration_seconds',
    'From asking the workers for a page to its document.',
    [],
    BUCKETS_S,
  );
  return {
    document: (state) => documents.inc({ state }),
    limited: () => renders.inc({ result: 'limited' }),
    render(result, seconds) {
      renders.inc({ result });
      duration.observe(seconds);
    },
  };
}

/** Live releases, and load of workers and cache. */
export function watchSite(metrics: Metrics, site: LiveSite, cache: DocumentCache): void {
  metrics.cache('documents', () => cache.load);
  metrics.queue('rendering', () => site.current?.pool?.load ?? { running: 0, waiting: 0 });
  metrics.gauge(
    'dara_renderers_ready',
    'Renderers that can be given pages.',
    [],
    () => site.current?.pool?.ready ?? 0,
  );
  metrics.gauge('dara_release_info', 'Releases that are live.', ['name', 'version'], () =>
    site.releases.map(({ name, version }) => [name, version, 1] as const),
  );
}
