import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressKey } from '../limit/address-key.ts';
import { createLogger } from '../log/logger.ts';
import { LogSink, parseLog } from '../testing/log-lines.ts';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { multipartFields, multipartRecord } from './form.ts';
import { createHttp } from './http.ts';

let services: TestServices;
let app: FastifyInstance;
const sink = new LogSink();
let handled = 0;
beforeAll(async () => {
  services = await createTestServices({ log: createLogger('info', sink) });
});
afterAll(() => services.close());
beforeEach(async () => {
  app = createHttp(services);
  const config = { access: 'public', rateLimit: { max: 1000, windowMs: 1000 } } as const;
  // Like the api for the history of changes.
  app.addHook('preHandler', async ({ ip }) => void addressKey(ip));
  const handler = async (): Promise<object> => ({ handled: (handled += 1) });
  app.all('/api/x', { config }, handler);
  app.post('/api/fields', { config, preValidation: multipartFields }, handler);
  app.post('/api/record', { config, preValidation: multipartRecord({ one: 1 }) }, handler);
  await app.listen({ port: 0, host: '127.0.0.1' });
  sink.text = '';
  handled = 0;
});
afterEach(() => app.close());

async function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
const levels = (): unknown[] => parseLog(sink.text).map(({ level }) => level);

const FORM = 'multipart/form-data; boundary=b';
const head = (method: string, path: string, type = 'application/json', length = 0): string =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const part = (name: string, more = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nx`;

test('a connection that was reset with its request is no error, and nothing is done for it', async () => {
  for (let at = 0; at < 5; at += 1) {
    const socket = await open();
    await wait(5);
    socket.write(head('GET', '/api/x'));
    socket.resetAndDestroy();
    await wait(10);
  }
  expect(parseLog(sink.text)).toMatchObject(
    Array.from({ length: 5 }, () => ({
      level: 'info',
      msg: 'connection ended before the request was handled',
      req: { method: 'GET', url: '/api/x' },
    })),
  );
  expect(handled).toBe(0);
  expect((await app.inject('/api/x')).json()).toEqual({ handled: 1 });
});

test.each<[string, string]>([
  ['a JSON body', `${head('POST', '/api/x', 'application/json', 900)}{"a":`],
  ['a form of a page', `${head('POST', '/api/x', 'application/x-www-form-urlencoded', 900)}a=`],
  ['a field', `${head('POST', '/api/fields', FORM, 900)}${part('a')}`],
  ['the record', `${head('POST', '/api/record', FORM, 900)}${part('data')}`],
  ['a file', `${head('POST', '/api/record', FORM, 900)}${part('one', '; filename="a"')}`],
  ['an unknown file', `${head('POST', '/api/record', FORM, 900)}${part('two', '; filename="a"')}`],
])('a connection that ends within %s is no error', async (_what, sent) => {
  for (const end of ['end', 'destroy', 'resetAndDestroy'] as const) {
    const socket = await open();
    socket.write(sent);
    await wait(50);
    socket[end]();
    await wait(50);
  }
  await vi.waitFor(() => expect(levels().length).toBeGreaterThan(0));
  expect(parseLog(sink.text).filter(({ level }) => level !== 'info')).toEqual([]);
  expect(handled).toBe(0);
});
