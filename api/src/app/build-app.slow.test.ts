import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '@dara/backend';
import { buildApp } from './build-app.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dara-app-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('one configuration is the whole api, ready; closing it frees the data folder', async () => {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MAX_LOOP_DELAY_MS: '0' });
  for (let round = 0; round < 2; round += 1) {
    const app = await buildApp(config);
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
    const document = await app.inject('/api/openapi.json');
    expect(document.json()).toMatchObject({ openapi: '3.1.0' });
    expect((await app.inject('/api/unknown')).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await app.close();
  }
}, 120_000);

test('a wrong database is reported and leaves nothing open', async () => {
  const url = 'postgres://dara@127.0.0.1:4119/dara';
  await expect(
    buildApp(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url })),
  ).rejects.toThrow('DATABASE_URL');
});
