import { loadConfig, StartError } from '@dara/backend';
import { Command } from 'commander';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { releaseFolders } from '../deploy/workspace.ts';
import type { RegistryTarget } from '../deploy/registry-client.ts';
import type { Deployment, ListedRelease } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { addBackupCommands } from './backup-commands.ts';
import { offerFirstAdmin } from './first-admin.ts';
import { historyLines, minuteOf } from './lines.ts';
import { start } from './start.ts';
import { openTarget, type OpenTarget } from './target.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Refusals are said, not thrown at the person; anything else is a fault of ours and keeps its stack. */
function fail(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof RegistryError) {
    complain(`Refused: ${error.message}`);
    for (const problem of error.problems) complain(`  - ${problem}`);
  } else if (error instanceof StartError) {
    complain(error.message);
  } else {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function withTarget(task: (open: OpenTarget) => Promise<void>): Promise<void> {
  try {
    const open = await openTarget(loadConfig());
    try {
      await task(open);
    } finally {
      await open.close();
    }
  } catch (error) {
    fail(error);
  }
}

async function publish(
  names: string[],
  isAll: boolean,
  { target, label }: OpenTarget,
): Promise<void> {
  const built = await releaseFolders();
  const chosen = isAll ? built : built.filter(({ name }) => names.includes(name));
  for (const name of names.filter((wanted) => !built.some((entry) => entry.name === wanted))) {
    fail(
      new RegistryError(
        404,
        'RELEASE_NOT_EXIST',
        `${name} has no built release: run "npm run build -w ${name}" first`,
      ),
    );
  }
  if (chosen.length === 0 && names.length === 0) {
    fail(nothingTo('publish'));
  }
  for (const { dir } of chosen) {
    try {
      const folder = await readReleaseFolder(dir);
      if (!folder) continue;
      await publishFolder(target, folder);
      say(`Published ${folder.manifest.name} ${folder.manifest.version} to ${label}`);
    } catch (error) {
      // Each release stands for itself: with --all, those that exist already do not keep the others back.
      fail(error);
    }
  }
}

const nothingTo = (verb: string): RegistryError =>
  new RegistryError(400, 'VALIDATION_FAILED', `Nothing to ${verb}: name packages, or --all`);

/** Every package that has a release which is not live, the shell's first: remotes are judged beside it. */
async function newestOfAll(target: RegistryTarget): Promise<string[]> {
  const newest = new Map<string, ListedRelease>();
  for (const release of await target.list()) {
    if (!newest.has(release.name)) newest.set(release.name, release);
  }
  return [...newest.values()]
    .filter(({ state }) => state !== 'live')
    .sort((a, b) => Number(b.kind === 'shell') - Number(a.kind === 'shell'))
    .map(({ name, version }) => `${name}@${version}`);
}

const describe = ({ name, live, previous }: Deployment): string =>
  `${name} ${live} is live${previous ? `; "dara rollback ${name}" goes back to ${previous}` : ''}`;

const program = new Command('dara')
  .description('Serves Dara and decides which releases are live')
  .showHelpAfterError();

program
  .command('start')
  .description(
    'serve the site: migrate, fill with demonstration data, publish what is built, listen',
  )
  .action(async () => {
    try {
      await start(loadConfig(), say);
    } catch (error) {
      fail(error);
      // Workers and connections that are half open must not keep a failed start alive.
      process.exit();
    }
  });

program
  .command('first-admin')
  .description('lay the link that makes the first administrator into a file of the data folder')
  .action(async () => {
    try {
      say(await offerFirstAdmin(loadConfig()));
    } catch (error) {
      fail(error);
    }
  });

program
  .command('publish')
  .argument('[names...]', 'packages whose build is published')
  .option('--all', 'every package that has a build')
  .description('make built releases known to the registry; a version that exists is refused')
  .action((names: string[], options: { all?: boolean }) =>
    withTarget((open) => publish(names, options.all ?? false, open)),
  );

program
  .command('promote')
  .argument('[releases...]', 'name, or name@version; without a version the one published last')
  .option('--all', 'what was published last of every package, the shell first')
  .description('put releases live, if nothing stands against them')
  .action((releases: string[], options: { all?: boolean }) =>
    withTarget(async ({ target }) => {
      const wanted = options.all ? await newestOfAll(target) : releases;
      if (wanted.length === 0) fail(nothingTo('promote'));
      for (const release of wanted) {
        const [name = '', version] = release.split('@');
        say(describe(await target.promote(name, version || undefined)));
      }
    }),
  );

program
  .command('rollback')
  .argument('<name>', 'shell or remote')
  .description('put the release that was live before back live')
  .action((name: string) =>
    withTarget(async ({ target }) => say(describe(await target.rollback(name)))),
  );

program
  .command('list')
  .description('show every release and which are live')
  .action(() =>
    withTarget(async ({ target, label }) => {
      const releases = await target.list();
      if (releases.length === 0) say(`No release was published to ${label} yet`);
      for (const { name, version, state, revision, publishedAt } of releases) {
        const date = minuteOf(publishedAt);
        say(
          `${state === 'published' ? ' ' : state === 'live' ? '*' : '-'} ${name.padEnd(14)} ${version.padEnd(26)} ${date}  ${revision.slice(0, 12)}`,
        );
      }
      if (releases.length > 0) say('* live   - previous');
    }),
  );

program
  .command('history')
  .argument('[name]', 'shell or remote; all without it')
  .description('show what was published, promoted, rolled back and refused, and with whose token')
  .action((name?: string) =>
    withTarget(async ({ target, label }) => {
      const events = await target.history(name);
      if (events.length === 0) say(`Nothing has happened at ${label} yet`);
      for (const event of events) for (const line of historyLines(event)) say(line);
    }),
  );

addBackupCommands(program, say, async (task) => {
  await task().catch(fail);
});

await program.parseAsync();
