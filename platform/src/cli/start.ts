import type { Config, Services } from '@dara/backend';
import { configWarnings, drainAndClose, listen } from '@dara/backend';
import type { Registry } from '../registry/registry.ts';
import type { ListedRelease } from '../registry/listed-releases.repository.ts';
import { developmentSource } from '../development/developed-remote.ts';
import { stagedBuilds } from '../development/staged-builds.ts';
import { outboxPath } from '../gateway/outbox.ts';
import { installReleases } from '../deploy/install-releases.ts';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { buildSite, type Site, type SiteOptions } from '../site.ts';
import { apiUrlOf } from './api-url.ts';
import { endInOrder } from './end.ts';
import { onceReconnected, openServices } from './open-services.ts';
import { announce } from '../deploy/running-server.ts';

/** Time for resources that close after the last request: renderers, jobs, the database. */
const REST_MS = 15_000;

type Say = (line: string) => void;

async function prepareApi(services: Services, say: Say): Promise<void> {
  const api = await import('@dara/api');
  await api.migrateApi(services);
  if (services.config.demo) await api.seedDemo(services, say);
  else {
    const offer = await api.writeFirstAdminFile(services, { isTerminal: process.stdout.isTTY });
    if (offer) say(offer);
  }
  if (services.config.isProduction) await api.warnOfDemoValues(services);
}

/**
 * Runs the site until a signal. Throws a StartError with instructions. Concurrent starts on one database prepare it one
 * after another.
 */
export async function start(config: Config, say: Say): Promise<void> {
  const apiUrl = apiUrlOf(process.env);
  const development = developmentSource(process.env, config);
  const builds = stagedBuilds(process.env, config);
  const options: SiteOptions = {
    ...(apiUrl ? { apiUrl } : {}),
    ...(development ? { development } : {}),
    ...(builds ? { builds } : {}),
  };
  // Loads while the database opens in its own thread; an error surfaces where it is awaited.
  if (!apiUrl) import('@dara/api').catch(() => undefined);
  const { services, isAway } = await openServices(config);
  let site: Site | undefined;
  try {
    if (services.database.kind === 'pglite') {
      say(
        `Embedded database in ${config.dataDir}: for trying out, developing and small sites; DATABASE_URL names a PostgreSQL server`,
      );
    }
    for (const warning of configWarnings(config)) services.log.warn(warning);
    const build = async (): Promise<Site> => {
      site ??= await buildSite(services, options);
      await site.app.ready();
      return site;
    };
    const install = async (built: Site): Promise<void> => {
      const { isProduction, demo } = config;
      // A demonstration promotes its releases; otherwise operators decide.
      const isPromoting = demo || !isProduction;
      const isPending = (name: string): boolean => builds?.isPending(name) ?? false;
      await installReleases({ ...built, isProduction, isPromoting, report: say, isPending });
    };
    const prepare = (): Promise<Site> =>
      services.database.exclusively('start', async () => {
        await migratePlatform(services);
        if (!apiUrl) await prepareApi(services, say);
        const built = await build();
        await builds?.firstBuilt();
        await install(built);
        return built;
      });
    const running = isAway ? await build() : await prepare();
    const { registry, app, refresh } = running;
    if (!isAway) await refresh();
    const address = await listen(app, services);
    const takeBack = announce(config.dataDir, reachable(address), services.log);
    const begin = (): void => services.jobs.start();
    const isBack = async (): Promise<void> => {
      await prepare();
      await refresh();
      begin();
    };
    const endWaiting = isAway ? onceReconnected(services, isBack) : undefined;
    endInOrder({
      log: services.log,
      say,
      limitMs: config.drainMs + config.closeLimitMs + REST_MS,
      close: async () => {
        takeBack();
        endWaiting?.();
        await drainAndClose(app, config);
        await services.close();
      },
    });
    if (!isAway) begin();
    builds?.followWith({
      install: () => install(running),
      refresh,
      onError: (err) => services.log.error({ err }, 'failed to install a build'),
    });
    warm(app).catch((error: Error) => services.log.warn({ err: error }, 'failed to warm caches'));
    if (isAway) {
      say('The database is unavailable: serving the stored live releases until it answers');
      say(`Dara is at ${config.publicUrl}`);
    } else await sayReady(config, registry, say);
    if (development) say(`${development.name} runs from its sources, the rest from its releases`);
  } catch (error) {
    await site?.app.close().catch(() => undefined);
    await services.close();
    throw error;
  }
}

/** An address for local requests, also if the server listens on all. */
const reachable = (address: string): string =>
  address.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]');

/** Warms the caches, so that the first visitor does not wait. */
async function warm(app: Site['app']): Promise<void> {
  for (const lang of ['th', 'en']) {
    await app.inject({
      method: 'GET',
      url: `/?lang=${lang}`,
      headers: { 'accept-encoding': 'br' },
    });
  }
}

/** The live releases, or the next step. */
export function liveLine(releases: readonly ListedRelease[]): string {
  const live = releases.filter((release) => release.state === 'live');
  if (live.length > 0)
    return `Live: ${live.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  if (releases.length > 0) {
    const names = [...new Set(releases.map(({ name }) => name))].join(', ');
    return `Releases are published (${names}), but none was promoted yet: "dara promote --all", or one by its name`;
  }
  return 'No release is published yet: build with "npm run build -- --release", then "dara publish --all" and "dara promote --all"';
}

async function sayReady(config: Config, registry: Registry, say: Say): Promise<void> {
  say(liveLine(await registry.list()));
  if (config.demo) {
    say(
      'Accounts: admin@dara.test, staff@dara.test, business@dara.test, talent@dara.test (password Dara1234!)',
    );
  }
  if (!config.isProduction && !config.smtpUrl)
    say(`Mails are stored, not sent: ${config.publicUrl}${outboxPath(config)}`);
  say(`Dara is at ${config.publicUrl}`);
}
