import { Option, type Command } from 'commander';
import type { MigrateSiteOptions, Opened } from './migrate-site.ts';

/** Exit code of `dara migrate --pending` with pending migrations; 1 is an error. */
export const PENDING_EXIT_CODE = 2;

type Say = (line: string) => void;

/** `dara migrate`; `guarded` reports errors. */
export function addMigrateCommand(
  program: Command,
  say: Say,
  guarded: (task: () => Promise<void>) => Promise<void>,
  open?: () => Promise<Opened>,
): void {
  program
    .command('migrate')
    .description('bring the database up to date, while instances of the version before serve')
    .option('--pending', `list what would run and exit with ${PENDING_EXIT_CODE} if there is any`)
    .addOption(
      new Option(
        '--stopped',
        'also run destructive migrations that skip a version: every instance must be stopped',
      ).conflicts('pending'),
    )
    .action((options: MigrateSiteOptions) =>
      guarded(async () => {
        const { migrateSite } = await import('./migrate-site.ts');
        const count = await migrateSite(options, say, open);
        if (!options.pending) say(count > 0 ? `${count} migrations done` : 'Nothing to migrate');
        else if (count === 0) say('No migration is pending');
        else process.exitCode = PENDING_EXIT_CODE;
      }),
    );
}
