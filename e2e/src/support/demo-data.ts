import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site.ts';

const CACHE = path.join(ROOT, '.cache/e2e-data');
/** Inputs of the demonstration data: its sources and their imports. */
const SOURCES = ['api/src', 'backend/src', 'shared/model/src'];

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES.map((name) => path.join(ROOT, name))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.sort().filter((one) => /(?<!\.test)\.tsv?$/.test(one))) {
      hash.update(name).update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function seed(dataDir: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'seed-demo.ts');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { cwd: ROOT, env });
}

/**
 * Returns a folder with the demonstration data. It is seeded once per version of its sources and per day, because its
 * dates are relative to the day of the seed.
 */
export async function preparedDemoData(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const prepared = path.join(CACHE, `${day}-${hashOfSources()}`);
  if (!existsSync(prepared)) {
    await mkdir(CACHE, { recursive: true });
    const earlier = await readdir(CACHE);
    const unfinished = await mkdtemp(path.join(CACHE, 'seeding-'));
    await seed(unfinished);
    await rename(unfinished, prepared);
    for (const name of earlier) await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
  return prepared;
}

export async function copyDemoData(dataDir: string): Promise<void> {
  await cp(await preparedDemoData(), dataDir, { recursive: true });
}
