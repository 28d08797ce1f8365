import { spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@dara/backend/testing';
import { ROOT } from '../lib/site.ts';

const EXAMPLE = path.join(ROOT, 'docs/operations/varnish.vcl');
const HELP = 'varnishd is not here: apt-get install varnish varnish-modules';
const START_LIMIT_MS = 60_000;

export interface Varnish {
  address: string;
  stop: () => Promise<void>;
}

/** Varnish with the example configuration, in front of a site that may start later. */
export async function startVarnish(folder: string, sitePort: number): Promise<Varnish> {
  const example = await readFile(EXAMPLE, 'utf8');
  const config = path.join(folder, 'varnish.vcl');
  // As root it reads the file as another user.
  await chmod(folder, 0o755);
  await writeFile(config, example.replace('.port = "4000"', `.port = "${sitePort}"`));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const work = path.join(folder, 'varnish');
  const args = ['-F', '-n', work, '-a', `127.0.0.1:${port}`, '-f', config, '-s', 'malloc,64m'];
  const child = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const until = Date.now() + START_LIMIT_MS;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > until) {
      child.kill();
      throw new Error(`${HELP}\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
