import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { RegistryClient } from '../deploy/registry-client.ts';
import { RegistryError, invalid } from '../registry/registry-error.ts';
import { addCheckApiCommand } from './check-api-command.ts';
import { addCheckCommand } from './check-command.ts';
import { addCreateCommand } from './create-command.ts';
import { addDevCommand } from './dev-command.ts';
import { addListCommands } from './list-commands.ts';
import { ownName, versionOf } from './own-name.ts';
import { addGenerateCommand } from './generate-command.ts';
import type { Build, CommandParts } from './command-parts.ts';
import { addReleaseCommands } from './release-commands.ts';
import { addUpgradeCommand } from './upgrade-command.ts';

// `dara` for teams with a separate repository (`@dara/cli`): creates a remote, and runs release commands against a
// site. Contains no server code.

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const program = new Command('dara')
  .description('Create a remote, check it and release it on a running site')
  .version(versionOf(import.meta.dirname))
  .option('--site <url>', 'https://dara.example; DARA_URL without it')
  .addHelpText(
    'after',
    '\nWhat changes a site takes the token that it gave the team, as DARA_TOKEN.',
  )
  .showHelpAfterError();

function fail(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof RegistryError) {
    complain(`Refused: ${error.message}`);
    for (const problem of error.problems) complain(`  - ${problem}`);
  } else {
    complain(error instanceof Error ? error.message : String(error));
  }
}

function wanted(value: string | undefined, how: string): string {
  const text = value?.trim();
  if (text) return text;
  throw invalid(how);
}

const namedSite = (): string | undefined =>
  program.opts<{ site?: string }>().site ?? process.env['DARA_URL'];

const wantedSite = (): string => wanted(namedSite(), 'Name the site: --site https://dara.example');

const withTarget: CommandParts['withTarget'] = async (task) => {
  try {
    const { DARA_TOKEN } = process.env;
    const origin = wantedSite();
    const token = wanted(DARA_TOKEN, 'Set DARA_TOKEN to the token that the site gave the team');
    const label = origin.replace(/\/+$/, '');
    await task({ target: new RegistryClient(label, token), label });
  } catch (error) {
    fail(error);
  }
};

/** The remote of this folder, by its name on the site. */
async function builds(): Promise<Build[]> {
  const name = await ownName();
  if (name === undefined) return [];
  const json = await readFile('package.json', 'utf8').catch(() => '{}');
  const { version } = JSON.parse(json) as { version?: string };
  return [{ name, dir: path.resolve('dist'), ...(version === undefined ? {} : { version }) }];
}

addCreateCommand(program, path.join(import.meta.dirname, 'template'), { say, fail });
addDevCommand(program, { say, fail, namedSite: wantedSite });
addGenerateCommand(program, path.join(import.meta.dirname, 'generate.cjs'), {
  ...{ say, fail, namedSite: wantedSite },
});
addCheckCommand(program, { say, fail, withTarget, hasSite: () => Boolean(namedSite()) });
addCheckApiCommand(program, { say, withTarget });
addUpgradeCommand(program, { say, fail, namedSite: wantedSite });
addListCommands(program, { say, withTarget, ownName });
addReleaseCommands(program, {
  ...{ say, fail, withTarget, builds, ownName },
  buildCommand: () => 'npm run build',
});
void program.parseAsync();
