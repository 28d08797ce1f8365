import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { openPostgres } from '../database/database.ts';
import { listTables } from './inspect.ts';
import type { Db } from '../database/tables.ts';

const DEBIAN = '/usr/lib/postgresql';
const ERROR_CHARS = 2000;

/** A program of PostgreSQL's client package, of the newest installed version. */
function findProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) {
    throw new StartError(
      `${name} is not installed: it comes with PostgreSQL's client programs (Debian: apt-get install postgresql-client), of the server's version or newer`,
    );
  }
  return found;
}

/** Runs a PostgreSQL program; the password is passed by the environment, which other users cannot see. */
async function runProgram(name: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(findProgram(name), [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-ERROR_CHARS);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new StartError(`${name} ended with ${code}:\n${said.trim()}`);
}

/** Copies a snapshot of the database into a file while the site runs; `read` queries the same snapshot. */
export async function dumpPostgres<T>(
  url: string,
  file: string,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openPostgres(url, 2);
  try {
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // The transaction is idle as long as the copy takes.
        await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
        await sql`SET LOCAL statement_timeout = 0`.execute(trx);
        const { rows } = await sql<{ id: string }>`SELECT pg_export_snapshot() AS id`.execute(trx);
        // pg_dump would use the umask, which often makes files world-readable.
        await (await open(file, 'wx', 0o600)).close();
        await runProgram('pg_dump', url, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${rows[0]?.id}`,
          `--file=${file}`,
        ]);
        return read(trx);
      });
  } finally {
    await database.close();
  }
}

/** Restores a database from a copy; throws `StartError` if it has tables and `force` is not set. */
export async function restorePostgres(
  url: string,
  file: string,
  { force }: { force: boolean },
): Promise<void> {
  const database = await openPostgres(url, 1);
  try {
    await refuseInUse(database.db);
    if ((await listTables(database.db)).length > 0) {
      if (!force) throw new StartError('The database of DATABASE_URL holds tables already');
      await dropAll(database.db);
    }
  } finally {
    await database.close();
  }
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runProgram('pg_restore', url, [...args, file]);
}

async function refuseInUse(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'dara' AND backend_start <
      (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())`.execute(db);
  if ((rows[0]?.count ?? 0) > 0)
    throw new StartError('The database of DATABASE_URL is in use by a running site: stop it first');
}

async function dropAll(db: Db): Promise<void> {
  const schemas = new Set((await listTables(db)).map(({ schema }) => schema));
  await db.transaction().execute(async (trx) => {
    for (const schema of schemas.add('public'))
      await sql`DROP SCHEMA ${sql.id(schema)} CASCADE`.execute(trx);
    await sql`CREATE SCHEMA public`.execute(trx);
  });
}
