import { FaultyProxy, openMailSink } from '../testing/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailCheck } from './mail-check.ts';

let mail: Awaited<ReturnType<typeof openMailSink>>;
let proxy: FaultyProxy;
let connections = 0;
beforeAll(async () => {
  mail = await openMailSink();
  mail.server.on('connection', () => (connections += 1));
  proxy = await FaultyProxy.open({ host: '127.0.0.1', port: mail.port });
});
afterAll(async () => {
  await proxy.close();
  mail.server.close();
});

test('connects to the mail server, at most a few times a minute', async () => {
  let now = 0;
  const check = mailCheck(`smtp://127.0.0.1:${proxy.port}`, () => now);
  await Promise.all([check.run(), check.run()]);
  now += 14_000;
  await check.run();
  expect(connections).toBe(1);
  now += 2000;
  await check.run();
  expect(connections).toBe(2);
  proxy.set('cut');
  // The last result is still cached.
  await check.run();
  now += 16_000;
  await expect(check.run()).rejects.toMatchObject({ dependency: 'mail' });
  proxy.set('pass');
  await expect(check.run()).rejects.toThrow('SMTP_URL: ');
  now += 6000;
  await check.run();
  check.close();
});

test('fails within the time of a readiness check if the server accepts connections but does not respond', async () => {
  proxy.set('hang');
  const check = mailCheck(`smtp://127.0.0.1:${proxy.port}`);
  const from = performance.now();
  await expect(check.run()).rejects.toMatchObject({ dependency: 'mail' });
  expect(performance.now() - from).toBeLessThan(3000);
  check.close();
  proxy.set('pass');
});

test('fails where the server refuses the sign-in, without the password', async () => {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const check = mailCheck(`smtp://dara:hunter2@127.0.0.1:${port}`);
  const fault = (await check.run().catch((error: unknown) => error)) as Error;
  expect(fault.message).toMatch(/^SMTP_URL: .*Invalid login/);
  expect(JSON.stringify([fault.message, fault.stack])).not.toContain('hunter2');
  check.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
