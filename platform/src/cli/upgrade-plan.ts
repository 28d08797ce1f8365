import type { TeamPackagesAnswer, UpgradeNote } from '@dara/contract';
import semver from 'semver';
import type { Tarball } from './tarballs.ts';

const SECTIONS = ['dependencies', 'devDependencies'] as const;
type Section = (typeof SECTIONS)[number];

export type PackageJson = Partial<Record<Section, Record<string, string>>>;

export interface PackageChange {
  section: Section;
  name: string;
  /** Versions, or what is written in place of one. */
  from: string;
  to: string;
  isFromTarball: boolean;
}

const TARBALL = /^file:.*\/dara-[a-z]+-(\d.*)\.tgz$/;

/** The version of a tarball, or the least that a range allows; undefined for folders, tags and addresses. */
function versionOf(spec: string): string | undefined {
  const [, ofTarball] = TARBALL.exec(spec) ?? [];
  if (ofTarball) return ofTarball;
  return semver.validRange(spec) === null ? undefined : semver.minVersion(spec)?.version;
}

/** Whether the package must have exactly the version of the site. Others, such as test tools, may be newer. */
const isBound = (name: string, { shared }: TeamPackagesAnswer): boolean =>
  name.startsWith('@dara/') || shared.includes(name);

function isBehind(spec: string, to: string, isExact: boolean): boolean {
  const from = versionOf(spec);
  if (from === undefined) return false;
  return isExact ? from !== to || /^[\^~<>=*]/.test(spec) : semver.lt(from, to);
}

/** What a remote's `package.json` has in another version than the site. */
export function packageChanges(json: PackageJson, site: TeamPackagesAnswer): PackageChange[] {
  return SECTIONS.flatMap((section) =>
    Object.entries(json[section] ?? {}).flatMap(([name, spec]) => {
      const to = Object.hasOwn(site.versions, name) ? site.versions[name] : undefined;
      if (to === undefined || !isBehind(spec, to, isBound(name, site))) return [];
      const isFromTarball = TARBALL.test(spec);
      return [
        {
          section,
          name,
          from: isFromTarball ? (versionOf(spec) ?? spec) : spec,
          to,
          isFromTarball,
        },
      ];
    }),
  );
}

/** Packages of the site's list that are installed from elsewhere, so that their version is unknown. */
export function unfollowed(json: PackageJson, { versions }: TeamPackagesAnswer): string[] {
  return SECTIONS.flatMap((section) =>
    Object.entries(json[section] ?? {})
      .filter(([name, spec]) => Object.hasOwn(versions, name) && versionOf(spec) === undefined)
      .map(([name, spec]) => `${name} is ${spec}`),
  );
}

/** Notes for the versions after the old one up to the new one, the oldest first. */
export function passedNotes(
  changes: readonly PackageChange[],
  notes: readonly UpgradeNote[],
): UpgradeNote[] {
  const isPassed = ({ package: name, version }: UpgradeNote): boolean =>
    changes.some((change) => {
      const from = versionOf(change.from);
      if (change.name !== name || from === undefined) return false;
      return semver.gt(version, from) && semver.lte(version, change.to);
    });
  return notes.filter(isPassed).sort((a, b) => semver.compare(a.version, b.version));
}

/** Tarballs that the changes need and a folder lacks, as file names. */
export const lackingTarballs = (
  changes: readonly PackageChange[],
  tarballs: readonly Tarball[],
): string[] =>
  changes
    .filter(({ name }) => name.startsWith('@dara/'))
    .filter(({ name, to }) => !tarballs.some((one) => one.name === name && one.version === to))
    .map(({ name, to }) => `${name.slice(1).replace('/', '-')}-${to}.tgz`);
