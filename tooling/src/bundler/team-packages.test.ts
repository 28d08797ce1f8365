import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPackage } from './package-info.ts';
import { teamPackages } from './team-packages.ts';

const SHELL = readPackage(path.resolve(import.meta.dirname, '../../../shell'));
const dir = mkdtempSync(path.join(tmpdir(), 'dara-notes-'));
afterAll(() => rmSync(dir, { recursive: true }));

const withNotes = (notes: unknown) => {
  writeFileSync(path.join(dir, 'upgrade-notes.json'), JSON.stringify(notes));
  return () => teamPackages({ ...SHELL, dir });
};

it('names exact versions of our packages, shared libraries and test tools', () => {
  const { versions, notes } = teamPackages(SHELL);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining([
      ...['cli', 'contract', 'kit', 'model', 'sdk', 'tooling'].map((name) => `@dara/${name}`),
      ...['@testing-library/react', 'jest', 'react', 'react-dom', 'styled-components'],
      ...['@types/react', 'typescript'],
    ]),
  );
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(notes).toEqual(expect.any(Array));
});

it('refuses notes without a known package, an exact version or a text', () => {
  const note = { package: '@dara/kit', version: '0.2.0', text: 'Button takes onPress.' };
  expect(withNotes([note])().notes).toEqual([note]);
  for (const wrong of [{ package: 'kit' }, { version: '^0.2.0' }, { text: '' }])
    expect(withNotes([{ ...note, ...wrong }])).toThrow('upgrade-notes.json needs');
});
