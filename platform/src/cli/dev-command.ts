import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { invalid } from '../registry/registry-error.ts';
import type { CommandParts } from './command-parts.ts';

/** Part of `@dara/tooling`, which is a dependency of the remote, not of this command. */
interface SiteDevelopmentModule {
  startSiteDevelopment: (options: {
    dir: string;
    site: string;
    port: number;
    complain: (problem: string) => void;
  }) => Promise<{ url: string; close: () => Promise<void> }>;
}

const PORT = 4300;

async function loadDevelopment(dir: string): Promise<SiteDevelopmentModule> {
  const require = createRequire(path.join(dir, 'package.json'));
  let file: string;
  try {
    file = require.resolve('@dara/tooling/dev');
  } catch {
    throw invalid(
      'This folder has no @dara/tooling: run it in the folder of a remote, after "npm install"',
    );
  }
  return (await import(pathToFileURL(file).href)) as SiteDevelopmentModule;
}

/** `dara dev`: serves the remote of this folder from source inside a running site, on this machine only. */
export function addDevCommand(
  program: Command,
  { say, fail, namedSite }: Pick<CommandParts, 'say' | 'fail'> & { namedSite: () => string },
): void {
  program
    .command('dev')
    .option('--port <number>', 'of the address to open', String(PORT))
    .description('show a running site with this remote from its sources, here and nowhere else')
    .action(async ({ port }: { port: string }) => {
      try {
        const site = namedSite();
        const dir = process.cwd();
        const { startSiteDevelopment } = await loadDevelopment(dir);
        say(`Compiling for ${site} ...`);
        const complain = (problem: string): void => say(problem);
        const shown = await startSiteDevelopment({ dir, site, port: Number(port), complain });
        say(`${site} with these sources is at ${shown.url}, for this machine alone`);
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => void shown.close().then(() => process.exit()));
      } catch (error) {
        fail(error);
      }
    });
}
