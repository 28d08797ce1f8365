import { languagesOf, pageScriptBytes, UNNAMED_SITE, type ReleaseManifest } from '@dara/contract';
import type { BuiltFacts } from './built-facts.ts';
import { addressProblems } from './gate-addresses.ts';
import { grantProblems, robotProblems, takeoverProblems, type Grants } from './gate-ownership.ts';
import { rangeProblems } from './gate-ranges.ts';
import { routeProblems } from './gate-routes.ts';

/** Manifests of all live releases by name, including the candidate's predecessor. */
export type LiveManifests = ReadonlyMap<string, ReleaseManifest>;

/** Result of a check: passed, problems, or the reason why it was skipped. */
export interface GateOutcome {
  gate: string;
  problems: string[];
  skipped?: string;
  /** Skipped parts, with reasons. */
  skippedChecks?: string[];
}

/** What the registry knows besides the manifests. */
export interface GateFacts {
  built?: BuiltFacts;
  /** Of the operator; `all` in development, and of rollbacks. */
  grants?: Grants | 'all';
}

/** Results of all checks for a release among the others. Pure: no file access, no rendering. */
export function gateOutcomes(
  candidate: ReleaseManifest,
  live: LiveManifests,
  { built = {}, grants = {} }: GateFacts = {},
): GateOutcome[] {
  const after = new Map(live).set(candidate.name, candidate);
  const shell = [...after.values()].find((manifest) => manifest.kind === 'shell');
  const refused = (problem: string) => [{ gate: 'shell', problems: [problem] }];
  if (shell === undefined) return refused('no shell is live: promote the shell first');
  if (candidate.kind === 'shell' && shell.name !== candidate.name) {
    return refused(`${shell.name} is the live shell already; a site has one`);
  }
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const isShell = candidate.kind === 'shell';
  const ranges = isShell
    ? remotes.flatMap((remote) => rangeProblems(remote, candidate))
    : rangeProblems(candidate, shell, built);
  const roles = (isShell ? [...after.values()] : [candidate]).flatMap((manifest) =>
    roleProblems(manifest, shell),
  );
  const others = [...after.values()].filter(({ name }) => name !== candidate.name);
  const routes = routeProblems(candidate, after);
  const takeovers =
    routes.length > 0 ? [] : takeoverProblems(candidate, others, live.get(candidate.name));
  return [
    { gate: 'shared libraries', problems: ranges },
    { gate: 'addresses', problems: addressProblems(candidate, shell) },
    { gate: 'routes', problems: [...routes, ...takeovers, ...robotProblems(candidate, others)] },
    {
      gate: 'grants',
      problems: grants === 'all' ? [] : grantProblems(candidate, shell, grants),
    },
    { gate: 'roles', problems: roles },
    { gate: 'languages', problems: languageProblems(candidate, shell) },
    sizeOutcome(candidate, shell, built),
  ];
}

/** The same checks for a remote without a site, for its team before publishing. */
export function offlineChecks(candidate: ReleaseManifest): GateOutcome[] {
  const skipped = 'looked at by the site, which --site names';
  return [
    { gate: 'shared libraries', problems: [], skipped },
    { gate: 'addresses', problems: addressProblems(candidate, {}) },
    { gate: 'routes', problems: routeProblems(candidate, new Map()) },
    { gate: 'grants', problems: [], skipped },
    { gate: 'roles', problems: [], skipped },
    { gate: 'languages', problems: languageProblems(candidate, {}) },
    sizeOutcome(candidate, {}, {}),
    { gate: 'changes', problems: [], skipped },
    { gate: 'rendering', problems: [], skipped },
  ];
}

/** Problems that prevent a promotion; empty if there are none. */
export const gateProblems = (...args: Parameters<typeof gateOutcomes>): string[] =>
  gateOutcomes(...args).flatMap(({ problems }) => problems);

/** Roles of a release that the shell's site does not list; older shells without a list are not checked. */
function roleProblems({ name, declaration }: ReleaseManifest, { site }: ReleaseManifest): string[] {
  if (!site) return [];
  const listed = new Set(site.roles.map((role) => role.name));
  const named = [...(declaration?.routes ?? []), ...(declaration?.menu ?? [])];
  return named.flatMap(({ path, permission = [] }) =>
    permission
      .filter((role) => !listed.has(role))
      .map((role) => `${path} of ${name} is for ${role}, a role that the site does not list`),
  );
}

/** A release must have every language of the site. */
function languageProblems(
  candidate: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
): string[] {
  return languagesOf(site ?? UNNAMED_SITE).flatMap((language) => {
    if (!candidate.languages.includes(language)) {
      return [`the messages in ${language} are incomplete (languages: ${candidate.languages})`];
    }
    // A package without messages has no catalogues.
    const hasOthers = Object.keys(candidate.messages).length > 0;
    return hasOthers && candidate.messages[language] === undefined
      ? [`the build has no message catalogue in ${language}`]
      : [];
  });
}

/** Local builds compress less, so their sizes are not meaningful. */
function sizeOutcome(
  candidate: ReleaseManifest,
  shell: Pick<ReleaseManifest, 'site'>,
  built: BuiltFacts,
): GateOutcome {
  if (candidate.profile === 'local')
    return { gate: 'sizes', problems: [], skipped: 'checked on release builds' };
  return { gate: 'sizes', problems: sizeProblems(candidate, shell, built) };
}

/** The smaller of the remote's and the site's budget. */
function sizeProblems(
  candidate: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
  built: BuiltFacts,
): string[] {
  const { declaration, kind } = candidate;
  const own = declaration?.budget?.scriptBytes ?? Infinity;
  const allowed = kind === 'remote' ? (site?.budget?.scriptBytes ?? Infinity) : Infinity;
  const budget = Math.min(own, allowed);
  if (budget === Infinity) return [];
  const whose = allowed < own ? 'the site allows' : 'the budget is';
  const pages = [...new Set(declaration.routes.map((route) => route.page))];
  return pages.flatMap((page) => {
    const bytes = pageScriptBytes(candidate, page, built.bytes);
    return bytes <= budget
      ? []
      : [`page ${page} needs ${bytes} bytes of compressed script, ${whose} ${budget}`];
  });
}
