import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { useHttpApps } from '../testing/http-apps.ts';
import { listen } from './http.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;

describe('start and stop', () => {
  test('a port in use is told by its key', async () => {
    const first = build();
    const url = new URL(await listen(first, { config: { ...services().config, port: 0 } }));
    const config = { ...services().config, port: Number(url.port) };
    await expect(listen(build(), { config })).rejects.toThrow(
      `PORT ${url.port} is in use on 127.0.0.1`,
    );
  });

  test('a host that is not of this machine is told', async () => {
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
    setTimeout(() => finish?.(), 50);
    const answer = await answering;
    expect(await answer.text()).toBe('done');
    expect(answer.headers.get('connection')).toBe('close');
    const before = Date.now();
    await closing;
    expect(Date.now() - before).toBeLessThan(5000);
    idle.destroy();
  });
});
