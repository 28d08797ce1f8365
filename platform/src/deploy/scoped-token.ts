import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { RegistryError } from '../registry/registry-error.ts';

export const DEPLOY_ACTIONS = ['publish', 'promote', 'rollback'] as const;
export type DeployAction = (typeof DEPLOY_ACTIONS)[number];

/** What a token of a team may do. */
export interface TokenScope {
  /** Shell and remotes; null stands for all of them. */
  names: readonly string[] | null;
  may: readonly DeployAction[];
}

export interface WantedToken extends TokenScope {
  label: string;
  days: number;
}

const LONGEST_DAYS = 366;
const NAMES_MAX = 50;
/** Labels are shown in terminals and in the history. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@/+-]{0,79}$/u;
const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const SHAPE = /^dara_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

export const isPackageName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A new secret, of which the hash alone is kept. */
export function makeToken(): { id: string; token: string; hash: string } {
  const id = randomBytes(8).toString('hex');
  const token = `dara_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, token, hash: digest(token) };
}

/** Which token an `Authorization` header claims to bear. */
export function claimedToken(
  authorization: string | undefined,
): { id: string; token: string } | undefined {
  const [scheme, token = ''] = authorization?.split(' ') ?? [];
  const id = scheme?.toLowerCase() === 'bearer' ? SHAPE.exec(token)?.[1] : undefined;
  return id === undefined ? undefined : { id, token };
}

/** Its duration does not tell how much was right. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(digest(token), 'base64'), Buffer.from(hash, 'base64'));

export const covers = ({ names, may }: TokenScope, action: DeployAction, name: string): boolean =>
  may.includes(action) && (names === null || names.includes(name));

/** `publish and promote mf-x, mf-y`. */
export const scopeText = ({ names, may }: TokenScope): string =>
  `${may.join(', ')} ${names === null ? 'everything' : names.join(', ')}`;

function scopeProblems({ names, may }: Record<'names' | 'may', unknown>): string[] {
  const list = Array.isArray(names) ? names : [];
  const hasNames = list.length > 0 && list.length <= NAMES_MAX && list.every(isPackageName);
  const allowed: readonly unknown[] = DEPLOY_ACTIONS;
  const hasActions =
    Array.isArray(may) && may.length > 0 && may.every((action) => allowed.includes(action));
  return [
    ...(names === null || hasNames
      ? []
      : [`names: name 1 to ${NAMES_MAX} packages, such as mf-cms, or null for all`]),
    ...(hasActions ? [] : [`may: name some of ${DEPLOY_ACTIONS.join(', ')}`]),
  ];
}

/** Reads what somebody wants of a new token. Throws a RegistryError that names every fault. */
export function readWantedToken(value: unknown): WantedToken {
  const { label, names, may, days } = (value ?? {}) as Record<keyof WantedToken, unknown>;
  const isDays = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= LONGEST_DAYS;
  const problems = [
    ...(typeof label === 'string' && LABEL.test(label)
      ? []
      : ['label: up to 80 letters, digits, spaces and . _ @ / + -']),
    ...scopeProblems({ names, may }),
    ...(isDays ? [] : [`days: a whole number from 1 to ${LONGEST_DAYS}`]),
  ];
  if (problems.length > 0) {
    throw new RegistryError(400, 'VALIDATION_FAILED', 'The token was not made', problems);
  }
  const scope = { names, may: [...new Set(may as DeployAction[])] } as TokenScope;
  return { label: label as string, days: days as number, ...scope };
}
