import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogues, readDeclaration, readSite } from './declaration.ts';
import type { PackageInfo } from './package-info.ts';

const valid = { name: 'mf-x', owner: 'x', prefixes: ['/x'], routes: [], menu: [], sections: [] };
let info: PackageInfo;

function write(file: string, value: unknown): void {
  const target = path.join(info.dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof value === 'string' ? value : JSON.stringify(value));
}

beforeEach(() => {
  const dir = mkdtempSync(path.join(tmpdir(), 'declaration-'));
  info = { dir, name: 'mf-x', version: '1.0.0', globalName: 'mf_x', dependencies: {} };
});
afterEach(() => {
  rmSync(info.dir, { recursive: true });
});

describe('remote.json', () => {
  test('is read when it is valid', () => {
    write('remote.json', valid);
    expect(readDeclaration(info, 'remote')).toEqual(valid);
  });

  test.each([
    ['an unknown key', { ...valid, surprise: 1 }, /surprise/],
    ['a prefix without a slash', { ...valid, prefixes: ['x'] }, /\/prefixes\/0/],
    [
      'a title in one language',
      {
        ...valid,
        routes: [{ path: '/x', page: 'x', access: 'public', frame: 'site', title: { th: 'ก' } }],
      },
      /\/routes\/0\/title.*"en"/,
    ],
    [
      'a role that is no name',
      {
        ...valid,
        menu: [
          {
            id: 'x',
            section: 'main',
            label: { th: 'ก', en: 'x' },
            path: '/x',
            order: 1,
            permission: ['Root or more'],
          },
        ],
      },
      /\/menu\/0\/permission\/0/,
    ],
    ["another package's name", { ...valid, name: 'mf-y' }, /name is "mf-y"/],
    ['something that is not JSON', '{', /remote\.json: /],
  ])('is refused with %s', (_fault, content, message) => {
    write('remote.json', content);
    expect(() => readDeclaration(info, 'remote')).toThrow(message);
  });

  test('may be absent from the shell only', () => {
    expect(readDeclaration(info, 'shell').routes).toEqual([]);
    expect(() => readDeclaration(info, 'remote')).toThrow(/remote\.json/);
  });
});

describe('site.json', () => {
  const both = { th: 'ก', en: 'a' };
  const site = {
    name: both,
    description: both,
    icon: { path: 'M0 0h4v4z', size: 4, color: '#fff', background: '#112233' },
    paper: { light: '#fff', dark: '#000' },
    roles: [{ name: 'Reader', label: both }],
  };

  test('is read from the folder of the shell, or from the given path', () => {
    expect(readSite(info)).toBeUndefined();
    write('site.json', { $schema: '../site.schema.json', ...site });
    expect(readSite(info)).toEqual(site);
    write('other/site.json', { ...site, name: { th: 'ข', en: 'b' } });
    const other = readSite(info, path.join(info.dir, 'other/site.json'));
    expect(other?.name).toEqual({ th: 'ข', en: 'b' });
  });

  test.each([
    ['a name in one language', { ...site, name: { th: 'ก' } }, /\/name.*"en"/],
    ['an unknown key', { ...site, surprise: 1 }, /surprise/],
    ['markup for a path', { ...site, icon: { ...site.icon, path: '"/><script>' } }, /\/icon\/path/],
    ['a colour that is none', { ...site, paper: { light: 'red', dark: '#000' } }, /\/paper\/light/],
  ])('is refused with %s', (_fault, content, message) => {
    write('site.json', content);
    expect(() => readSite(info)).toThrow(message);
  });
});

describe('message catalogues', () => {
  test('are complete when both languages have the same ids', () => {
    write('src/messages/th.json', { a: 'ก' });
    write('src/messages/en.json', { a: 'a' });
    expect(readCatalogues(info)).toEqual(['th', 'en']);
  });

  test('are refused when an id is missing or empty, and the answer names each', () => {
    write('src/messages/th.json', { a: 'ก', b: '' });
    write('src/messages/en.json', { b: 'b' });
    expect(() => readCatalogues(info)).toThrow(/th: b/);
    expect(() => readCatalogues(info)).toThrow(/en: a/);
  });
});
