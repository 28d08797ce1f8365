import { TOKEN_DAYS_MAX, TOKEN_LABEL } from '@dara/contract';
import { emailProblem } from '@dara/backend';
import { THIS_SERVER, WATCH } from '../registry/registry.ts';
import { invalid } from '../registry/registry-error.ts';
import {
  DEPLOY_ACTIONS,
  ROOT_ACTOR,
  type DeployAction,
  type TokenScope,
  isPackageName,
} from './scoped-token.ts';

export interface WantedToken extends TokenScope {
  label: string;
  days: number;
  /** Where its holder is notified of releases to approve, and of rollbacks of those they may promote. */
  mail?: string;
}

const NAMES_MAX = 50;

/** Letters and digits only: labels that differ by case, marks or signs look alike in the history. */
const lookOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const RESERVED = new Set(['system', ROOT_ACTOR, THIS_SERVER, WATCH].map(lookOf));

function labelProblems(label: unknown): string[] {
  if (typeof label !== 'string' || !TOKEN_LABEL.test(label))
    return ['label: up to 80 letters, digits, spaces and . _ @ / + -'];
  return RESERVED.has(lookOf(label)) ? [`label: "${label}" is reserved, choose another`] : [];
}

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

function mailProblems(mail: unknown): string[] {
  if (mail === undefined) return [];
  const problem = typeof mail === 'string' ? emailProblem(mail) : 'it is no text';
  return problem ? [`mail: an address such as team@dara.example: ${problem}`] : [];
}

/** Validates the request for a new token. Throws a RegistryError with every error. */
export function readWantedToken(value: unknown): WantedToken {
  const { label, names, may, days, mail, ...others } = (value ?? {}) as Record<
    keyof WantedToken,
    unknown
  >;
  const isDays = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= TOKEN_DAYS_MAX;
  const problems = [
    ...labelProblems(label),
    ...scopeProblems({ names, may }),
    ...mailProblems(mail),
    ...Object.keys(others).map((name) => `${name} is not known here`),
    ...(isDays ? [] : [`days: a whole number from 1 to ${TOKEN_DAYS_MAX}`]),
  ];
  if (problems.length > 0) {
    throw invalid('The token was not made', 400, problems);
  }
  const scope = { names, may: [...new Set(may as DeployAction[])] } as TokenScope;
  const address = mail === undefined ? {} : { mail: mail as string };
  return { label: label as string, days: days as number, ...address, ...scope };
}
