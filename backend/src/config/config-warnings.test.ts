import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
  PUBLIC_URL: 'https://dara.test',
};

const BEHIND_PROXY = { ...PRODUCTION, TRUST_PROXY: 'loopback' };

test.each<[string[], Record<string, string>]>([
  [['TRUST_PROXY'], PRODUCTION],
  [[], BEHIND_PROXY],
  [['PUBLIC_URL'], { ...PRODUCTION, PUBLIC_URL: 'http://dara.test' }],
  [[], { ...PRODUCTION, PUBLIC_URL: 'http://127.0.0.1:4000' }],
  [[], { ...PRODUCTION, PUBLIC_URL: 'http://localhost:4000' }],
  [[], { ...PRODUCTION, PUBLIC_URL: 'http://[::1]:4000' }],
  [['SMTP_URL'], { ...BEHIND_PROXY, SMTP_URL: 'smtp://u:secret@mail.test:587' }],
  [['SMTP_URL'], { ...BEHIND_PROXY, SMTP_URL: 'smtp://mail.test:587?requireTLS=false' }],
  [[], { ...BEHIND_PROXY, SMTP_URL: 'smtp://mail.test:587?requireTLS=true' }],
  [[], { ...BEHIND_PROXY, SMTP_URL: 'smtps://mail.test' }],
  [[], { ...BEHIND_PROXY, SMTP_URL: 'smtp://127.0.0.1:25' }],
  [[], { ...PRODUCTION, NODE_ENV: 'development', SMTP_URL: 'smtp://mail.test' }],
])('warnings of %j: %j', (keys, env) => {
  const warnings = configWarnings(loadConfig(env));
  expect(warnings).toEqual(keys.map((key) => expect.stringContaining(key)));
  expect(warnings.join()).not.toContain('secret');
});
