import { StartError } from '@dara/backend';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { Command } from 'commander';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMigrateCommand, PENDING_EXIT_CODE } from './migrate-command.ts';

let services: TestServices;
let exitCode: typeof process.exitCode;

beforeAll(async () => {
  services = await createTestServices({ isOwnDatabase: true });
});
afterAll(() => services.close());
beforeEach(() => void (exitCode = process.exitCode));
afterEach(() => void (process.exitCode = exitCode));

/** Output and exit code of `dara migrate` with these options. */
async function run(...options: string[]): Promise<{ lines: string[]; code: unknown }> {
  const lines: string[] = [];
  process.exitCode = 0;
  const program = new Command('dara').exitOverride().configureOutput({ writeErr: () => undefined });
  const guarded = (task: () => Promise<void>): Promise<void> =>
    task().catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      lines.push(error.message);
      process.exitCode = 1;
    });
  const { database, log } = services;
  const open = async () => ({ database: { ...database, close: async () => undefined }, log });
  addMigrateCommand(program, (line) => lines.push(line), guarded, open);
  await program.parseAsync(['node', 'dara', 'migrate', ...options]);
  return { lines, code: process.exitCode };
}

it('lists pending migrations, runs them once, and exits with a code for their presence', async () => {
  const before = await run('--pending');
  expect(before.code).toBe(PENDING_EXIT_CODE);
  expect(before.lines).toEqual(
    expect.arrayContaining(['platform 0001_registry', 'api 062-baseline']),
  );
  // Listing changes nothing.
  expect(await run('--pending')).toEqual(before);
  const { lines, code } = await run();
  expect([lines.slice(0, -1), code]).toEqual([before.lines, 0]);
  expect(lines.at(-1)).toBe(`${before.lines.length} migrations done`);
  expect(await run()).toEqual({ lines: ['Nothing to migrate'], code: 0 });
  expect(await run('--pending')).toEqual({ lines: ['No migration is pending'], code: 0 });
});

it('names the migration that an old version cannot run on', async () => {
  const { db } = services;
  const at = new Date().toISOString();
  await sql`INSERT INTO migration_api (name, timestamp) VALUES ('999-newer', ${at})`.execute(db);
  await sql`INSERT INTO schema_range (package, name) VALUES ('api', '999-newer')`.execute(db);
  expect(await run('--pending')).toEqual({ lines: ['No migration is pending'], code: 0 });
  await sql`UPDATE schema_range SET needs = '998-between' WHERE name = '999-newer'`.execute(db);
  for (const options of [['--pending'], [], ['--stopped']]) {
    const { lines, code } = await run(...options);
    expect([lines, code]).toEqual([
      [expect.stringContaining('needs code that knows 998-between')],
      1,
    ]);
  }
});

it('takes no option that contradicts another', async () => {
  await expect(run('--pending', '--stopped')).rejects.toThrow(/cannot be used with/);
});
