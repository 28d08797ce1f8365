import type { Services } from '@dara/backend';
import { createHttp } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import {
  DevelopedRemote,
  refuseInProduction,
  type DevelopmentSource,
} from './development/developed-remote.ts';
import type { StagedBuilds } from './development/staged-builds.ts';
import { serveBackup } from './backup/backup-routes.ts';
import { serveOutbox } from './gateway/outbox.ts';
import { actionParts } from './deploy/action-parts.ts';
import { builtCopy } from './deploy/built-copy.ts';
import { deployToken } from './deploy/deploy-token.ts';
import { serveDeployment } from './deploy/deploy-routes.ts';
import { localTarget } from './deploy/local-target.ts';
import type { ReleaseTarget } from './deploy/release-actions.ts';
import { sessionPeople } from './deploy/session-person.ts';
import { LiveRenderers } from './gateway/live-renderers.ts';
import { LiveSite } from './gateway/live-site.ts';
import { serveSite } from './gateway/gateway.ts';
import { followContent } from './gateway/content-events.ts';
import { SharedCachePurge } from './gateway/shared-cache-purge.ts';
import { pollChanges } from './gateway/poll-changes.ts';
import { proxyApi } from './gateway/api-proxy.ts';
import { declareRaiseShare } from './registry/raise-share.job.ts';
import { declareFileCheck } from './registry/check-files.job.ts';
import { LocalReleases } from './registry/local-releases.ts';
import { SnapshotBackup } from './registry/snapshot-backup.ts';
import { liveCalls, type FindCalls } from './registry/gate-calls.ts';
import { Registry } from './registry/registry.ts';
import { REGISTRY_TOPIC } from './registry/tell-change.ts';
import type { FindCopy } from './registry/release-store.ts';
import { ResponseCache } from './rendering/response-cache.ts';
import { fetchedApi, injectedApi } from './rendering/api-caller.ts';
import { rendererOf } from './rendering/renderer-role.ts';
import type { ApiCaller } from './rendering/protocol.ts';
import { smokeTest } from './rendering/smoke-test.ts';
import { siteMetrics, watchSite } from './gateway/site-metrics.ts';
import { keepMeasures, type KeptMeasures } from './telemetry/keep-measures.ts';
import { Measures } from './telemetry/measures.ts';
import { declareMeasuresPurge } from './telemetry/purge-measures.job.ts';
import { serveFailures } from './telemetry/serve-failures.ts';
import { SourcePositions } from './telemetry/source-positions.ts';
import { serveMeasures } from './telemetry/serve-measures.ts';
import { declareWatch } from './telemetry/watch-releases.job.ts';

export interface SiteOptions {
  /** Origin of an external api; otherwise the api is mounted in this process. */
  apiUrl?: string;
  /** Mounts the api's routes; default the agency's api. */
  mountApi?: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Renderers of the live releases, and of the checks of a promotion, default two. */
  workers?: number;
  /** Time limit of one render in milliseconds, default 3000. */
  renderLimitMs?: number;
  /** Time limit of one page in promotion checks, default 20,000. */
  trialLimitMs?: number;
  /** Poll interval for changes of live releases, default 5000. */
  pollMs?: number;
  /** Source of copies of damaged release files; default the builds of the workspace. */
  findCopy?: FindCopy;
  /** A remote to serve from source; refused in production. */
  development?: DevelopmentSource;
  /** Builds that finish while the site runs; refused in production. */
  builds?: StagedBuilds;
}

export interface Site {
  app: FastifyInstance;
  registry: Registry;
  /** The registry as the `dara` command uses it. */
  target: ReleaseTarget;
  /** Counts by release of this process. */
  measures: KeptMeasures;
  /** Reads the live releases; resolves once they are served. */
  refresh: () => Promise<void>;
}

async function mountAgencyApi(app: FastifyInstance, services: Services): Promise<void> {
  const { apiPlugin } = await import('@dara/api');
  await app.register(apiPlugin, { services });
}

interface RegistryOptions extends Pick<SiteOptions, 'findCopy' | 'trialLimitMs' | 'workers'> {
  local?: LocalReleases | undefined;
  findCalls?: FindCalls;
}

/** A registry without a server, for the command line. `callApi` adds the real api to promotion checks. */
export function createRegistry(
  services: Services,
  callApi?: ApiCaller,
  { trialLimitMs, workers, ...parts }: RegistryOptions = {},
): Registry {
  const { config, files, events, log, mailJob } = services;
  const open = rendererOf(config.renderSocket);
  const registry: Registry = new Registry({
    db: services.db,
    files,
    events,
    log,
    mailJob,
    publicUrl: config.publicUrl,
    secret: config.jwtSecret,
    findCopy: builtCopy,
    ...parts,
    isProduction: config.isProduction,
    kept: new SnapshotBackup(files, config.jwtSecret),
    smokeTest: (candidates, live) =>
      smokeTest(candidates, live, {
        store: registry.store,
        open,
        realApi: callApi,
        visitMs: trialLimitMs,
        workers,
      }),
  });
  return registry;
}

interface LiveSiteParts {
  services: Services;
  options: SiteOptions;
  registry: Registry;
  answers: ResponseCache;
  callApi: ApiCaller;
  metrics: ReturnType<typeof siteMetrics>;
  developed: DevelopedRemote | undefined;
}

