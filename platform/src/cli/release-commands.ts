import type { Command } from 'commander';
import {
  checkFolder,
  publishFolder,
  readReleaseFolder,
  type ReleaseFolder,
} from '../deploy/release-folder.ts';
import type { ReleaseTarget } from '../deploy/release-actions.ts';
import type { CheckResult } from '../registry/registry.ts';
import type { ListedRelease } from '../registry/listed-releases.repository.ts';
import { invalid, RegistryError } from '../registry/registry-error.ts';
import { deploymentLines, historyLines, checkResultLines } from './lines.ts';
import { addPreviewCommand, sayPreviewLink } from './preview-command.ts';
import {
  chosenNames,
  OWN,
  JSON_OPTION,
  jsonOf,
  REASON_OPTION,
  reasonOf,
  releaseOf,
  type Build,
  type CommandParts,
  type JsonOption,
  type ReasonOptions,
} from './command-parts.ts';
import { SHARE_OPTIONS, shareOf, type ShareOptions } from './share-options.ts';
import type { OpenTarget } from './target.ts';
import { reasonFrom, readSource, sourceSite, transferRelease } from './transfer-release.ts';

interface PublishOptions {
  all?: boolean;
  dryRun?: boolean;
}

type RollbackOptions = ReasonOptions & { force?: boolean; dryRun?: boolean };

interface PromoteCommandOptions extends PublishOptions, ReasonOptions, ShareOptions {
  accept?: string;
  force?: boolean;
  from?: string;
  watch?: boolean;
}

/** Results of all checks; nothing was changed. */
export function printCheckResult(
  { say, fail }: Pick<CommandParts, 'say' | 'fail'>,
  result: CheckResult,
): void {
  for (const line of checkResultLines(result)) say(line);
  const problems = result.outcomes.flatMap((outcome) => outcome.problems);
  const label = `${result.name} ${result.version}`;
  if (problems.length === 0) say(`All checks pass for ${label}; nothing was changed`);
  else
    fail(
      new RegistryError(409, 'PROMOTION_REFUSED', `${label} would be refused; nothing was changed`),
    );
}

function notBuilt(
  name: string,
  { buildCommand }: Pick<CommandParts, 'buildCommand'>,
  built: readonly Build[] = [],
): RegistryError {
  const here = built.length > 0 ? `; here is ${built.map((one) => one.name).join(', ')}` : '';
  const what = `${name} has no built release: run "${buildCommand(name)}" first${here}`;
  return new RegistryError(404, 'RELEASE_NOT_EXIST', what);
}

/** Throws a RegistryError without a build, or with a build of another version. */
async function readBuild(
  { name, dir, version }: Build,
  parts: Pick<CommandParts, 'buildCommand'>,
): Promise<ReleaseFolder> {
  const folder = await readReleaseFolder(dir);
  if (!folder) throw notBuilt(name, parts);
  const { manifest } = folder;
  if (version === undefined || manifest.version === version) return folder;
  const how = `run "${parts.buildCommand(name)}" first`;
  const what = `${name} is ${version}, and the build is ${manifest.version}: ${how}`;
  throw new RegistryError(409, 'RELEASE_INVALID', what);
}

async function publish(
  parts: CommandParts,
  names: string[],
  { all = false, dryRun = false }: PublishOptions,
  { target, label }: Pick<OpenTarget, 'target' | 'label'>,
): Promise<void> {
  const { say, fail } = parts;
  const built = await parts.builds();
  const wanted = all ? built.map(({ name }) => name) : await chosenNames('publish', names, parts);
  const chosen = built.filter(({ name }) => wanted.includes(name));
  for (const name of wanted.filter((one) => !built.some((entry) => entry.name === one)))
    fail(notBuilt(name, parts, built));
  const published: { name: string; version: string }[] = [];
  for (const build of chosen) {
    try {
      const folder = await readBuild(build, parts);
      if (dryRun) {
        printCheckResult(parts, await checkFolder(target, folder));
        continue;
      }
      await publishFolder(target, folder);
      const { name, version } = folder.manifest;
      say(`Published ${name} ${version} to ${label}`);
      published.push({ name, version });
    } catch (error) {
      // Releases are independent: with --all, existing ones do not stop the others.
      fail(error);
    }
  }
  if (published.length > 0) await sayPreviewLink(say, { target }, published);
}

/** Packages with a release that no visitor gets, the shell first, because remotes are checked against it. */
async function newestOfAll(target: ReleaseTarget): Promise<string[]> {
  const newest = new Map<string, ListedRelease>();
  for (const release of (await target.run('list', {})).releases) {
    if (!newest.has(release.name)) newest.set(release.name, release);
  }
  return [...newest.values()]
    .filter(({ state }) => state !== 'live' && state !== 'canary')
    .sort((a, b) => Number(b.kind === 'shell') - Number(a.kind === 'shell'))
    .map(({ name, version }) => `${name}@${version}`);
}

