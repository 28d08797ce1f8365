import { loadConfig, StartError } from '@dara/backend/role';
import type { Command } from 'commander';

type Say = (line: string) => void;
type Guard = (task: () => Promise<void>) => Promise<void>;

const MAX_ORPHANS = 20;

const list = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('');

/** `dara backup`, `dara restore` and `dara verify-backup`; `guarded` reports errors. */
export function addBackupCommands(program: Command, say: Say, guarded: Guard): void {
  program
    .command('backup')
    .argument('<dir>', 'an empty or new folder')
    .description('copy database and files of the site while it may run')
    .action((dir: string) =>
      guarded(async () => {
        const { createBackup } = await import('../backup/create-backup.ts');
        const problems = await createBackup(loadConfig(), dir, say);
        if (problems.length > 0)
          throw new StartError(
            `The backup is written, but files that rows name are missing or damaged:${list(problems)}`,
          );
        say(`Backup complete: ${dir}`);
      }),
    );

  program
    .command('restore')
    .argument('<dir>', 'the folder of a backup')
    .option('--force', 'replace an existing database and files')
    .description('bring the site back into an empty data folder, database and file store')
    .action((dir: string, options: { force?: boolean }) =>
      guarded(async () => {
        const { restoreBackup } = await import('../backup/restore-backup.ts');
        await restoreBackup(loadConfig(), dir, { force: options.force ?? false }, say);
        say('Restored: run "dara erase --again", then start the site');
      }),
    );

  program
    .command('erase')
    .requiredOption('--again', 'everybody who was erased before and came back with an older backup')
    .option(
      '--from <dir...>',
      'backups whose lists count too: the newest, where the file store was lost',
    )
    .option('--dry-run', 'only list who would be erased')
    .description('erase persons again after a backup was restored; others are erased in management')
    .action((options: { from?: string[]; dryRun?: boolean }) =>
      guarded(async () => {
        const { from = [], dryRun: isDryRun = false } = options;
        const { repeatErasures } = await import('../backup/repeat-erasures.ts');
        const problems = await repeatErasures(loadConfig(), { from, isDryRun }, say);
        if (problems.length > 0)
          throw new StartError(`${problems.length} left to do:${list(problems)}`);
      }),
    );

  program
    .command('verify-backup')
    .argument('[dir]', 'the folder of a backup; without it the site itself')
    .description('check every row’s files by their hashes, and name files that no row names')
    .action((dir: string | undefined) =>
      guarded(async () => {
        const { verifyBackup, verifySite } = await import('../backup/verify-backup.ts');
        const { problems, orphans } = await (dir ? verifyBackup(dir) : verifySite(loadConfig()));
        const rest = orphans.length - MAX_ORPHANS;
        const more = rest > 0 ? `\n  and ${rest} more` : '';
        if (orphans.length > 0)
          say(`Files that no row names:${list(orphans.slice(0, MAX_ORPHANS))}${more}`);
        if (problems.length > 0)
          throw new StartError(`${problems.length} problems:${list(problems)}`);
        say('Every row has its files, unchanged');
      }),
    );
}
