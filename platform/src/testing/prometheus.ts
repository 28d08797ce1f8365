import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of prometheus and promtool: Debian's package, unpacked into `folder` so that no service is started. */
export async function findPrometheus(folder: string): Promise<string> {
  for (const dir of (process.env['PATH'] ?? '').split(':'))
    if ((await readdir(dir).catch((): string[] => [])).includes('promtool')) return dir;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['download', '-qq', 'prometheus'], { cwd: folder });
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
  await run('dpkg', ['-x', join(folder, archive), folder]);
  return join(folder, 'usr/bin');
}
