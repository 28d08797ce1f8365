import {
  LIVE_NAMES_MAX,
  LIVE_PATH,
  liveRelease,
  type LiveAnswer,
  type RegistrySnapshot,
} from '@dara/contract';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';
import { releasesFor } from './visitor-group.ts';

const NAME = '[a-z][a-z0-9-]{0,40}';
const NAME_LENGTH = 42;

/** `of` only, comma-separated names. */
const QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    of: {
      type: 'string',
      maxLength: LIVE_NAMES_MAX * NAME_LENGTH,
      pattern: `^${NAME}(,${NAME}){0,${LIVE_NAMES_MAX - 1}}$`,
    },
  },
} as const;

const VERSION = { type: 'string' } as const;
const ANSWER = {
  type: 'object',
  additionalProperties: false,
  required: ['revision'],
  properties: {
    revision: { type: 'string' },
    releases: { type: 'object', additionalProperties: VERSION },
  },
} as const;

/** Long enough to merge requests of many tabs behind one cache, short compared with their interval. */
const KEPT_S = 10;

function releasesOf(
  snapshot: RegistrySnapshot,
  shell: string,
  names: readonly string[],
): Record<string, string> {
  const releases: Record<string, string> = {};
  for (const name of names) {
    const version =
      name === shell ? snapshot.shell.version : liveRelease(snapshot, name)?.metadata.version;
    if (version !== undefined) releases[name] = version;
  }
  return releases;
}

/** `GET /_dara/live.json`: tells open tabs whether a loaded package has another live release. */
export function serveLiveReleases(
  app: FastifyInstance,
  site: Pick<LiveSite, 'current' | 'candidate'>,
): void {
  app.get<{ Querystring: { of?: string } }>(
    LIVE_PATH,
    { schema: { querystring: QUERY, response: { 200: ANSWER } } },
    async (request, reply) => {
      // A tab compares itself with what its visitor gets.
      const live = releasesFor(site, request.headers) ?? site.current;
      if (!live) {
        reply.header('cache-control', 'no-store');
        return reply.callNotFound();
      }
      const { snapshot, shell, isDeveloped, split } = live;
      const { of } = request.query;
      const answer: LiveAnswer = { revision: snapshot.revision };
      if (of !== undefined) answer.releases = releasesOf(snapshot, shell.name, of.split(','));
      const caching = split ? `private, max-age=${KEPT_S}` : `public, max-age=${KEPT_S}`;
      if (split) reply.header('vary', 'cookie');
      reply.header('cache-control', isDeveloped ? 'no-store' : caching);
      return answer;
    },
  );
}
