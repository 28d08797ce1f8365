import { expect, test } from 'vitest';
import { serverOutput } from './server-output.ts';
import { liveLine } from './start.ts';

const text = { say: () => undefined, fail: () => undefined };

test.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'production' }, true],
])('with %o and a terminal: %s, a server speaks in text', (env, isTerminal) => {
  expect(serverOutput(env, text, isTerminal)).toBe(text);
});

const release = (name: string, state: 'live' | 'previous' | 'published') => ({
  ...{ name, version: '1.0.0', kind: 'remote' as const, revision: 'unknown', state },
  ...{ builtAt: '', publishedAt: new Date() },
});

test('prints the live releases, or the missing step', () => {
  const live = [release('shell', 'live'), release('mf-x', 'published')];
  expect(liveLine(live)).toBe('Live: shell 1.0.0');
  const published = [release('shell', 'published'), release('shell', 'published')];
  expect(liveLine(published)).toBe(
    'Releases are published (shell), but none was promoted yet: "dara promote --all", or one by its name',
  );
  expect(liveLine([])).toContain('No release is published yet: build');
});
