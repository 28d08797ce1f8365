import path from 'node:path';
import { expect, test } from 'vitest';
import { clientConfig, serverConfig } from './base-config.ts';
import { readPackage, ROOT_DIR } from './package-info.ts';

const shell = readPackage(path.join(ROOT_DIR, 'shell'));
const fixture = readPackage(path.join(ROOT_DIR, 'tooling/fixtures/shell'));
const nameOf = ({ cache }: ReturnType<typeof clientConfig>): unknown =>
  typeof cache === 'object' && 'name' in cache ? cache.name : undefined;

test('packages of one name in two folders, and the builds of one, share no cache', () => {
  expect(fixture.name).toBe(shell.name);
  const names = [shell, fixture].flatMap((info) => [
    nameOf(clientConfig(info, { side: 'client' })),
    nameOf(clientConfig(info, { side: 'client', hot: true })),
    nameOf(clientConfig(info, { side: 'client', hot: true, isReloading: true })),
    nameOf(clientConfig(info, { side: 'client', outDir: 'elsewhere' })),
    nameOf(serverConfig(info, { side: 'server' }, 'src/server.tsx')),
  ]);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});

test('a repository that is a package itself has a cache by its name', () => {
  const info = { ...shell, dir: ROOT_DIR };
  expect(nameOf(clientConfig(info, { side: 'client' }))).toBe('shell-client');
});
