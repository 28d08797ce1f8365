import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptInstall, mayInstallOnDebian } from './browser.mjs';

/** The folder of `initdb` of the newest installed version. */
export function postgresBinaries(env = process.env) {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(base, version, 'bin')),
    ...(env.PATH ?? '').split(path.delimiter).filter(Boolean),
  ];
  return folders.find((dir) => existsSync(path.join(dir, 'initdb')));
}

// The server refuses to run as root.
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (status !== 0) continue;
    const gid = Number(execFileSync('id', ['-g', name], { encoding: 'utf8' }));
    return { uid: Number(stdout), gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// Durability is not needed: the database is temporary.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a private cluster in a temporary folder. `stop` stops it and removes its files. */
async function startCluster(bin) {
  const user = otherUser();
  const dir = mkdtempSync(path.join(tmpdir(), 'dara-postgres-'));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid);
  const data = path.join(dir, 'data');
  const options = { ...user, cwd: dir };
  const init = ['-D', data, '-U', 'dara', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  execFileSync(path.join(bin, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const settings = [
    ...CARELESS,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
    ...options,
    stdio: 'ignore',
    // A separate process group: Ctrl-C reaches this process first, which stops the server in order.
    detached: true,
  });
  const stop = () => {
    spawnSync(path.join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], options);
    rmSync(dir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 150; tries++) {
    const probe = ['-h', '127.0.0.1', '-p', `${port}`, '-q'];
    if (spawnSync(path.join(bin, 'pg_isready'), probe, options).status === 0) {
      return { url: `postgres://dara@127.0.0.1:${port}/postgres`, stop, pid: server.pid };
    }
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error('the private PostgreSQL cluster did not start');
}

/** Returns a PostgreSQL server to test with; undefined if none is installed. */
export async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: () => undefined };
  let bin = postgresBinaries();
  if (!bin && mayInstallOnDebian() && (await aptInstall('postgresql'))) bin = postgresBinaries();
  return bin ? startCluster(bin) : undefined;
}

export const POSTGRES_HELP =
  'No PostgreSQL found. Install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server, as a superuser who may make databases.';
