import type { Command } from 'commander';
import { removalLines } from './lines.ts';
import type { CommandParts } from './command-parts.ts';

/** `dara prune`, for the site's own token. */
export function addPruneCommand(
  program: Command,
  { say, withTarget }: Pick<CommandParts, 'say' | 'withTarget'>,
): void {
  program
    .command('prune')
    .option('--dry-run', 'list removable releases and remove nothing')
    .description('remove releases that were neither published nor live for 30 days')
    .action((options: { dryRun?: boolean }) =>
      withTarget(async ({ target }) => {
        const { dryRun = false } = options;
        const removal = await target.run('prune', { dryRun });
        for (const line of removalLines(removal, dryRun)) say(line);
      }),
    );
}
