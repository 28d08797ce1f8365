import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockByFile, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
const holders: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dara-lock-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await kill(holder);
  rmSync(folder, { recursive: true });
});

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

/** Another process that holds the lock. */
async function holdElsewhere(): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('./data-folder-lock.ts', import.meta.url));
  const script = `
    import { lockDataFolder } from ${JSON.stringify(module)};
    await lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const holder = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  holders.push(holder);
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => {
      throw new Error('the holder ended');
    }),
  ]);
  return holder;
}

test('rejects a second process with instructions, and allows it once the first was killed', async () => {
  const holder = await holdElsewhere();
  await expect(lockDataFolder(folder)).rejects.toThrow(
    /data folder .* is in use by another Dara process.*DATA_DIR.*DATABASE_URL/,
  );
  await kill(holder);
  const lock = await lockDataFolder(folder);
  await lock.release();
});

test('releasing frees the folder, other folders are never locked', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUseError);
  const other = await lockDataFolder(join(folder, 'other'));
  await other.release();
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

test('without abstract sockets, a file of a live process refuses and one left by a dead process does not', async () => {
  const file = join(folder, 'dara.lock');
  const lock = lockByFile(folder);
  expect(() => lockByFile(folder)).toThrow(`process ${process.pid}`);
  await lock.release();
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, '2147483646');
  await lockByFile(folder).release();
});
