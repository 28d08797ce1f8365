import path from 'node:path';
import { loadConfig, StartError } from '@dara/backend/role';
import { Command } from 'commander';
import { releaseFolders } from '../deploy/workspace.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addCheckApiCommand } from './check-api-command.ts';
import { addHealthCommands } from './health-commands.ts';
import { addListCommands } from './list-commands.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addPruneCommand } from './prune-command.ts';
import { addReleaseCommands } from './release-commands.ts';
import { serverOutput } from './server-output.ts';
import { addRuleCommands } from './rule-commands.ts';
import { addTokenCommands } from './token-commands.ts';
import { ownName, versionOf } from './own-name.ts';
import { openTarget, type OpenTarget } from './target.ts';

// The server and the database load in 3 s of CPU time, so each command imports them only when it needs them.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Prints refusals as messages; other errors are bugs and keep their stack. */
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

const program = new Command('dara')
  .description('Serve Dara and manage its releases')
  .version(versionOf(path.resolve(import.meta.dirname, '../..')))
  .addHelpText(
    'after',
    `
Commands read the environment of the site. Those of releases ask the server of DARA_URL,
else the one that runs on DATA_DIR, else the database itself. In production a start puts nothing
live: "dara promote --all" does.`,
  )
  .showHelpAfterError();

program
  .command('start')
  .description(
    'serve the site: migrate the database, publish built releases that are new, listen; outside production also add demonstration data and promote these releases',
  )
  .action(async () => {
    const output = serverOutput(process.env, { say, fail });
    try {
      const { start } = await import('./start.ts');
      await start(loadConfig(), output.say);
    } catch (error) {
      output.fail(error);
      process.exitCode = 1;
      // Open workers and connections must not keep a failed start alive.
      process.exit();
    }
  });

program
  .command('render')
  .description('only render pages, for the servers connected to RENDER_SOCKET')
  .action(async () => (await import('./render-command.ts')).runRendering());

program
  .command('first-admin')
  .description('write the link that creates the first administrator to a file in DATA_DIR')
  .action(async () => {
    try {
      const { offerFirstAdmin } = await import('./first-admin.ts');
      say(await offerFirstAdmin(loadConfig()));
    } catch (error) {
      fail(error);
    }
  });

const buildCommand = (name: string): string => `npm run build -w ${name}`;
const parts = { say, fail, withTarget, builds: () => releaseFolders(), buildCommand, ownName };
addReleaseCommands(program, parts);
addPruneCommand(program, parts);
addRuleCommands(program, parts);

addListCommands(program, parts);
addHealthCommands(program, parts);
addCheckApiCommand(program, parts);
addTokenCommands(program, say, withTarget);

const guarded = async (task: () => Promise<void>): Promise<void> => {
  await task().catch(fail);
};
addMigrateCommand(program, say, guarded);
addBackupCommands(program, say, guarded);

await program.parseAsync();
