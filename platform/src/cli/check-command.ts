import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  liveRelease,
  SNAPSHOT_PATH,
  type RegistrySnapshot,
  type ReleaseManifest,
} from '@dara/contract';
import type { Command } from 'commander';
import { damagedFiles, readReleaseFolder, type ReleaseFolder } from '../deploy/release-folder.ts';
import { addressProblems } from '../registry/gate-addresses.ts';
import { outcomeOf, type Gate, type GateOutcome } from '../registry/gate-outcome.ts';
import { slotProblems, type SlotRelease } from '../registry/gate-slots.ts';
import { offlineChecks } from '../registry/gate.ts';
import { declarationProblems } from '../registry/manifest.schema.ts';
import type { CheckResult } from '../registry/registry.ts';
import { RegistryError, invalid } from '../registry/registry-error.ts';
import { liveRemotes, renderLocally } from './local-rendering.ts';
import type { CommandParts } from './command-parts.ts';
import { printCheckResult } from './release-commands.ts';

export interface CheckParts extends Pick<CommandParts, 'say' | 'fail' | 'withTarget'> {
  hasSite: () => boolean;
}

const BUILD = 'run "npm run build"';

async function readJson(dir: string, file: string): Promise<unknown> {
  const refusal = (what: string): RegistryError => invalid(`${file} ${what}`);
  const text = await readFile(path.join(dir, file), 'utf8').catch(() => {
    throw refusal('is not here: run this in the folder of a remote');
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal(`is not JSON: ${(error as Error).message}`);
  }
}

/** The built release, or why there is none. */
async function built(dir: string): Promise<{ folder?: ReleaseFolder; problems: string[] }> {
  try {
    const folder = await readReleaseFolder(path.join(dir, 'dist'));
    return { ...(folder ? { folder } : {}), problems: folder ? await damagedFiles(folder) : [] };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { problems: [error.message, ...error.problems] };
  }
}

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the build matches the declaration, ignoring editor-only fields. */
function isOf(declaration: unknown, manifest: ReleaseManifest): boolean {
  const text = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => (key === '$schema' ? undefined : sorted(inner)));
  return text(declaration) === text(manifest.declaration);
}

/** A source newer than the build; undefined if there is none. */
async function changedSince(dir: string, builtAt: string): Promise<string | undefined> {
  const files = await readdir(path.join(dir, 'src'), { recursive: true }).catch(() => []);
  for (const file of files.sort()) {
    const source = path.join('src', file);
    const found = await stat(path.join(dir, source)).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs > Date.parse(builtAt)) return source;
  }
  return undefined;
}

interface CheckedFolder {
  result: CheckResult;
  /** What can be published; undefined if the build is missing, damaged or outdated. */
  folder?: ReleaseFolder;
}

/** Failed promotion checks of the remote in a folder, as far as they need no site. */
async function checkFolderAlone(dir: string): Promise<CheckedFolder> {
  const json = (await readJson(dir, 'package.json')) as { name?: string; version?: string };
  const declaration = await readJson(dir, 'remote.json');
  const name = (json.name ?? '').replace(/^@[^/]+\//, '');
  const problems = declarationProblems(declaration, name);
  const outcomes: GateOutcome[] = [outcomeOf('declaration', problems)];
  const toResult = (more: GateOutcome[]): CheckResult => ({
    ...{ name, version: json.version ?? '', meant: [] },
    outcomes: [...outcomes, ...more],
  });
  if (problems.length > 0) return { result: toResult([]) };
  const { folder, problems: damage } = await built(dir);
  if (!folder || damage.length > 0) {
    const missing = `nothing is built: ${BUILD}`;
    const candidate = { name, declaration } as ReleaseManifest;
    return {
      result: toResult([
        outcomeOf('files', damage.length > 0 ? damage : [missing]),
        outcomeOf('addresses', addressProblems(candidate, {})),
      ]),
    };
  }
  const { manifest } = folder;
  if (!isOf(declaration, manifest) || manifest.version !== json.version) {
    const old = `dist is of another remote.json or version: ${BUILD}`;
    return { result: toResult([outcomeOf('files', [old]), ...offlineChecks(manifest)]) };
  }
  return {
    result: toResult([outcomeOf('files', []), ...offlineChecks(manifest)]),
    folder,
  };
}

/** The check of slots, which publishing skips because a later release may offer them. */
function slotsOutcome(
  { manifest }: ReleaseFolder,
  live: RegistrySnapshot['microFrontends'] | undefined,
): GateOutcome {
  if (!live) return outcomeOf('slots', [], { skipped: `${SNAPSHOT_PATH} of the site names none` });
  const releases = Object.keys(live).map((name): [string, SlotRelease] => {
    const { slots = [], parts = [] } = liveRelease({ microFrontends: live }, name)?.extras ?? {};
    return [name, { name, declaration: { slots, parts } }];
  });
  return outcomeOf('slots', slotProblems(manifest, new Map(releases)));
}

/** `dara check`: runs the checks of a promotion before publishing. */
export function addCheckCommand(program: Command, parts: CheckParts): void {
  program
    .command('check')
    .description(
      'run the checks of a promotion, locally and (with --site) on the site; changes nothing',
    )
    .action(async () => {
      try {
        const { result, folder } = await checkFolderAlone(process.cwd());
        const changed = folder && (await changedSince(process.cwd(), folder.manifest.builtAt));
        // Not an error: a checkout also writes unchanged files.
        if (changed)
          parts.say(`${changed} was written after dist was built: ${BUILD} if it changed`);
        if (!parts.hasSite() || !folder) {
          printCheckResult(parts, result);
          return;
        }
        const own = result.outcomes.filter(({ gate }) => OF_THE_FOLDER.has(gate));
        await parts.withTarget(async ({ target, label }) => {
          const theirs = await target.check('publish', folder.manifest);
          const others = theirs.outcomes.filter(({ gate }) => gate !== 'rendering');
          const live = await liveRemotes(label);
          const slots = slotsOutcome(folder, live);
          const rendering = await renderLocally(target, folder, live);
          printCheckResult(parts, {
            ...theirs,
            outcomes: [...own, ...others, slots, rendering],
          });
        });
      } catch (error) {
        parts.fail(error);
      }
    });
}

/** Checks that need the folder only. */
const OF_THE_FOLDER = new Set<Gate>(['declaration', 'files']);
