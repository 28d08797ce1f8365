import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase, freePort, parseLog } from '@dara/backend/testing';
import { expect, it, vi } from 'vitest';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { endServer, startServer } from '../testing/server-process.ts';
import { publishAndPromote } from '../testing/publish-and-promote.ts';

// A separate process loads the whole server, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 600_000 });

/** With a suffix that forms reject for new addresses. */
const EMAIL = 'admin@dara.example';
const PASSWORD = 'A-first-Pass-7421';
const DEPLOY_TOKEN = 'a-token-of-the-first-operator';
/** PostgreSQL if installed, as in production; otherwise the embedded database. */
const server = process.env['TEST_DATABASE_URL'];

const ship = (origin: string, dir: string): Promise<void> =>
  publishAndPromote(origin, DEPLOY_TOKEN, dir);

it('an operator starts an empty site, creates the first administrator by the link and promotes a release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dara-production-'));
  const url = server && (await createDatabase(server));
  const [port, dataDir] = [await freePort(), join(folder, 'data')];
  const started = startServer({
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DRAIN_S: '0' },
    LOG_LEVEL: 'warn',
    ...{ JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters', DEPLOY_TOKEN },
    ...{ PUBLIC_URL: 'https://dara.test', SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_EMAIL: EMAIL },
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = (path: string, body: object) =>
    fetch(`${origin}/api/authorization/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  try {
    expect([await started.isServing, started.output()]).toEqual([
      true,
      expect.stringContaining('No administrator can sign in yet'),
    ]);
    // In one line, because no facts about the agency are set yet.
    expect(
      started
        .output()
        .split('\n')
        .filter((line) => line.includes('not ready for the public')),
    ).toEqual([
      expect.stringMatching(
        /demonstration values: name, messagesTo, privacy, .*; not set: address, email, phone;/,
      ),
    ]);
    const file = join(dataDir, 'first-administrator-link');
    const token = (await readFile(file, 'utf8')).trim().split('/').pop();
    const made = await call('resetpassword', { email: EMAIL, token, password: PASSWORD });
    expect(made.status).toBe(204);
    expect(existsSync(file)).toBe(false);
    const signedIn = await call('login', { email: EMAIL, password: PASSWORD });
    expect([signedIn.status, await signedIn.json()]).toEqual([
      200,
      expect.objectContaining({ accessToken: expect.any(String) }),
    ]);
    await ship(origin, await writeShell(join(folder, 'shell')));
    await ship(origin, await writeRemote(join(folder, 'x'), 'mf-x', [route('/x')]));
    const page = await fetch(`${origin}/x`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('mf-x 1.0.0')]);
    expect(await endServer(started)).toBe(0);
    // Its output from start to end, on both streams.
    expect(parseLog(started.output())).toContainEqual(
      expect.objectContaining({ level: 'info', msg: 'SIGTERM: ending' }),
    );
  } finally {
    started.child.kill('SIGKILL');
    if (url) await dropDatabase(url);
    await rm(folder, { recursive: true, force: true });
  }
});

it('refused configuration is one log line for each key', async () => {
  const started = startServer({
    ...{ NODE_ENV: 'production', ADMIN_EMAIL: 'nobody', S3_ENDPOINT: 'http://127.0.0.1:9' },
    ...{ PUBLIC_URL: 'dara.test', S3_SECRET_ACCESS_KEY: 'hunter2' },
  });
  const ended = new Promise((resolve) => started.child.once('close', resolve));
  expect([await started.isServing, await ended]).toEqual([false, 1]);
  const lines = parseLog(started.output());
  expect(lines.map(({ level, key }) => [level, key])).toEqual([
    ['fatal', 'ADMIN_EMAIL'],
    ['fatal', 'PUBLIC_URL'],
    ['fatal', 'S3_BUCKET'],
    ['fatal', 'JWT_SECRET'],
  ]);
  expect(lines[1]?.['msg']).toBe('PUBLIC_URL must be an address starting with http:// or https://');
  expect(started.output()).not.toContain('hunter2');
});
