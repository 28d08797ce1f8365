import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@dara/backend/testing';
import pg from 'pg';
import { POSTGRES_HELP, postgresBinaries } from '../../../tooling/scripts/lib/postgres.mjs';

/** A durable PostgreSQL server that can be restarted and stopped. */
export class Cluster {
  readonly #bin: string;
  readonly #folder: string;
  readonly #user: { uid?: number; gid?: number };
  readonly port: number;

  private constructor(
    bin: string,
    folder: string,
    user: { uid?: number; gid?: number },
    port: number,
  ) {
    this.#bin = bin;
    this.#folder = folder;
    this.#user = user;
    this.port = port;
  }

  static async make(): Promise<Cluster> {
    const bin = postgresBinaries();
    if (!bin) throw new Error(POSTGRES_HELP);
    const folder = mkdtempSync(path.join(tmpdir(), 'dara-chaos-postgres-'));
    const user = otherUser();
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const cluster = new Cluster(bin, folder, user, await freePort());
    await cluster.#run('initdb', '-U', 'dara', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    await cluster.start();
    await cluster.query('create database chaos', 'postgres');
    return cluster;
  }

  get url(): string {
    return `postgres://dara@127.0.0.1:${this.port}/chaos`;
  }

  async start(): Promise<void> {
    const log = path.join(this.#folder, 'log');
    const options = [
      `-p ${this.port}`,
      '-c listen_addresses=127.0.0.1',
      `-c unix_socket_directories=${this.#folder}`,
    ];
    await this.#run('pg_ctl', 'start', '-w', '-l', log, '-o', options.join(' '));
  }

  /** `fast` as by an operator, `immediate` as in a machine crash. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#run('pg_ctl', 'stop', '-w', '-m', mode);
  }

  async query(
    sql: string,
    database = 'chaos',
    parameters: readonly unknown[] = [],
  ): Promise<Record<string, unknown>[]> {
    const connectionString = `postgres://dara@127.0.0.1:${this.port}/${database}`;
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql, [...parameters])).rows;
    } finally {
      await client.end();
    }
  }

  close(): void {
    spawnSync(path.join(this.#bin, 'pg_ctl'), ['stop', '-D', this.#data, '-m', 'immediate', '-w'], {
      ...this.#user,
      cwd: this.#folder,
    });
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  /** At low priority, because the load continues meanwhile. */
  #run(program: string, ...args: string[]): Promise<void> {
    const options = { ...this.#user, cwd: this.#folder, stdio: 'ignore' as const };
    const child = spawn(path.join(this.#bin, program), ['-D', this.#data, ...args], options);
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${program} ${args.join(' ')} ended with ${code}`));
      });
    });
  }
}

/** The server refuses to run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return {};
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
