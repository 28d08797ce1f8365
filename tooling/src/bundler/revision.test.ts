import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revisionOf, whyUnknown } from './revision.ts';

let dir: string;
const at = (name: string): string => path.join(dir, name);
const git = (...args: string[]): string => {
  const person = ['-c', 'user.name=Somchai', '-c', 'user.email=somchai@dara.test'];
  return execFileSync('git', [...person, ...args], { cwd: dir })
    .toString()
    .trim();
};

function write(name: string, text = 'first'): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

/** Inputs of a remote: some files, and all below the bundler's folder. */
const revision = (): string =>
  revisionOf(dir, {
    files: [at('mf-a/src/remote.tsx'), at('mf-a/src'), at('shared/kit/src/button.tsx'), dir],
    folders: [at('bundler')],
  });

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'dara-revision-')));
  git('init', '--quiet');
  const names = [
    'mf-a/src/remote.tsx',
    'mf-a/src/page.tsx',
    'mf-b/src/remote.tsx',
    'bundler/a/b.ts',
  ];
  for (const name of [...names, 'shared/kit/src/button.tsx']) write(name);
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('names the commit, whatever else is changed', () => {
  write('mf-b/src/remote.tsx', 'second');
  write('mf-a/README.md');
  write('certificate.pem');
  write('bundler/a/b.test.ts');
  expect(revision()).toBe(git('rev-parse', 'HEAD'));
});

test.each([
  ['a file that was read is changed', () => write('shared/kit/src/button.tsx', 'second')],
  ['the change is staged', () => (write('mf-a/src/remote.tsx', 'second'), git('add', '.'))],
  ['a file that was read is new', () => git('rm', '--cached', '--quiet', 'mf-a/src/remote.tsx')],
  ['a file beside is gone', () => rmSync(at('mf-a/src/page.tsx'))],
  ['a file is new below a folder that was read', () => write('bundler/c/d.ts')],
])('says that the tree was dirty where %s', (_what, change) => {
  change();
  expect(revision()).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
});

test('is that of DARA_REVISION outside of a clone, else unknown', () => {
  rmSync(at('.git'), { recursive: true });
  expect(revision()).toBe('unknown');
  vi.stubEnv('DARA_REVISION', '1a61a143');
  expect(revision()).toBe('1a61a143');
  vi.unstubAllEnvs();
});

test('says why there is no commit', () => {
  rmSync(at('.git'), { recursive: true });
  git('init', '--quiet');
  expect(whyUnknown(dir)).toBe(`${dir} has no commit yet`);
  rmSync(at('.git'), { recursive: true });
  expect(whyUnknown(dir)).toBe(`${dir} is in no git repository`);
  vi.stubEnv('PATH', '');
  expect(whyUnknown(dir)).toBe('git is not installed here');
  vi.unstubAllEnvs();
});
