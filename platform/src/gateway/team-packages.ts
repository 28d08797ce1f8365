import { TEAM_PACKAGES_PATH, type TeamPackagesAnswer } from '@dara/contract';
import type { FastifyInstance } from 'fastify';
import { assetUrl } from '../registry/snapshot.ts';
import type { LiveSite } from './live-site.ts';

/** `@dara/sdk/api` is of `@dara/sdk`. */
const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** `GET /_dara/packages.json`: what remotes in other repositories install for the live shell. */
export function serveTeamPackages(app: FastifyInstance, site: Pick<LiveSite, 'current'>): void {
  app.get(TEAM_PACKAGES_PATH, async (_request, reply) => {
    const shell = site.current?.shell;
    reply.header('cache-control', 'no-cache');
    if (!shell?.teams) return reply.callNotFound();
    const { name: own, version, shared, teams, development: file } = shell;
    const development = file ? { development: assetUrl(own, file) } : {};
    const names = [...new Set(shared.map(({ name }) => packageOf(name)))];
    return { shell: version, shared: names, ...development, ...teams } satisfies TeamPackagesAnswer;
  });
}
