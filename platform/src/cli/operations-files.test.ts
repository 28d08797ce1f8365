import { execFile, spawn } from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { loadConfig } from '@dara/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const OPERATIONS = join(ROOT, 'docs/operations');
const BIN = join(ROOT, 'platform/bin');
const run = promisify(execFile);

interface ComposeService {
  image: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  healthcheck?: { disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
}

const read = (name: string): Promise<string> => readFile(join(OPERATIONS, name), 'utf8');
const readCompose = async (): Promise<Compose> =>
  parse(await read('compose.yaml'), { merge: true }) as Compose;
const keysOf = (env: string): string[] =>
  [...env.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, key = '']) => key);

/** The values of an example, with secrets in place of empty ones. */
const filled = (env: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseEnv(env)).map(([key, value]) => [key, value || 'a1'.repeat(24)]),
  );

/** Substitutes `${KEY}` and `${KEY:?}` like `docker compose`. */
const replaced = (text: string, values: Record<string, string>): string =>
  text.replace(/\$\{(\w+)(?::\?)?\}/g, (_all, key: string) => values[key] ?? '');

describe('compose.yaml', () => {
  it('reads each variable of .env.example, which lists each once', async () => {
    const used = [...(await read('compose.yaml')).matchAll(/\$\{(\w+)/g)].map(([, key]) => key);
    expect(keysOf(await read('.env.example')).sort()).toEqual([...new Set(used)].sort());
  });

  it('starts with the values of .env.example', async () => {
    const values = filled(await read('.env.example'));
    const { services } = await readCompose();
    for (const name of ['dara-1', 'dara-2', 'backup']) {
      const environment = Object.entries(services[name]?.environment ?? {});
      const env = Object.fromEntries(
        environment.map(([key, value]) => [key, replaced(value, values)]),
      );
      const config = loadConfig({ NODE_ENV: 'production', ...env });
      expect(config.instances).toBe(2);
      expect(config.secretsKey).toBe(values['SECRETS_KEY']);
    }
    // With any other policy rate limit counts are evicted early.
    expect(services['valkey']?.command?.join(' ')).toContain('--maxmemory-policy noeviction');
  });

  it('pins each image and limits memory and logs of each service', async () => {
    const { services } = await readCompose();
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.image]).toEqual([
        name,
        expect.stringMatching(/^dara:\$\{RELEASE:\?\}$|:(RELEASE\.)?\d+[-.]\d+[\w.-]*$/),
      ]);
      expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, service.logging?.options['max-size']]).toEqual([name, '20m']);
    }
  });

  it('waits for healthy dependencies, and uses declared volumes', async () => {
    const { services, volumes } = await readCompose();
    for (const [name, service] of Object.entries(services)) {
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        const other = services[needed];
        const hasCheck = other?.healthcheck ?? other?.image.startsWith('dara:');
        const wanted = hasCheck ? 'service_healthy' : 'service_completed_successfully';
        expect([name, needed, condition]).toEqual([name, needed, wanted]);
      }
      const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      for (const volume of named.filter((one) => !one.startsWith('.')))
        expect(Object.keys(volumes)).toContain(volume);
    }
  });
});

