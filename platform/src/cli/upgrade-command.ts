import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEAM_PACKAGES_PATH, type TeamPackagesAnswer } from '@dara/contract';
import type { Command } from 'commander';
import { applyEdits, modify } from 'jsonc-parser';
import { invalid } from '../registry/registry-error.ts';
import type { CommandParts } from './command-parts.ts';
import { PACKAGES, pathInRemote, tarballsOf, type Tarball } from './tarballs.ts';
import {
  lackingTarballs,
  packageChanges,
  passedNotes,
  unfollowed,
  type PackageChange,
  type PackageJson,
} from './upgrade-plan.ts';

const FILE = 'package.json';
const ANSWER_MS = 30_000;

interface UpgradeOptions {
  packages?: string;
  dryRun?: boolean;
}

/** The text of the remote's package.json. */
async function ownManifest(): Promise<{ text: string; json: PackageJson }> {
  await readFile('remote.json').catch(() => {
    throw invalid('remote.json is not here: run this in the folder of a remote');
  });
  const text = await readFile(FILE, 'utf8').catch(() => {
    throw invalid(`${FILE} is not here: run this in the folder of a remote`);
  });
  try {
    return { text, json: JSON.parse(text) as PackageJson };
  } catch (error) {
    throw invalid(`${FILE} is not JSON: ${(error as Error).message}`);
  }
}

async function packagesOfSite(site: string): Promise<TeamPackagesAnswer> {
  const address = `${site.replace(/\/+$/, '')}${TEAM_PACKAGES_PATH}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, { signal }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    throw invalid(
      `${address} cannot be reached: ${(cause as Error | undefined)?.message ?? message}`,
    );
  });
  if (answer.status === 404)
    throw invalid(
      `${site} names no packages: nothing is live there, or its shell was built before it could`,
    );
  if (!answer.ok) throw invalid(`${address} answered ${answer.status}`);
  try {
    const said = (await answer.json()) as TeamPackagesAnswer;
    if (said.versions && Array.isArray(said.shared) && Array.isArray(said.notes)) return said;
  } catch {
    // Some other program's page.
  }
  throw invalid(`${address} is no answer of a Dara site: correct --site`);
}

/** The tarballs to install, or undefined where a registry has the packages. */
async function wantedTarballs(
  changes: readonly PackageChange[],
  { packages, dryRun }: UpgradeOptions,
): Promise<Tarball[] | undefined> {
  if (!packages) {
    const isOwn = changes.some(({ isFromTarball }) => isFromTarball);
    if (!isOwn || dryRun) return undefined;
    throw invalid(
      `The @dara packages are tarballs in ${PACKAGES}: name the folder of the new ones by --packages, which the site's operator gives`,
    );
  }
  const tarballs = await tarballsOf(packages);
  const lacking = lackingTarballs(changes, tarballs);
  if (lacking.length === 0) return tarballs;
  throw invalid(`${packages} lacks tarballs of the versions that the site runs`, 400, lacking);
}

/** Copies the new tarballs before package.json names them, and removes the replaced ones afterwards. */
async function write(
  text: string,
  changes: readonly PackageChange[],
  tarballs: readonly Tarball[] | undefined,
  folder: string,
): Promise<void> {
  const ours = changes.flatMap(
    ({ name, to }) => tarballs?.find((one) => one.name === name && one.version === to) ?? [],
  );
  if (ours.length > 0) await mkdir(PACKAGES, { recursive: true });
  for (const { file } of ours) await copyFile(path.join(folder, file), path.join(PACKAGES, file));
  let changed = text;
  for (const { section, name, to } of changes) {
    const tarball = ours.find((one) => one.name === name);
    const value = tarball ? pathInRemote(tarball) : to;
    changed = applyEdits(changed, modify(changed, [section, name], value, {}));
  }
  await writeFile(FILE, changed);
  for (const { name, file } of await tarballsOf(PACKAGES))
    if (ours.some((one) => one.name === name && one.file !== file))
      await rm(path.join(PACKAGES, file));
}

function changeLines(changes: readonly PackageChange[]): string[] {
  const width = Math.max(...changes.map(({ name }) => name.length));
  return changes.map(({ name, from, to }) => `  ${name.padEnd(width)}  ${from} -> ${to}`);
}

async function upgrade(
  site: string,
  options: UpgradeOptions,
  say: (line: string) => void,
): Promise<void> {
  const { text, json } = await ownManifest();
  const theirs = await packagesOfSite(site);
  const changes = packageChanges(json, theirs);
  const left = unfollowed(json, theirs).map((one) => `  left as it is: ${one}`);
  if (changes.length === 0) {
    say(`${FILE} has the versions of ${site} (shell ${theirs.shell})`);
    for (const line of left) say(line);
    return;
  }
  const tarballs = await wantedTarballs(changes, options);
  if (!options.dryRun) await write(text, changes, tarballs, options.packages ?? '');
  say(`${FILE} ${options.dryRun ? 'is behind' : 'follows'} ${site} (shell ${theirs.shell}):`);
  for (const line of [...changeLines(changes), ...left]) say(line);
  const notes = passedNotes(changes, theirs.notes);
  if (notes.length > 0) say('What to change in the sources:');
  for (const note of notes) say(`  ${note.package} ${note.version}: ${note.text}`);
  if (options.dryRun) process.exitCode = 1;
  else say('Next:\n  npm install\n  npm run types\n  npm test\n  npm run build\n  npm run check');
}

/** `dara upgrade`: writes the versions that a site runs into the package.json of this remote. */
export function addUpgradeCommand(
  program: Command,
  { say, fail, namedSite }: Pick<CommandParts, 'say' | 'fail'> & { namedSite: () => string },
): void {
  program
    .command('upgrade')
    .option('--packages <folder>', 'tarballs of the new @dara packages; from a registry without it')
    .option('--dry-run', 'write nothing; exit with 1 if something is behind')
    .description(`write the versions of the packages that the site runs to ${FILE}`)
    .action((options: UpgradeOptions) =>
      Promise.resolve()
        .then(() => upgrade(namedSite().replace(/\/+$/, ''), options, say))
        .catch(fail),
    );
}