/** The live releases with their renderers, and those of previews. */
function createLiveSite(parts: LiveSiteParts): { site: LiveSite; previewRenderers: LiveRenderers } {
  const { services, options, registry, answers, callApi, metrics, developed } = parts;
  const { config, log } = services;
  const rendering = {
    registry,
    log,
    open: rendererOf(config.renderSocket),
    renderLimitMs: options.renderLimitMs ?? 3000,
  };
  const site = new LiveSite({
    ...rendering,
    callApi: answers.call,
    workers: options.workers ?? 2,
    onRender: metrics.render,
    ...(developed ? { developed } : {}),
    builds: options.builds,
  });
  // Not by the cache of responses, which live pages share.
  return { site, previewRenderers: new LiveRenderers({ ...rendering, callApi, workers: 1 }) };
}

/** The whole site on one Fastify instance, not yet listening: api, documents, release files, deployment. */
export async function buildSite(services: Services, options: SiteOptions = {}): Promise<Site> {
  const { config, events, limiter, log } = services;
  if (options.development) refuseInProduction(config);
  const developed = options.development && new DevelopedRemote(options.development, log);
  // Pages are served from memory without the database.
  const app = createHttp(services, { needsDatabase: false });
  const callApi = options.apiUrl ? fetchedApi(options.apiUrl) : injectedApi(app);
  // Without a bucket all files are local anyway.
  const local = config.s3 && new LocalReleases({ dataDir: config.dataDir, log });
  const findCalls = liveCalls(app, options.apiUrl);
  const registry = createRegistry(services, callApi, { ...options, local, findCalls });
  const measures = new Measures({ metrics: services.metrics, limiter });
  const heardAt = (): number => events.heardAt;
  const answers = new ResponseCache(callApi, { heardAt });
  const metrics = siteMetrics(services.metrics);
  const sharedCache = sharedCacheOf(services);
  const parts = { services, options, registry, answers, callApi, metrics, developed };
  const { site, previewRenderers } = createLiveSite(parts);
  site.onServed(() => measures.follow(site.releases));
  if (sharedCache) site.onServed(() => void sharedCache.purge());
  const refresh = (): Promise<void> => site.refresh();
  registry.store.onDamage((integrity) => site.scheduleRecheck(integrity));

  if (options.apiUrl) proxyApi(app, options.apiUrl);
  else await (options.mountApi ?? mountAgencyApi)(app, services);
  const positions = new SourcePositions(services, registry.store);
  serveFailures(app, { limiter, log, positions });
  serveMeasures(app, { measures, limiter, origin: config.publicUrl });
  const token = deployToken(config.dataDir);
  const acting = actionParts(registry, services.db);
  const findPerson = sessionPeople(app, options.apiUrl);
  serveDeployment(app, { ...acting, limiter, token, findPerson, refresh });
  serveBackup(app, services, token);
  serveOutbox(app, config, site);
  const documents = serveSite(app, {
    site,
    registry,
    origin: config.publicUrl,
    isPlainHttp: !config.isProduction && config.publicUrl.startsWith('http:'),
    log,
    ...{ measures, positions, metrics },
    limiter,
    callApi,
    previewRenderers,
    hasSharedCache: sharedCache !== undefined,
    heardAt,
  });
  watchSite(services.metrics, site, documents.cache);
  addReadyChecks(app, site, registry, sharedCache);

  const inBackground = (): void => {
    refresh().catch((error: Error) => log.error({ err: error }, 'failed to read the registry'));
  };
  const keptMeasures = keepMeasures(measures, services);
  declareMeasuresPurge(services);
  const fileCheck = declareFileCheck({ registry, services, onChecked: inBackground });
  const ends = [
    declareWatch({ registry, services }),
    declareRaiseShare({ registry, services }),
    events.subscribe(REGISTRY_TOPIC, inBackground),
    events.onGap(inBackground),
    followContent(services, { answers, site, documents: documents.cache, sharedCache }),
    ...(developed ? [developed.watch(inBackground)] : []),
  ];
  const endPoll = pollChanges(site, log, options.pollMs);
  app.addHook('onListen', async () => fileCheck.plan());
  app.addHook('preClose', async () => fileCheck.end());
  app.addHook('onReady', refresh);
  app.addHook('onClose', async () => {
    endPoll();
    for (const end of ends) end();
    await keptMeasures.end();
    await site.close();
    await local?.close();
    await sharedCache?.close();
  });
  return { app, registry, target: localTarget(acting), measures: keptMeasures, refresh };
}

function sharedCacheOf({ config, log }: Services): SharedCachePurge | undefined {
  const { sharedCachePurgeUrl: url } = config;
  return url ? new SharedCachePurge({ url, log }) : undefined;
}

function addReadyChecks(
  app: FastifyInstance,
  site: LiveSite,
  registry: Registry,
  sharedCache: SharedCachePurge | undefined,
): void {
  app.addReadyCheck('site', () => site.current !== undefined);
  // Cached pages are served without renderers, all others are 503.
  app.addReadyCheck('rendering', () => site.current?.pool?.ready !== 0, 'helpful');
  if (sharedCache) app.addReadyCheck('sharedCache', () => sharedCache.isReachable, 'helpful');
  app.addReadyCheck('releaseFiles', () => registry.store.damaged.length === 0, 'helpful');
}
