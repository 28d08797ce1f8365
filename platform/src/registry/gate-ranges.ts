import type { ReleaseManifest, SharedRange } from '@dara/contract';
import semver from 'semver';
import type { BuiltFacts } from './built-facts.ts';

/** Requirements of a remote on the shell, from its scripts and its declaration. */
function asked({ shared }: ReleaseManifest, { ranges = [] }: BuiltFacts): SharedRange[] {
  const said = new Set(shared.map(({ name, range }) => `${name} ${range}`));
  return [...shared, ...ranges.filter(({ name, range }) => !said.has(`${name} ${range}`))];
}

/**
 * Exports that a remote uses and the shell lacks, as `useX of @dara/sdk/y`. Empty if one of the two builds has no
 * export list.
 */
export function lackingExports(remote: ReleaseManifest, shell: ReleaseManifest): string[] {
  const provided = new Map(shell.shared.map(({ name, exports }) => [name, exports]));
  return remote.shared.flatMap(({ name, exports = [] }) => {
    const there = provided.get(name);
    if (!there) return [];
    const known = new Set(there);
    return exports.filter((taken) => !known.has(taken)).map((taken) => `${taken} of ${name}`);
  });
}

const shellNamed = ({ version, contract }: ReleaseManifest): string =>
  contract ? `shell ${version} (contract ${contract})` : `shell ${version}`;

/** Incompatibilities of a remote and the shell's libraries. */
export function rangeProblems(
  remote: ReleaseManifest,
  shell: ReleaseManifest,
  built: BuiltFacts = {},
): string[] {
  const provided = new Map(shell.shared.map((entry) => [entry.name, entry.range]));
  const ranges = asked(remote, built).flatMap(({ name, range, singleton }) => {
    const version = provided.get(name);
    const wants = `${remote.name} ${remote.version} wants ${name} ${range}`;
    if (version === undefined) {
      return singleton
        ? [
            `${wants}, which shell ${shell.version} does not provide: take it out of the shared libraries, or add it to the shell`,
          ]
        : [];
    }
    if (semver.validRange(range) === null)
      return [`${wants}, which is no semantic version range: name one, such as ^1.2.0`];
    if (semver.validRange(version) === null) {
      return [
        `shell ${shell.version} provides ${name} ${version}, which is no semantic version range: build the shell with a published version`,
      ];
    }
    const exact = semver.valid(version) ?? semver.minVersion(version)?.version;
    if (exact && semver.satisfies(exact, range, { includePrerelease: true })) return [];
    return singleton
      ? [
          `${wants}, shell ${shell.version} provides ${version}: build ${remote.name} with that version, or the shell with one in ${range}`,
        ]
      : [];
  });
  const required = (built.required ?? []).filter((name) => !provided.has(name));
  const lacking = lackingExports(remote, shell).map(
    (taken) =>
      `${remote.name} ${remote.version} takes ${taken}, which ${shellNamed(shell)} does not have: put a shell live that has it, or build without it`,
  );
  return [
    ...ranges,
    ...lacking,
    ...required.map(
      (name) =>
        `the server bundle of ${remote.name} ${remote.version} requires ${name}, which shell ${shell.version} does not provide: let the build take it in`,
    ),
  ];
}
