import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get as getPlain, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { promisify } from 'node:util';
import { freePort, until } from '@dara/backend/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aptInstall, mayInstallOnDebian } from '../../tooling/scripts/lib/browser.mjs';

// A proxy may have to be installed first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SHIPPED = join(import.meta.dirname, '../../docs/operations');
const run = promisify(execFile);

/** The shipped file with the addresses of this test, and the command that starts the proxy. */
interface Proxy {
  command: string;
  configure: (shipped: string, at: Places) => Record<string, string>;
  check: (folder: string) => string[];
  start: (folder: string) => string[];
  file: string;
}

interface Places {
  folder: string;
  ports: [plain: number, secure: number];
  instances: [number, number];
}

/** Replaces texts, each of which must exist. */
const withPlaces = (text: string, places: [from: string, to: string][]): string =>
  places.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`"${from}" is not in the shipped file`);
    return before.replaceAll(from, to);
  }, text);

const NGINX: Proxy = {
  command: '/usr/sbin/nginx',
  file: 'nginx.conf',
  configure: (shipped, { folder, ports, instances }) => ({
    'dara.conf': withPlaces(shipped, [
      ['127.0.0.1:4000', `127.0.0.1:${instances[0]}`],
      ['127.0.0.1:4001', `127.0.0.1:${instances[1]}`],
      ['listen 80;', `listen 127.0.0.1:${ports[0]};`],
      ['listen 443 ssl', `listen 127.0.0.1:${ports[1]} ssl`],
      ['/etc/nginx/dara.example.', `${folder}/dara.`],
      ['/var/log/nginx/dara.log', `${folder}/access.log`],
    ]),
    'main.conf': `
      daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
      events {}
      http {
        access_log off;
        # Debian's own nginx.conf, which includes the shipped file, allows all of these; with the level their library does too.
        ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_ciphers ALL@SECLEVEL=0;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        include ${folder}/dara.conf;
      }`,
  }),
  check: (folder) => ['-t', '-e', 'stderr', '-c', join(folder, 'main.conf')],
  start: (folder) => ['-e', 'stderr', '-c', join(folder, 'main.conf')],
};

const HAPROXY: Proxy = {
  command: '/usr/sbin/haproxy',
  file: 'haproxy.cfg',
  configure: (shipped, { folder, ports, instances }) => ({
    'haproxy.cfg': withPlaces(shipped, [
      ['dara-1:4000', `127.0.0.1:${instances[0]}`],
      ['dara-2:4000', `127.0.0.1:${instances[1]}`],
      ['bind :8080', `bind 127.0.0.1:${ports[0]}`],
      ['bind :8443', `bind 127.0.0.1:${ports[1]}`],
      ['/etc/haproxy/dara.example.pem', `${folder}/dara.pem`],
    ]),
  }),
  check: (folder) => ['-c', '-f', join(folder, 'haproxy.cfg')],
  start: (folder) => ['-f', join(folder, 'haproxy.cfg')],
};

/** An instance without renderers: cached pages are served, all others are 503. */
function startInstance(): Promise<Server> {
  const instance = createServer((asked, answer) => {
    const isKept = asked.url === '/kept' || asked.url === '/api/health/ready';
    answer.writeHead(isKept ? 200 : 503).end(isKept ? 'kept' : 'no renderer');
  });
  return new Promise((resolve) => instance.listen(0, '127.0.0.1', () => resolve(instance)));
}

async function makeCertificate(folder: string): Promise<void> {
  const [key, crt] = [join(folder, 'dara.key'), join(folder, 'dara.crt')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '1', '-subj', '/CN=dara.example', '-keyout', key, '-out', crt],
  ]);
  await writeFile(join(folder, 'dara.pem'), [await readFile(crt), await readFile(key)].join(''));
}

async function ensureInstalled(name: string, command: string): Promise<void> {
  const isThere = await run(command, ['-v']).then(
    () => true,
    () => mayInstallOnDebian() && aptInstall(name),
  );
  if (!isThere) throw new Error(`${command} is not here: install ${name}`);
}

const getFrom = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once('error', reject).end();
  });

/** Responses on the port without TLS. */
const plainFrom = (port: number, path: string): Promise<[status?: number, location?: string]> =>
  new Promise((resolve, reject) => {
    getPlain({ host: '127.0.0.1', port, path, agent: false }, (answer: IncomingMessage) => {
      answer.resume();
      answer.once('end', () => resolve([answer.statusCode, answer.headers.location]));
    }).once('error', reject);
  });

