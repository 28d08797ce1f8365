import {
  builtPages,
  languagesOf,
  pageScriptBytes,
  UNNAMED_SITE,
  type ReleaseManifest,
} from '@dara/contract';
import type { BuiltFacts } from './built-facts.ts';
import { addressProblems } from './gate-addresses.ts';
import { copyProblems } from './gate-copies.ts';
import { outcomeOf, type GateOutcome } from './gate-outcome.ts';
import { grantProblems, robotProblems, takeoverProblems, type Grants } from './gate-ownership.ts';
import { rangeProblems } from './gate-ranges.ts';
import { routeProblems } from './gate-routes.ts';

/** Manifests of all live releases by name, including the candidate's predecessor. */
export type LiveManifests = ReadonlyMap<string, ReleaseManifest>;

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
  const refused = (problem: string) => [outcomeOf('shell', [problem])];
  if (shell === undefined) return refused('no shell is live: promote the shell first');
  if (candidate.kind === 'shell' && shell.name !== candidate.name) {
    return refused(
      `${shell.name} is the live shell already; a site has one: name this package ${shell.name}`,
    );
  }
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const isShell = candidate.kind === 'shell';
  const ranges = isShell
    ? remotes.flatMap((remote) => rangeProblems(remote, candidate))
    : [...rangeProblems(candidate, shell, built), ...copyProblems(candidate, built)];
  const roles = (isShell ? [...after.values()] : [candidate]).flatMap((manifest) =>
    roleProblems(manifest, shell),
  );
  const others = [...after.values()].filter(({ name }) => name !== candidate.name);
  const routes = routeProblems(candidate, after);
  const takeovers =
    routes.length > 0 ? [] : takeoverProblems(candidate, others, live.get(candidate.name));
  return [
    outcomeOf('shared libraries', ranges),
    outcomeOf('addresses', addressProblems(candidate, shell)),
    outcomeOf('routes', [...routes, ...takeovers, ...robotProblems(candidate, others)]),
    outcomeOf('grants', grants === 'all' ? [] : grantProblems(candidate, shell, grants)),
    outcomeOf('roles', roles),
    outcomeOf('languages', languageProblems(candidate, shell)),
    sizeOutcome(candidate, shell, built),
  ];
}

/**
 * The checks whose result does not depend on what is live: for a team before publishing, and for the registry, which
 * refuses to publish what fails them. Languages are those of the shell's site; without a shell a release needs all.
 */
export function offlineChecks(
  candidate: ReleaseManifest,
  shell: Pick<ReleaseManifest, 'site'> = {},
): GateOutcome[] {
  const skipped = 'looked at by the site, which --site names';
  const own = candidate.kind === 'shell' ? candidate : shell;
  return [
    outcomeOf('shared libraries', [], { skipped }),
    outcomeOf('addresses', addressProblems(candidate, own)),
    outcomeOf('routes', routeProblems(candidate, new Map())),
    outcomeOf('grants', [], { skipped }),
    outcomeOf('roles', [], { skipped }),
    outcomeOf('languages', languageProblems(candidate, own)),
    sizeOutcome(candidate, {}, {}),
    outcomeOf('slots', [], { skipped }),
    outcomeOf('api calls', [], { skipped }),
    outcomeOf('changes', [], { skipped }),
    outcomeOf('rendering', [], { skipped: 'takes the live shell of the site, which --site names' }),
  ];
}

/** Problems that prevent a promotion; empty if there are none. */
export const gateProblems = (...args: Parameters<typeof gateOutcomes>): string[] =>
  gateOutcomes(...args).flatMap(({ problems }) => problems);

/** Roles of a release that the shell's site does not list; older shells without a list are not checked. */
function roleProblems({ name, declaration }: ReleaseManifest, { site }: ReleaseManifest): string[] {
  if (!site) return [];
  const listed = new Set(site.roles.map((role) => role.name));
  const parts = (declaration?.parts ?? []).map((one) => ({ ...one, path: `part ${one.part}` }));
  const named = [...(declaration?.routes ?? []), ...(declaration?.menu ?? []), ...parts];
  return named.flatMap(({ path, permission = [] }) =>
    permission
      .filter((role) => !listed.has(role))
      .map(
        (role) =>
          `${path} of ${name} is for ${role}, a role that the site does not list: name one that it has (${[...listed].join(', ')}), or add it to "roles" in site.json`,
      ),
  );
}

/** A release must have every language of the site. */
function languageProblems(
  candidate: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
): string[] {
  return languagesOf(site ?? UNNAMED_SITE).flatMap((language) => {
    if (!candidate.languages.includes(language)) {
      return [
        `the messages in ${language} are incomplete (languages: ${candidate.languages}): complete src/messages/${language}.json and build again`,
      ];
    }
    // A package without messages has no catalogues.
    const hasOthers = Object.keys(candidate.messages).length > 0;
    return hasOthers && candidate.messages[language] === undefined
      ? [
          `the build has no message catalogue in ${language}: add src/messages/${language}.json and build again`,
        ]
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
    return outcomeOf('sizes', [], { skipped: 'checked on release builds' });
  return outcomeOf('sizes', sizeProblems(candidate, shell, built));
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
  const isSite = allowed < own;
  const whose = isSite ? 'the site allows' : 'the budget is';
  const pages = builtPages(declaration);
  return pages.flatMap((page) => {
    const bytes = pageScriptBytes(candidate, page, built.bytes);
    return bytes <= budget
      ? []
      : [
          `page ${page} needs ${bytes} bytes of compressed script, ${whose} ${budget}: load parts on demand, or raise "budget" in ${isSite ? 'site' : 'remote'}.json`,
        ];
  });
}
