import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBearer } from '@dara/backend';
import { expect, it } from 'vitest';
import { deployToken } from './deploy-token.ts';

it('the deploy token is made once, readable by its owner only, and overridden by the environment', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'dara-token-'));
  const token = deployToken(dir, {});
  expect(deployToken(dir, {})).toBe(token);
  expect(statSync(join(dir, 'deploy-token')).mode & 0o777).toBe(0o600);
  expect(deployToken(dir, { DEPLOY_TOKEN: 'a-token-from-elsewhere' })).toBe(
    'a-token-from-elsewhere',
  );
  expect(() => deployToken(dir, { DEPLOY_TOKEN: 'short' })).toThrow('at least 16');
  expect(isBearer(`Bearer ${token}`, token)).toBe(true);
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
    expect(isBearer(wrong, token)).toBe(false);
  }
  await rm(dir, { recursive: true });
});
