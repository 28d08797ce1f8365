import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changelogFaults } from '../scripts/lib/changelog.mjs';
import { decisionFaults, headFault } from '../scripts/lib/decisions.mjs';

const FILE = '0007-two-compilers.md';
const record = (lines: string[]): string =>
  ['# 0007: Two compilers', '', ...lines, '', '## Context', ''].join('\n');
const ACCEPTED = record(['- Date: 2026-01-31', '- Status: accepted']);

describe('a decision record', () => {
  it.each([
    ['accepted', ACCEPTED],
    [
      'superseded, with a link to what took its place',
      record(['- Date: 2026-01-31', '- Status: superseded by [0025](0025-shared-packages.md)']),
    ],
  ])('passes when %s', (_state, text) => {
    expect(headFault(FILE, text)).toBeUndefined();
  });

  it.each([
    ['no date', record(['- Status: accepted']), 'begins with'],
    ['no status', record(['- Date: 2026-01-31']), 'begins with'],
    ['a day that does not exist', record(['- Date: 2026-02-31', '- Status: accepted']), 'no date'],
    ['an unknown status', record(['- Date: 2026-01-31', '- Status: done']), 'not known'],
    ['the number of another', ACCEPTED.replace('# 0007', '# 0008'), 'calls itself 0008'],
  ])('is refused with %s', (_state, text, fault) => {
    expect(headFault(FILE, text)).toContain(fault);
  });

  describe('in its folder', () => {
    let folder = '';
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'dara-decisions-'));
      writeFileSync(path.join(folder, FILE), ACCEPTED);
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('stands in the list once', () => {
      writeFileSync(path.join(folder, 'README.md'), `- [0007 Two compilers](${FILE})\n`);
      expect(decisionFaults(folder)).toEqual([]);
      writeFileSync(path.join(folder, 'README.md'), '');
      expect(decisionFaults(folder)).toEqual([`README.md does not list ${FILE}`]);
    });

    it('shares its number with no other', () => {
      writeFileSync(path.join(folder, '0007-again.md'), ACCEPTED);
      writeFileSync(path.join(folder, 'README.md'), `(${FILE}) (0007-again.md)`);
      expect(decisionFaults(folder)).toEqual(['0007 is given twice']);
    });
  });
});

describe('the changelog', () => {
  const log = (...lines: string[]): string =>
    ['# Changelog', '', '## Unreleased', ...lines, ''].join('\n');

  it('holds a line a change, under its kind', () => {
    const old = ['## [mf-cms@1.2.0] - 2026-01-31', '### Fixed', '- Less.'];
    expect(changelogFaults(log('', '### Added', '', '- More.', '', ...old))).toEqual([]);
  });

  it.each([
    ['a change under no kind', ['- More.'], 'under its kind'],
    ['a kind that is not known', ['### New', '- More.'], '"New" is none of'],
    ['a kind twice', ['### Added', '- More.', '### Added'], 'stands twice'],
    ['a change of two lines', ['### Added', '- More', '  and more.'], 'is one line'],
    ['a change as long as a paragraph', ['### Added', `- ${'a'.repeat(240)}`], 'at most'],
    ['a release without its date', ['## 1.2.0'], 'nor a version with its date'],
  ])('is refused with %s', (_fault, lines, message) => {
    expect(changelogFaults(log(...lines)).join()).toContain(message);
  });

  it('has a place for what is not released', () => {
    expect(changelogFaults('# Changelog\n')).toEqual(['there is no "## Unreleased"']);
  });
});
