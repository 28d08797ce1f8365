import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
  PUBLIC_URL: 'https://dara.test',
};

test.each<[number, Record<string, string>]>([
  [1, PRODUCTION],
  [0, { ...PRODUCTION, TRUST_PROXY: 'loopback' }],
  [0, { ...PRODUCTION, PUBLIC_URL: 'http://dara.test' }],
  [0, { ...PRODUCTION, NODE_ENV: 'development' }],
])('%i warnings of %j', (count, env) => {
  const warnings = configWarnings(loadConfig(env));
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toContain('TRUST_PROXY');
});
