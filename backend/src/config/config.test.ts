import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './start-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dara-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const SECRET = 'a-secret-of-at-least-thirty-two-letters';
const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('needs nothing to be set', () => {
  expect(load()).toMatchObject({
    env: 'development',
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    trustProxy: [],
    demo: true,
    instances: 1,
    logLevel: 'warn',
  });
  expect(load()).not.toHaveProperty('databaseUrl');
});

test('reports every invalid key together, one message each', () => {
  const problems = problemsOf({
    PORT: '70000',
    LOG_LEVEL: 'loud',
    DEMO: 'perhaps',
    INSTANCES: '0',
    SMTP_URL: 'mail',
  });
  expect(problems).toHaveLength(5);
  for (const key of ['PORT', 'LOG_LEVEL', 'DEMO', 'INSTANCES', 'SMTP_URL']) {
    expect(problems.filter((problem) => problem.startsWith(`${key} must be`))).toHaveLength(1);
  }
});

test.each([
  ['PORT', '4e3'],
  ['PORT', '-1'],
  ['NODE_ENV', 'prod'],
  ['DATABASE_URL', 'mysql://localhost/dara'],
  ['DATABASE_URL', 'localhost'],
  ['REDIS_URL', 'http://localhost'],
  ['PUBLIC_URL', 'https://dara.test/site'],
  ['PUBLIC_URL', 'dara.test'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', 'proxy.example'],
  ['JWT_SECRET', 'short'],
  ['SECRETS_KEY', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['S3_ENDPOINT', 'not an address'],
  ['ADMIN_EMAIL', 'boss'],
  ['CONTACT_EMAIL', 'trip'],
  ['MAIL_FROM', 'Dara'],
  ['DATABASE_POOL_SIZE', 'many'],
])('refuses %s=%s', (key, value) => {
  const problems = problemsOf({
    [key]: value,
    ...(key.startsWith('S3_') ? { S3_BUCKET: 'b' } : {}),
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(key);
});

test.each([
  'admin@dara.example',
  'casting@dara.agency',
  'a@b.co',
  "o'brien+x@mail.example.co.th",
  'a/b!c%d@t.test',
  'a@xn--12cl9eyc.xn--o3cw4h',
  `${'a'.repeat(64)}@b.museum`,
])('accepts the address %s', (address) => {
  const config = load({ ADMIN_EMAIL: address, CONTACT_EMAIL: address, MAIL_FROM: address });
  expect(config).toMatchObject({ adminEmail: address, contactEmail: address, mailFrom: address });
});

test.each([
  ['boss', 'it has no "@"'],
  ['a@b@c.test', 'it has more than one "@"'],
  ['@dara.example', 'nothing before the "@"'],
  ['a b@dara.example', 'it has a space'],
  ['a@dara example.test', 'it has a space'],
  ['a..b@dara.example', 'a dot before the "@" has no character on one side'],
  ['a,b@dara.example', '"," not allowed before the "@"'],
  ['ดารา@dara.example', '"ด", "า", "ร" not allowed before the "@"'],
  [`${'a'.repeat(65)}@dara.example`, 'more than 64 characters before the "@"'],
  [`a@${'a.'.repeat(126)}test`, 'it has more than 254 characters'],
  ['a@localhost', 'its domain "localhost" is not complete, like dara.example'],
  ['a@dara.', 'its domain "dara." is not complete, like dara.example'],
  ['a@-dara.test', '"-dara" cannot be a part of a domain'],
  [`a@${'a'.repeat(64)}.test`, `"${'a'.repeat(64)}" cannot be a part of a domain`],
  ['a@127.0.0.1', 'its domain "127.0.0.1" ends with a number'],
  ['a@[127.0.0.1]', '"[127" cannot be a part of a domain'],
  ['a@ดารา.ไทย', 'write it in its ASCII form (xn--...)'],
])('says why %s is no address', (address, reason) => {
  const problems = problemsOf({ ADMIN_EMAIL: address });
  expect(problems).toEqual([expect.stringMatching(/^ADMIN_EMAIL must be an email address/)]);
  expect(problems[0]).toContain(`not "${address}": `);
  expect(problems[0]?.endsWith(reason)).toBe(true);
});

test.each([
  'no-reply@dara.agency',
  'Dara <no-reply@dara.example>',
  'ดารา <no-reply@dara.example>',
  '"Dara, the agency" <no-reply@dara.example>',
  '<no-reply@dara.example>',
])('mails come from %s', (sender) => {
  expect(load({ MAIL_FROM: sender }).mailFrom).toBe(sender);
});

test.each([
  ['Dara', 'it has no "@"'],
  ['Dara <no-reply>', 'it has no "@"'],
  ['Dara <a@b.test', '"<" and ">" must enclose the address'],
  ['Dara <a@b.test> more', '"<" and ">" must enclose the address'],
  ['Dara, agency <a@b.test>', 'must be in double quotes'],
  ['x@y.test <a@b.test>', 'must be in double quotes'],
  ['a@b.test, c@d.test', 'it has more than one "@"'],
  ['Dara <a@b.test>\r\nBcc: c@d.test', 'it has a line break'],
])('refuses the sender %j', (sender, reason) => {
  const problems = problemsOf({ MAIL_FROM: sender });
  expect(problems).toEqual([expect.stringMatching(/^MAIL_FROM must be like Dara </)]);
  expect(problems[0]).toContain(reason);
});

test.each([
  ['DATABASE_URL', 'mysql://dara:hunter2@localhost/dara'],
  ['JWT_SECRET', 'hunter2'],
  ['SECRETS_KEY', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
])('does not print the secret in %s', (key, value) => {
  const problems = problemsOf({ [key]: value });
  expect(problems).toHaveLength(1);
  expect(problems.join()).not.toContain('hunter2');
});

test('trusts exactly the listed proxies', () => {
  expect(load({ TRUST_PROXY: '10.0.0.5, 192.168.0.0/16,loopback, ::1' }).trustProxy).toEqual([
    '10.0.0.5',
    '192.168.0.0/16',
    'loopback',
    '::1',
  ]);
});

test('S3 keys belong together', () => {
  expect(problemsOf({ S3_ENDPOINT: 'http://localhost:9000' })[0]).toContain('S3_BUCKET');
  expect(problemsOf({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id' })[0]).toContain(
    'S3_SECRET_ACCESS_KEY',
  );
  expect(load({ S3_BUCKET: 'b' }).s3).toEqual({ bucket: 'b', region: 'us-east-1' });
});

test('LINE keys must be set together, and use LINE unless another API URL is set', () => {
  const together = ['LINE_CHANNEL_TOKEN and LINE_CHANNEL_SECRET must be set together'];
  expect(problemsOf({ LINE_CHANNEL_TOKEN: 't' })).toEqual(together);
  expect(problemsOf({ LINE_CHANNEL_SECRET: 's' })).toEqual(together);
  const keys = { LINE_CHANNEL_TOKEN: 't', LINE_CHANNEL_SECRET: 's' };
  expect(load(keys).line).toEqual({
    channelToken: 't',
    channelSecret: 's',
    apiUrl: 'https://api.line.me',
    linkUrl: 'https://access.line.me/dialog/bot/accountLink',
  });
  expect(load({ ...keys, LINE_API_URL: 'http://localhost:9/' }).line).toMatchObject({
    apiUrl: 'http://localhost:9',
    linkUrl: 'http://localhost:9/dialog/bot/accountLink',
  });
  expect(load()).not.toHaveProperty('line');
});

test('makes a secret once for development, readable by its owner only', () => {
  const { jwtSecret } = load();
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(load().jwtSecret).toBe(jwtSecret);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(load({ JWT_SECRET: SECRET }).jwtSecret).toBe(SECRET);
});

test('secrets in the database are encrypted with a separate key, or with that of sessions', () => {
  expect(load({ JWT_SECRET: SECRET }).secretsKey).toBe(SECRET);
  const key = 'another-secret-of-at-least-thirty-two';
  expect(load({ JWT_SECRET: SECRET, SECRETS_KEY: key })).toMatchObject({
    jwtSecret: SECRET,
    secretsKey: key,
  });
});

describe('production', () => {
  test('requires a secret', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('JWT_SECRET is required'),
    ]);
  });

  test('creates no demonstration data by default in production', () => {
    expect(load({ NODE_ENV: 'production', JWT_SECRET: SECRET }).demo).toBe(false);
    expect(load({ NODE_ENV: 'production', JWT_SECRET: SECRET, DEMO: '1' }).demo).toBe(true);
  });
});

test('several instances need all that they must share', () => {
  expect(problemsOf({ INSTANCES: '2' })).toEqual([
    expect.stringContaining('DATABASE_URL'),
    expect.stringContaining('REDIS_URL'),
    expect.stringContaining('S3_BUCKET'),
    expect.stringContaining('JWT_SECRET'),
  ]);
  const shared = {
    DATABASE_URL: 'postgres://db/dara',
    REDIS_URL: 'redis://cache',
    S3_BUCKET: 'dara',
    JWT_SECRET: SECRET,
  };
  expect(load({ INSTANCES: '2', ...shared }).instances).toBe(2);
});

test('a shared cache in front needs an address to purge', () => {
  expect(problemsOf({ SHARED_CACHE: '1' })).toEqual([
    expect.stringContaining('SHARED_CACHE_PURGE_URL'),
  ]);
  const purge = { SHARED_CACHE_PURGE_URL: 'http://127.0.0.1:6081/' };
  expect(load({ SHARED_CACHE: '1', ...purge }).sharedCachePurgeUrl).toBe('http://127.0.0.1:6081/');
  expect(load(purge).sharedCachePurgeUrl).toBeUndefined();
  expect(problemsOf({ SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: 'cache' })).toHaveLength(1);
});

test('reports a read-only data folder, with the alternative setting', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => load({ DATA_DIR: join(file, 'data') })).toThrow(
    /^DATA_DIR: the secret of sessions \(or set JWT_SECRET\) cannot be stored in .*: a part of the path is a file$/,
  );
});