/** The negotiated protocol of a client that offers one version, or nothing. */
const protocolOf = (port: number, version: SecureVersion): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({
      ...{ host: '127.0.0.1', port, rejectUnauthorized: false },
      ...{ minVersion: version, maxVersion: version },
      // Without it this machine offers no old version, whatever the proxy accepts.
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    socket.once('secureConnect', () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once('error', () => resolve(null));
  });

describe.each([
  ['nginx', NGINX],
  ['haproxy', HAPROXY],
] as const)('the shipped %s configuration', (name, proxy) => {
  let folder: string;
  let instances: Server[];
  let child: ChildProcess | undefined;
  let plain: number;
  let secure: number;
  let said: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dara-proxy-'));
    instances = [await startInstance(), await startInstance()];
    await makeCertificate(folder);
    await ensureInstalled(name, proxy.command);
    const ports = [await freePort(), await freePort()] as [number, number];
    [plain, secure] = ports;
    const at = instances.map((one) => (one.address() as AddressInfo).port) as [number, number];
    const shipped = await readFile(join(SHIPPED, proxy.file), 'utf8');
    const files = proxy.configure(shipped, { folder, ports, instances: at });
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
    await run(proxy.command, proxy.check(folder));
    child = spawn(proxy.command, proxy.start(folder), { stdio: ['ignore', 'pipe', 'ignore'] });
    said = '';
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    await until(() =>
      get('/kept').then(
        (status) => status === 200,
        () => false,
      ),
    );
  });
  afterEach(async () => {
    if (child?.exitCode === null) {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    for (const instance of instances) instance.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string): Promise<number> => getFrom(secure, path);

  async function statusesOf(path: string, times: number): Promise<number[]> {
    const seen = new Set<number>();
    for (let time = 0; time < times; time += 1) seen.add(await get(path));
    return [...seen];
  }

  it('serves cached pages while all others are 503', async () => {
    for (let round = 0; round < 20; round += 1) {
      expect(await statusesOf('/other', 3)).toEqual([503]);
      expect(await statusesOf('/kept', 3)).toEqual([200]);
    }
  });

  it('uses the other instance when one is down', async () => {
    const [gone] = instances;
    gone?.close();
    gone?.closeAllConnections();
    expect(await statusesOf('/kept', 30)).toEqual([200]);
  });

  it('logs requests without the tokens of links', async () => {
    const tokens = [16, 32].map((bytes) => Buffer.alloc(bytes, 'aB3_').toString('base64url'));
    for (const token of tokens) {
      await statusesOf(`/guardian/${token}?token=${token}`, 1);
      await statusesOf(`/api/calendar/${token}.ics`, 1);
      await statusesOf(`/resetpassword/a%40dara.test/${token}`, 1);
    }
    const id = '018cc251-f400-7000-8000-0242ac120002';
    await statusesOf(`/news/${id}`, 1);
    const log = async () =>
      said + (await readFile(join(folder, 'access.log'), 'utf8').catch(() => ''));
    await until(async () => (await log()).includes(`/news/${id}`));
    for (const token of tokens) expect(await log()).not.toContain(token);
    expect(await log()).toContain('/guardian/[masked]');
    expect(await log()).not.toContain('dara.test');
  });

  it('leads pages to TLS, and refuses calls of the api without it, which may have sent a token', async () => {
    expect(await plainFrom(plain, '/talent?page=2')).toEqual([
      308,
      expect.stringMatching(/^https:.*\/talent\?page=2$/),
    ]);
    for (const path of ['/api/profile', '/api', '/API/profile', '/_dara/releases'])
      expect([path, await plainFrom(plain, path)]).toEqual([path, [403, undefined]]);
  });

  it('supports only TLS 1.2 and 1.3', async () => {
    const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;
    const spoken = await Promise.all(versions.map((version) => protocolOf(secure, version)));
    expect(spoken).toEqual([null, null, 'TLSv1.2', 'TLSv1.3']);
  });

  it('blocks operator paths', async () => {
    expect([await get('/metrics'), await get('/_dara/backup')]).toEqual([404, 404]);
  });
});

/** A DNS server that resolves every name to the result of `address`. */
async function startNameServer(address: () => string) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isIpv4 = question.readUInt16BE(question.length - 4) === 1;
    const header = Buffer.from([0, 0, 0x84, 0, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    // The question's name, type A, class IN, TTL of a second, four bytes.
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address().split('.').map(Number)];
    socket.send(Buffer.concat([header, question, Buffer.from(isIpv4 ? record : [])]), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket;
}

it('the shipped haproxy configuration finds an instance that was recreated at another address', async () => {
  await ensureInstalled('haproxy', HAPROXY.command);
  const folder = await mkdtemp(join(tmpdir(), 'dara-names-'));
  await makeCertificate(folder);
  const instance = createServer((_asked, answer) => answer.end('kept'));
  await new Promise<void>((resolve) => instance.listen(0, '127.0.0.2', resolve));
  const { port } = instance.address() as AddressInfo;
  // No such address: the instance does not exist yet.
  let address = '127.0.0.1';
  const names = await startNameServer(() => address);
  const [plain, secure] = [await freePort(), await freePort()];
  const shipped = await readFile(join(SHIPPED, HAPROXY.file), 'utf8');
  await writeFile(
    join(folder, HAPROXY.file),
    withPlaces(shipped, [
      ['parse-resolv-conf', `nameserver test 127.0.0.1:${names.address().port}`],
      ['dara-1:4000', `dara-1:${port}`],
      ['dara-2:4000', `dara-2:${port}`],
      ['bind :8080', `bind 127.0.0.1:${plain}`],
      ['bind :8443', `bind 127.0.0.1:${secure}`],
      ['/etc/haproxy/dara.example.pem', `${folder}/dara.pem`],
    ]),
  );
  const child = spawn(HAPROXY.command, HAPROXY.start(folder), { stdio: 'ignore' });
  const statusOf = () => getFrom(secure, '/kept').catch(() => 0);
  try {
    await until(async () => (await statusOf()) === 503);
    address = '127.0.0.2';
    await until(async () => (await statusOf()) === 200);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    names.close();
    instance.close();
    await rm(folder, { recursive: true, force: true });
  }
});
