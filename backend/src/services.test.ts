import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { loadConfig } from './config/config.ts';
import { DataFolderInUseError } from './database/data-folder-lock.ts';
import { createServices } from './services.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dara-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => createServices(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }));

test('the embedded database keeps its rows, and refuses a second opening while it is open', async () => {
  const first = await open();
  try {
    await sql`create table kept as select 'น้ำ' as word`.execute(first.db);
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUseError);
    await first.database.analyze();
  } finally {
    await first.close();
  }
  const second = await open();
  try {
    expect((await sql`select word from kept`.execute(second.db)).rows).toEqual([{ word: 'น้ำ' }]);
  } finally {
    await second.close();
  }
}, 60_000);