async function promote(
  parts: CommandParts,
  releases: string[],
  {
    all = false,
    dryRun = false,
    accept = '',
    force = false,
    from,
    watch = true,
    share: percent,
    steps,
    every,
    ...why
  }: PromoteCommandOptions,
  { target }: Pick<OpenTarget, 'target'>,
): Promise<void> {
  const wanted = all ? await newestOfAll(target) : await chosenNames('promote', releases, parts);
  const share = shareOf({ share: percent, steps, every });
  if (share && wanted.length > 1) throw invalid('One release at a time has a share: name one');
  if (wanted.length === 0)
    return parts.say('Nothing to promote: the newest release of each package is live');
  const changes = accept
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const source = from === undefined ? undefined : sourceSite(from);
  if (source && all) throw invalid('Name the releases that come from another site');
  for (const release of wanted) {
    const named = releaseOf(release);
    const tried = source && (await readSource(source, named));
    const chosen = {
      ...named,
      ...(tried && { version: tried.manifest.version }),
      accept: changes,
      force,
    };
    if (dryRun && tried) printCheckResult(parts, await target.check('publish', tried.manifest));
    else if (dryRun) printCheckResult(parts, await target.check('promote', chosen));
    else {
      if (source && tried) await transferRelease(source, target, tried);
      const deployment = await target.run('promote', {
        ...chosen,
        // Sites of older versions do not know it.
        ...(watch ? {} : { watch }),
        ...share,
        ...(source && tried ? { reason: reasonFrom(source, tried, why.reason) } : reasonOf(why)),
      });
      for (const line of deploymentLines(deployment)) parts.say(line);
    }
  }
}

/** `dara publish`, `preview`, `promote`, `rollback` and `history`. */
export function addReleaseCommands(program: Command, parts: CommandParts): void {
  const { say, withTarget } = parts;
  program
    .command('publish')
    .argument('[names...]', `packages whose build is published; ${OWN}`)
    .option('--all', 'every package that has a build')
    .option('--dry-run', 'show the result of each check and change nothing')
    .description('make built releases known to the registry; a version that exists is refused')
    .action((names: string[], options: PublishOptions) =>
      withTarget((open) => publish(parts, names, options, open)),
    );

  addPreviewCommand(program, parts);

  program
    .command('promote')
    .argument(
      '[releases...]',
      `name, or name@version; without a version the one published last; ${OWN}`,
    )
    .option('--all', 'the latest release of every package, the shell first')
    .option('--from <site>', 'the same bytes as are live on another site: DARA_<SITE>_URL, _TOKEN')
    .option('--accept <changes>', 'accepted removals: owner,route:/x,menu:y')
    .option('--force', 'also a release that is marked as bad')
    .option('--no-watch', 'no rollback if its errors exceed those of the release before')
    .option(...SHARE_OPTIONS.share)
    .option(...SHARE_OPTIONS.steps)
    .option(...SHARE_OPTIONS.every)
    .option(...REASON_OPTION)
    .option('--dry-run', 'show the result of each check and change nothing')
    .description('promote releases if all checks pass')
    .action((releases: string[], options: PromoteCommandOptions) =>
      withTarget((open) => promote(parts, releases, options, open)),
    );

  program
    .command('rollback')
    .argument('[name]', `shell or remote; ${OWN}`)
    .option('--force', 'override failed checks, which are shown and recorded')
    .option(...REASON_OPTION)
    .option('--dry-run', 'show the result of each check and change nothing')
    .description('end the share of a release, else put the release that was live before back live')
    .action((named: string | undefined, options: RollbackOptions) =>
      withTarget(async ({ target }) => {
        const [name = ''] = await chosenNames('roll back', named ? [named] : [], parts);
        if (options.dryRun)
          return printCheckResult(parts, await target.check('rollback', { name }));
        const { force = false } = options;
        const deployment = await target.run('rollback', { name, force, ...reasonOf(options) });
        for (const line of deploymentLines(deployment)) say(line);
      }),
    );

  program
    .command('history')
    .argument('[name]', 'shell or remote; all without it')
    .option(...JSON_OPTION)
    .description('show publications, promotions, rollbacks and refusals with their tokens')
    .action((name: string | undefined, { json }: JsonOption) =>
      withTarget(async ({ target, label }) => {
        const { events } = await target.run('history', name === undefined ? {} : { name });
        if (json) return say(jsonOf(events));
        if (events.length === 0) say(`${label} has no history yet`);
        for (const event of events) for (const line of historyLines(event)) say(line);
      }),
    );
}
