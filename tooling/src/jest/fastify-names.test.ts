import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const DISPLAY_NAME = Symbol.for('fastify.display-name');

test('a plugin has a name before Fastify looks for one, and may be given another', () => {
  const plugin = Object.assign(() => undefined, {});
  expect(Reflect.get(plugin, DISPLAY_NAME)).toBe('plugin');
  function namedRoutes(): void {}
  expect(Reflect.get(namedRoutes, DISPLAY_NAME)).toBe('namedRoutes');
  Reflect.set(namedRoutes, DISPLAY_NAME, 'other');
  expect(Reflect.get(namedRoutes, DISPLAY_NAME)).toBe('other');
});

// Fails when Fastify no longer does: `fastify-names.cjs` can go.
test('Fastify looks through the whole cache of modules for a name', () => {
  const fastify = createRequire(import.meta.url).resolve('fastify');
  const source = readFileSync(fastify.replace(/fastify\.js$/, 'lib/plugin-utils.js'), 'utf8');
  expect(source).toMatch(/const cache = require\.cache[\s\S]*Object\.keys\(cache\)/);
});
