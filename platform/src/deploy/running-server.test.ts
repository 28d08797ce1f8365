import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@dara/backend';
import { callerToken, deployToken } from './deploy-token.ts';
import { announce } from './running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dara-announce-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = createLogger('silent');

it('announces the server in a data folder that is made for it, and takes it back', () => {
  const dataDir = join(folder, 'fresh', 'data');
  const takeBack = announce(dataDir, 'http://127.0.0.1:1', log);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(true);
  takeBack();
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
});

it('releases as the team whose token is set, else by the secret of the site', () => {
  const site = { DEPLOY_TOKEN: 'a-token-of-enough-letters' };
  expect(callerToken(folder, { ...site, DARA_TOKEN: ' dara_1 ' })).toBe('dara_1');
  expect(callerToken(folder, site)).toBe('a-token-of-enough-letters');
});

describe('a data folder that cannot be made', () => {
  const dataDir = join(folder, 'file', 'data');
  beforeAll(() => writeFileSync(join(folder, 'file'), ''));

  it('is done without by a server that keeps everything elsewhere', () => {
    expect(() => announce(dataDir, 'http://127.0.0.1:1', log)()).not.toThrow();
  });

  it('reports the error with the alternative setting', () => {
    expect(deployToken(dataDir, { DEPLOY_TOKEN: 'a-token-of-enough-letters' })).toBeTruthy();
    expect(() => deployToken(dataDir, {})).toThrow(
      /^DATA_DIR: the secret of releases \(or set DEPLOY_TOKEN\) cannot be stored in .*: a part of the path is a file$/,
    );
  });
});
