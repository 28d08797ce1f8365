import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { LogSink, parseLog } from '../testing/log-lines.ts';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { createHttp } from './http.ts';

let services: TestServices;
const sink = new LogSink();
beforeAll(async () => {
  services = await createTestServices({ log: createLogger('info', sink) });
});
afterAll(() => services.close());

const PERSON = '01a1fecd-dbf3-7151-815b-c0ddf4c0bbe8';

test('every log line of a request contains release, instance, request id and, once known, the person', async () => {
  sink.text = '';
  const app = createHttp(services);
  app.setIdentify(async ({ headers }) =>
    headers.authorization ? { id: PERSON, permission: 'Staff' } : null,
  );
  app.get('/api/mine', { config: { access: 'signed-in' } }, async (request) => {
    request.log.warn('at work');
    return {};
  });
  app.get('/api/open', { config: { access: 'public' } }, async () => ({}));
  const headers = { authorization: 'Bearer hunter2.hunter2.hunter2' };
  const traceId = (await app.inject({ url: '/api/mine', headers })).headers['x-trace-id'];
  await app.inject('/api/open');
  await app.close();
  const [work, mine, open] = parseLog(sink.text);
  const process = {
    release: expect.stringMatching(/^\d+\./),
    instance: expect.stringMatching(/^\w{8}$/),
  };
  expect(work).toMatchObject({ ...process, msg: 'at work', traceId, personId: PERSON });
  expect(mine).toMatchObject({ ...process, msg: 'request completed', traceId, personId: PERSON });
  expect(open).toMatchObject({ ...process, msg: 'request completed' });
  expect(open).not.toHaveProperty('personId');
  expect(sink.text).not.toContain('hunter2');
});

test('an early answer is logged like any other', async () => {
  sink.text = '';
  const app = createHttp(services);
  app.setEarlyAnswer('/ready', () => ({
    status: 200,
    headers: [],
    body: Buffer.from('at once'),
  }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  sink.text = '';
  const answer = await fetch(`${address}/ready?token=hunter2`);
  expect(await answer.text()).toBe('at once');
  await app.close();
  expect(JSON.parse(sink.text)).toMatchObject({
    traceId: answer.headers.get('x-trace-id'),
    req: { method: 'GET', url: '/ready?token=[masked]', ip: '127.0.0.1' },
    res: { statusCode: 200 },
    msg: 'request completed',
  });
});

test('a public request identifies its person once', async () => {
  sink.text = '';
  const app = createHttp(services);
  app.setIdentify(async () => ({ id: PERSON, permission: 'Staff' }));
  app.get('/api/more', { config: { access: 'public' } }, async (request) => {
    await request.findIdentity();
    await request.findIdentity();
    return {};
  });
  await app.inject('/api/more');
  await app.close();
  expect(parseLog(sink.text)).toEqual([expect.objectContaining({ personId: PERSON })]);
});

test('probes are not logged, a refused one is', async () => {
  const app = createHttp(services);
  let isReady = true;
  app.addReadyCheck('page', () => isReady);
  const logged = async (url: string): Promise<[number, unknown[]]> => {
    sink.text = '';
    const { statusCode } = await app.inject({ url, remoteAddress: '10.0.0.9' });
    return [statusCode, parseLog(sink.text).filter(({ msg }) => msg === 'request completed')];
  };
  expect(await logged('/api/health/live')).toEqual([200, []]);
  expect(await logged('/api/health/ready')).toEqual([200, []]);
  isReady = false;
  expect(await logged('/api/health/ready')).toEqual([503, []]);
  expect(await logged('/metrics')).toEqual([404, [expect.anything()]]);
  await app.close();
});