describe('the image', () => {
  it('is built from listed folders only, without local files', async () => {
    const [first, ...lines] = (await readFile(join(ROOT, '.dockerignore'), 'utf8'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(first).toBe('*');
    const added = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(added).toEqual([
      ...['package.json', 'package-lock.json', 'LICENSE', 'tsconfig*.json', 'api', 'backend'],
      ...['bench/package.json', 'e2e/package.json', 'mf-*', 'platform', 'shared', 'shell'],
      'tooling',
    ]);
    expect(lines.slice(added.length)).toEqual(
      expect.arrayContaining(['**/.*', '**/*.key', '**/*.pem', '**/dist', '**/node_modules']),
    );
  });

  it('contains only the production folder in its last stage, and does not run as root', async () => {
    const stages = (await read('Containerfile')).split(/^FROM /m);
    expect(stages).toHaveLength(3);
    expect(stages[0]).toMatch(/^ARG NODE=\S*node:24-/m);
    expect(stages[1]).toMatch(/npm run layout -- \/dara$/m);
    const last = stages[2] ?? '';
    expect([...last.matchAll(/^(?:COPY|ADD) .*$/gm)].map(([line]) => line)).toEqual([
      'COPY --from=build /dara /dara',
    ]);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .*health\.mjs"\]$/m);
  });
});

it('continuous integration tests the oldest Node that is supported and that of the image', async () => {
  const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const floor = /^>=(\d+\.\d+)\.0$/.exec(engines.node)?.[1];
  const image = /node:(\d+)-/.exec(await read('Containerfile'))?.[1];
  for (const name of ['ci.yml', 'nightly.yml']) {
    const workflow = parse(await readFile(join(ROOT, '.github/workflows', name), 'utf8')) as {
      jobs: { test: { strategy: { matrix: { node: string[] } } } };
    };
    expect(workflow.jobs.test.strategy.matrix.node).toEqual(expect.arrayContaining([floor, image]));
  }
});

it('dara.env.example, the environment of the units, is one that the server starts with', async () => {
  const env = await read('dara.env.example');
  expect(keysOf(env)).toEqual([...new Set(keysOf(env))]);
  expect(loadConfig({ NODE_ENV: 'production', ...filled(env) }).instances).toBe(2);
});

it('haproxy resolves addresses of instances again, and starts without them', async () => {
  const configuration = await read('haproxy.cfg');
  expect(configuration).toMatch(/^resolvers system\n {2}parse-resolv-conf$/m);
  expect(configuration).toMatch(
    /^ {2}default-server .* resolvers system init-addr last,libc,none$/m,
  );
});

describe('commands', () => {
  it('that units, image, compose file and scripts run are those of dara', async () => {
    const { stdout } = await run(process.execPath, [join(BIN, 'dara.mjs'), '--help']);
    const known = new Set([...stdout.matchAll(/^ {2}([a-z][a-z-]+)\b/gm)].map(([, name]) => name));
    expect(known).toContain('start');
    const names = await readdir(OPERATIONS);
    const units = names.filter((name) => /^dara.*\.service$/.test(name));
    expect(units).toEqual(['dara-backup.service', 'dara-render.service', 'dara@.service']);
    const commands: string[] = [];
    for (const unit of units) {
      const [, program = '', ...words] = /^ExecStart=(\S+) (\S+)/m.exec(await read(unit)) ?? [];
      if (program.endsWith('/.bin/dara')) commands.push(...words);
      else await readFile(program.replace(/^\/opt\/dara\//, `${ROOT}/`), 'utf8');
    }
    const { services } = await readCompose();
    const ofImage = Object.values(services).filter(({ image }) => image.startsWith('dara:'));
    commands.push(...ofImage.flatMap(({ command = [] }) => command.slice(0, 1)));
    commands.push(JSON.parse(/^CMD (.*)$/m.exec(await read('Containerfile'))?.[1] ?? '[]')[0]);
    const script = await readFile(join(BIN, 'backup-and-prune.sh'), 'utf8');
    commands.push(...[...script.matchAll(/^dara ([a-z-]+)/gm)].map(([, name = '']) => name));
    expect(new Set(commands)).toEqual(new Set(['start', 'render', 'backup', 'verify-backup']));
    for (const command of commands) expect(known).toContain(command);
    for (const page of [
      'operations.md',
      'operations-reference.md',
      'production.md',
      'upgrade.md',
    ]) {
      const text = await readFile(join(ROOT, 'docs', page), 'utf8');
      const typed = [...text.matchAll(/(?:^ *|[`&] ?|dara-1 )dara ([a-z][a-z-]+)/gm)];
      for (const [, name] of typed)
        expect([page, [...known]]).toEqual([page, expect.arrayContaining([name])]);
    }
    const help = stdout.replace(/\s+/g, ' ');
    expect(help).toContain('outside production also add demonstration data and promote');
    expect(help).toContain('In production a start puts nothing live: "dara promote --all" does.');
  });
});

it('each path from nothing to production has at most 15 steps, each with its answer', async () => {
  const page = await readFile(join(ROOT, 'docs/production.md'), 'utf8');
  const [, ...paths] = page.split(/^## With /m);
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const steps = path.split(/^\d+\. /m).slice(1);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(15);
    for (const step of steps) expect(step).toMatch(/```sh\n[^]*?```\n\n +\S/);
  }
});

describe('backup-and-prune.sh', () => {
  let folder: string;
  let script: string;
  let backups: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dara-nightly-'));
    backups = join(folder, 'backups');
    script = join(folder, 'backup-and-prune.sh');
    await copyFile(join(BIN, 'backup-and-prune.sh'), script);
    await mkdir(backups);
    for (const [name, days] of [
      ['2026-01-01T030000Z', 15.5],
      ['2026-01-10T030000Z', 3],
      ['of-the-operator', 400],
    ] as const) {
      const at = Date.now() / 1000 - days * 86_400;
      await mkdir(join(backups, name));
      await utimes(join(backups, name), at, at);
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs the script with a fake `dara` that exits with these codes. */
  async function nightly(codes: Record<string, number>): Promise<number> {
    await writeFile(
      join(folder, 'dara.mjs'),
      `import { mkdirSync } from 'node:fs';
       const [command, dir] = process.argv.slice(2);
       mkdirSync(dir, { recursive: true });
       process.exit(${JSON.stringify(codes)}[command]);`,
    );
    const child = spawn('sh', [script, backups], { stdio: 'ignore' });
    return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  }

  it('removes nothing when a backup or its check fails', async () => {
    expect(await nightly({ backup: 1, 'verify-backup': 0 })).not.toBe(0);
    expect(await nightly({ backup: 0, 'verify-backup': 1 })).not.toBe(0);
    expect(await readdir(backups)).toEqual(expect.arrayContaining(['2026-01-01T030000Z']));
  });

  it('removes backups that are older than two weeks, and nothing else', async () => {
    expect(await nightly({ backup: 0, 'verify-backup': 0 })).toBe(0);
    const left = await readdir(backups);
    expect(left).not.toContain('2026-01-01T030000Z');
    expect(left).toEqual(expect.arrayContaining(['2026-01-10T030000Z', 'of-the-operator']));
    const today = new Date().toISOString().slice(0, 10);
    expect(left.some((name) => name.startsWith(today))).toBe(true);
  });
});

describe('health.mjs', () => {
  let folder: string;
  let site: HttpServer;
  let renderer: Server;
  const statuses: Record<string, number> = {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dara-health-'));
    site = createHttpServer((asked, answer) =>
      answer.writeHead(statuses[asked.url ?? ''] ?? 404).end(),
    );
    renderer = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => renderer.listen(join(folder, 'socket'), resolve));
  });
  afterAll(async () => {
    site.close();
    renderer.close();
    await rm(folder, { recursive: true, force: true });
  });

  const check = (args: string[], env: Record<string, string>): Promise<boolean> =>
    run(process.execPath, [join(BIN, 'health.mjs'), ...args], { env }).then(
      () => true,
      () => false,
    );

  it('checks liveness, or readiness', async () => {
    const { port } = site.address() as AddressInfo;
    const env = { PORT: String(port) };
    Object.assign(statuses, { '/api/health/live': 200, '/api/health/ready': 503 });
    expect([await check([], env), await check(['ready'], env)]).toEqual([true, false]);
    Object.assign(statuses, { '/api/health/live': 503, '/api/health/ready': 200 });
    expect([await check([], env), await check(['ready'], env)]).toEqual([false, true]);
    expect(await check([], { PORT: '1' })).toBe(false);
  });

  it('checks the renderer role by a connection', async () => {
    expect(await check(['render'], { RENDER_SOCKET: join(folder, 'socket') })).toBe(true);
    expect(await check(['render'], { RENDER_SOCKET: join(folder, 'none') })).toBe(false);
    expect(await check(['render'], {})).toBe(false);
  });
});
