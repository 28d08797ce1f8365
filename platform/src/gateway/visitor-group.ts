import { createHash, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './cookie.ts';
import type { Live } from './live.ts';

/** Visitors are in one of these groups at random, which is all that the cookie says of them. */
const GROUPS = 10_000;
const COOKIE = 'releaseGroup';
const KEPT_S = 30 * 86_400;

const GROUP = /^\d{1,4}$/;

function groupOf({ cookie }: IncomingHttpHeaders): number | undefined {
  const value = cookieOf(cookie, COOKIE);
  return value !== undefined && GROUP.test(value) ? Number(value) : undefined;
}

/** Another release begins with other groups, so that it is not always the same visitors who try. */
const firstGroupOf = (name: string, version: string): number =>
  createHash('sha256').update(`${name}@${version}`).digest().readUInt32BE() % GROUPS;

export interface Split {
  name: string;
  version: string;
  /** In percent of the visitors. */
  share: number;
}

/** Whether the visitors of a group get the release with a share. They keep it when the share grows. */
export const isIncluded = (group: number, { name, version, share }: Split): boolean =>
  (group - firstGroupOf(name, version) + GROUPS) % GROUPS < Math.round((share / 100) * GROUPS);

/** What a site serves. */
export interface Served {
  current: Live | undefined;
  candidate: { live: Live; split: Split } | undefined;
}

const releasesOf = (site: Served, group: number): Live | undefined => {
  const { candidate } = site;
  return candidate && isIncluded(group, candidate.split) ? candidate.live : site.current;
};

/** The releases for a visitor; undefined if they have no group yet, while a release has a share. */
export function releasesFor(site: Served, headers: IncomingHttpHeaders): Live | undefined {
  if (!site.candidate) return site.current;
  const group = groupOf(headers);
  return group === undefined ? undefined : releasesOf(site, group);
}

/**
 * The same, with a new group for who has none. A visitor may choose it, and gets nothing by that but the other of two
 * live releases.
 */
export function assignReleases(
  site: Served,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Live | undefined {
  const known = releasesFor(site, headers);
  if (known || !site.candidate) return known;
  const group = randomInt(GROUPS);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${group}; Max-Age=${KEPT_S}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
  return releasesOf(site, group);
}
