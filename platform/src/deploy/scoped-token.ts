import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEPLOY_ACTIONS, type DeployAction } from '@dara/contract';
import { invalid } from '../registry/registry-error.ts';

export { DEPLOY_ACTIONS, type DeployAction };

export const isDeployAction = (value: string): value is DeployAction =>
  DEPLOY_ACTIONS.some((action) => action === value);

/** Name of the site's own token in the history. */
export const ROOT_ACTOR = 'deploy token';

/** Actions of a team token. */
export interface TokenScope {
  /** Shell and remotes; null means all. */
  names: readonly string[] | null;
  may: readonly DeployAction[];
}
const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const SHAPE = /^dara_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

export const isPackageName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value);

/** Throws a RegistryError (400). */
export function requirePackageName(value: unknown): asserts value is string {
  if (!isPackageName(value)) throw invalid('name is missing, or no name of a package');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Generates a secret; only its hash is stored. */
export function makeToken(): { id: string; token: string; hash: string } {
  const id = randomBytes(8).toString('hex');
  const token = `dara_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, token, hash: digest(token) };
}

/** The token id in an `Authorization` header. */
export function claimedToken(
  authorization: string | undefined,
): { id: string; token: string } | undefined {
  const [scheme, token = ''] = authorization?.split(' ') ?? [];
  const id = scheme?.toLowerCase() === 'bearer' ? SHAPE.exec(token)?.[1] : undefined;
  return id === undefined ? undefined : { id, token };
}

/** Constant-time comparison. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(digest(token), 'base64'), Buffer.from(hash, 'base64'));

export const covers = ({ names, may }: TokenScope, action: DeployAction, name: string): boolean =>
  may.includes(action) && (names === null || names.includes(name));

/** `publish and promote mf-x, mf-y`. */
export const scopeText = ({ names, may }: TokenScope): string =>
  `${may.join(', ')} ${names === null ? 'everything' : names.join(', ')}`;
