import { languagesOf, UNNAMED_SITE, type ReleaseManifest } from '@dara/contract';
import semver from 'semver';
import { addressProblems } from './gate-addresses.ts';
import { routeProblems } from './gate-routes.ts';

/** Manifests of everything that is live, by name; the candidate's own predecessor included. */
export type LiveManifests = ReadonlyMap<string, ReleaseManifest>;

/** Why a release may not go live beside the others; empty when it may. Pure: no file, no rendering. */
export function gateProblems(candidate: ReleaseManifest, live: LiveManifests): string[] {
  const after = new Map(live).set(candidate.name, candidate);
  const shell = [...after.values()].find((manifest) => manifest.kind === 'shell');
  if (shell === undefined) return ['no shell is live: promote the shell first'];
  if (candidate.kind === 'shell' && shell.name !== candidate.name) {
    return [`${shell.name} is the live shell already; a site has one`];
  }
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const ranges =
    candidate.kind === 'shell'
      ? remotes.flatMap((remote) => rangeProblems(remote, candidate))
      : rangeProblems(candidate, shell);
  return [
    ...ranges,
    ...addressProblems(candidate, shell),
    ...routeProblems(candidate, after),
    ...(candidate.kind === 'shell' ? [...after.values()] : [candidate]).flatMap((manifest) =>
      roleProblems(manifest, shell),
    ),
    ...languageProblems(candidate, shell),
    ...sizeProblems(candidate),
  ];
}

function rangeProblems(remote: ReleaseManifest, shell: ReleaseManifest): string[] {
  const provided = new Map(shell.shared.map((entry) => [entry.name, entry.range]));
  return remote.shared.flatMap(({ name, range, singleton }) => {
    const version = provided.get(name);
    const wants = `${remote.name} ${remote.version} wants ${name} ${range}`;
    if (version === undefined) {
      return singleton ? [`${wants}, which shell ${shell.version} does not provide`] : [];
    }
    if (semver.validRange(range) === null) return [`${wants}, which is no semantic version range`];
    if (semver.validRange(version) === null) {
      return [
        `shell ${shell.version} provides ${name} ${version}, which is no semantic version range`,
      ];
    }
    const exact = semver.valid(version) ?? semver.minVersion(version)?.version;
    if (exact && semver.satisfies(exact, range, { includePrerelease: true })) return [];
    return singleton ? [`${wants}, shell ${shell.version} provides ${version}`] : [];
  });
}

/** Roles that a release names and the shell's site does not list; shells from before sites listed them say nothing. */
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

/** A release brings every language of the site. */
function languageProblems(candidate: ReleaseManifest, { site }: ReleaseManifest): string[] {
  return languagesOf(site ?? UNNAMED_SITE).flatMap((language) => {
    if (!candidate.languages.includes(language)) {
      return [`the messages in ${language} are incomplete (languages: ${candidate.languages})`];
    }
    // A package without texts of its own has no catalogue in any language.
    const hasOthers = Object.keys(candidate.messages).length > 0;
    return hasOthers && candidate.messages[language] === undefined
      ? [`the build has no message catalogue in ${language}`]
      : [];
  });
}

/** Compressed script that one page makes a visitor fetch from a release, in bytes. */
export function pageScriptBytes(manifest: ReleaseManifest, page: string): number {
  const sizes = new Map(manifest.files.map((file) => [file.name, file.brotli]));
  const total = (names: string[]): number =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const scripts = [manifest.entry, ...(manifest.pages[page] ?? [])];
  const catalogues = Object.values(manifest.messages);
  return Math.max(total(scripts), ...catalogues.map((files) => total([...scripts, ...files])));
}

function sizeProblems(candidate: ReleaseManifest): string[] {
  const { declaration } = candidate;
  const budget = declaration?.budget?.scriptBytes;
  if (budget === undefined) return [];
  const pages = [...new Set(declaration.routes.map((route) => route.page))];
  return pages.flatMap((page) => {
    const bytes = pageScriptBytes(candidate, page);
    return bytes <= budget
      ? []
      : [`page ${page} needs ${bytes} bytes of compressed script, the budget is ${budget}`];
  });
}
