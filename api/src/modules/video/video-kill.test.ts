import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { VIDEO } from '@dara/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mp4 } from '../../testing/mp4.ts';

const FILE = mp4({ size: 2 * VIDEO.partBytes + 5000 });
const PART_TYPE = 'application/offset+octet-stream';
let folder: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dara-kill-'));
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

interface Site {
  address: string;
  accessToken: string;
}

/** The real server on the folder, in a process of its own, and a talent signed in there. */
async function start(): Promise<Site> {
  const path = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const script = `
    import { createServices, loadConfig } from ${JSON.stringify(fileURLToPath(import.meta.resolve('@dara/backend')))};
    import { buildApi, migrateApi } from ${path('../../app/build-app.ts')};
    import { createAccount, TEST_PASSWORD as password } from ${path('../../testing/account.ts')};
    import { createRecords } from ${path('../../testing/records.ts')};
    const services = await createServices(loadConfig({ NODE_ENV: 'test', DEMO: '0', MAX_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'error', DATA_DIR: ${JSON.stringify(folder)} }));
    await migrateApi(services);
    const app = buildApi(services, { hasLazySchemas: true });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const talent_id = await createRecords(services).talent();
    const { email } = await createAccount(services, { permission: 'Talent', talent_id });
    const url = '/api/authorization/login';
    const answer = await app.inject({ method: 'POST', url, payload: { email, password } });
    console.log(JSON.stringify({ address, ...answer.json() }));`;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  server = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  const lines = createInterface({ input: server.stdout! });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server ended')));
  ended.catch(() => undefined);
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return JSON.parse(line) as Site;
}

async function kill(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function send({ address, accessToken }: Site, path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, authorization: `Bearer ${accessToken}` };
  return fetch(`${address}/api/video${path}`, { ...init, headers });
}

const sendPart = (site: Site, id: string, offset: number) =>
  send(site, `/${id}/upload`, {
    method: 'PATCH',
    headers: { 'content-type': PART_TYPE, 'upload-offset': String(offset) },
    body: new Uint8Array(FILE.subarray(offset, offset + VIDEO.partBytes)),
  });

/** Sends half of a part, and stays. */
async function sendHalf({ address, accessToken }: Site, id: string, offset: number): Promise<void> {
  const half = request(`${address}/api/video/${id}/upload`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': PART_TYPE,
      'upload-offset': offset,
      'content-length': VIDEO.partBytes,
    },
  });
  half.on('error', () => undefined);
  await new Promise((resolve) => {
    half.write(FILE.subarray(offset, offset + VIDEO.partBytes / 2), resolve);
  });
}

test('an upload continues after its server was killed within a part', async () => {
  const first = await start();
  const begun = await send(first, '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: FILE.length }),
  });
  const { id } = (await begun.json()) as { id: string };
  expect((await sendPart(first, id, 0)).status).toBe(200);
  await sendHalf(first, id, VIDEO.partBytes);
  await kill();

  const second = await start();
  const again = { ...second, accessToken: first.accessToken };
  const state = (await (await send(again, `/${id}/upload`)).json()) as { received: number };
  expect(state.received).toBe(VIDEO.partBytes);
  for (let at = state.received; at < FILE.length; at += VIDEO.partBytes)
    expect((await sendPart(again, id, at)).status).toBe(200);
  const shown = await send(again, `/${id}/video.mp4`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(FILE)).toBe(true);
});
