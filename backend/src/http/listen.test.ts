import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Agent, get } from 'node:http';
import { Type } from 'typebox';
import { until } from '../testing/testing.ts';
import { drainAndClose } from './closing.ts';
import { useHttpApps } from '../testing/http-apps.ts';
import { createHttp, listen } from './http.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;

describe('start and stop', () => {
  test('reports a port in use by its key', async () => {
    const first = build();
    const url = new URL(await listen(first, { config: { ...services().config, port: 0 } }));
    const config = { ...services().config, port: Number(url.port) };
    await expect(listen(build(), { config })).rejects.toThrow(
      `PORT ${url.port} is in use on 127.0.0.1`,
    );
  });

  test('reports a host that is not local', async () => {
    const config = { ...services().config, host: '203.0.113.1', port: 4118 };
    await expect(listen(build(), { config })).rejects.toThrow(
      'HOST 203.0.113.1 is not an address of this machine',
    );
  });

  test('closing lets the request in progress finish and drops idle connections', async () => {
    const app = build();
    let finish: (() => void) | undefined;
    let began: (() => void) | undefined;
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    app.get('/api/slow', { config: open }, async () => {
      began?.();
      await new Promise<void>((resolve) => (finish = resolve));
      return 'done';
    });
    const url = await listen(app, { config: { ...services().config, port: 0 } });
    const idle = connect(Number(new URL(url).port), '127.0.0.1');
    idle.on('error', () => undefined);
    const answering = fetch(`${url}/api/slow`);
    await hasBegun;
    const closing = app.close();
    await until(() => !app.server.listening);
    finish?.();
    const answer = await answering;
    expect(await answer.text()).toBe('done');
    expect(answer.headers.get('connection')).toBe('close');
    await closing;
    await until(() => idle.closed);
  });
});

describe('taking a server out of service', () => {
  const portOf = (url: string) => Number(new URL(url).port);

  test('readiness fails first, while requests are served and connections are closed', async () => {
    const app = build();
    app.get('/api/work', { config: open }, async () => 'done');
    const url = await listen(app, { config: { ...services().config, port: 0 } });
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    app.startDraining();
    const ready = await fetch(`${url}/api/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { staying: false } }]);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    const answer = await fetch(`${url}/api/work`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  });

  test('no request is lost when one of two servers restarts under load', async () => {
    const ports: number[] = [];
    const [first, second] = [build(), build()];
    for (const app of [first, second]) {
      app.get('/api/work', { config: open }, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return 'done';
      });
      ports.push(portOf(await listen(app, { config: { ...services().config, port: 0 } })));
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ask = (port: number, path: string) =>
      new Promise<number>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        }).on('error', reject);
      });
    let isOver = false;
    let firstReady = true;
    const answers: number[] = [];
    const failures: unknown[] = [];
    const client = async (): Promise<void> => {
      while (!isOver) {
        const port = firstReady ? ports[0] : ports[1];
        await ask(port ?? 0, '/api/work').then(
          (status) => answers.push(status),
          (error: unknown) => failures.push(error),
        );
      }
    };
    const clients = Array.from({ length: 8 }, client);
    await until(() => answers.length > 50);
    first.startDraining();
    // Simulates a proxy: it polls readiness, sees 503, and sends new requests elsewhere.
    firstReady = (await ask(ports[0] ?? 0, '/api/health/ready')) === 200;
    expect(firstReady).toBe(false);
    await drainAndClose(first, { drainMs: 300 });
    const before = answers.length;
    await until(() => answers.length > before + 50);
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

describe('a slow body', () => {
  const WINDOW_MS = 300;

  /** A form whose parts a test sends one by one, with a fake clock. */
  async function begin(length: number) {
    let now = 0;
    let looks = 0;
    const clock = () => {
      looks += 1;
      return now;
    };
    const bodyPace = { windowMs: WINDOW_MS, minBytes: 64, checkMs: 5, now: clock };
    const app = createHttp(services(), { bodyPace });
    const schema = { body: Type.String() };
    app.post('/api/form', { config: open, schema }, async ({ body }) => ({
      got: String(body).length,
    }));
    let received: Socket | undefined;
    app.server.on('request', ({ socket }) => (received = socket));
    const url = await listen(app, { config: { ...services().config, port: 0 } });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    let sent = 0;
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    const send = async (text: string): Promise<void> => {
      socket.write(text);
      sent += text.length;
      await until(() => socket.closed || (received?.bytesRead ?? 0) >= sent);
    };
    const head = `host: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\nconnection: close`;
    await send(`POST /api/form HTTP/1.1\r\n${head}\r\n\r\n`);
    return {
      send,
      /** Advances the time, and lets the server check the received bytes. */
      async pass(ms: number): Promise<void> {
        now += ms;
        const before = looks;
        await until(() => socket.closed || looks > before + 1);
      },
      isOver: () => socket.closed,
      async end(): Promise<string> {
        await until(() => socket.closed);
        await app.close();
        return answer;
      },
    };
  }

  test('is ended when nothing but drops come, once the window is over and not before', async () => {
    const body = await begin(10_000);
    for (let part = 0; part < 2; part += 1) {
      await body.send('x'.repeat(31));
      await body.pass(WINDOW_MS / 2 - 1);
    }
    await body.send('x');
    expect(body.isOver()).toBe(false);
    await body.pass(2);
    expect(await body.end()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is taken when it is slow but steady', async () => {
    const body = await begin(30 * 64);
    for (let part = 0; part < 30; part += 1) {
      await body.send('x'.repeat(64));
      await body.pass(WINDOW_MS - 1);
    }
    expect(await body.end()).toMatch(/^HTTP\/1\.1 200 [^]*"got":/);
  });
});
