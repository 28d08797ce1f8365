import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@dara/contract';
import { expect, test } from 'vitest';
import { moveWorkshop } from '../../fixtures/moved.ts';
import { build } from '../../fixtures/site.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures');

/** Contents of all files of a release by name, without the fields of release.json that differ per build. */
function filesOf(dist: string): Record<string, string> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => {
      const content = readFileSync(path.join(dist, name));
      if (name !== 'release.json') return [name, content.toString('latin1')];
      const told = JSON.parse(content.toString()) as ReleaseManifest;
      return [name, JSON.stringify({ ...told, builtAt: '', builder: '', revision: '' })];
    }),
  );
}

test('the same sources give the same bytes in a folder of another name and depth', async () => {
  const away = mkdtempSync(path.join(tmpdir(), 'dara-moved-'));
  try {
    const copy = path.join(away, 'of another/site');
    await moveWorkshop(copy);
    await build('remote');
    await build('remote', path.join(copy, 'tooling/fixtures'));
    const here = filesOf(path.join(FIXTURES, 'remote/dist'));
    const there = filesOf(path.join(copy, 'tooling/fixtures/remote/dist'));
    expect(Object.keys(there)).toEqual(Object.keys(here));
    expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([]);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}, 600_000);
