import { shortRevision } from '@dara/contract';
import { expect, test } from 'vitest';
import type { ListedRelease } from '../registry/listed-releases.repository.ts';
import { statusOf } from './list-commands.ts';
import { deploymentLines, releaseLines, statusLines } from './lines.ts';

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);
const release = (version: string, more: Partial<ListedRelease>): ListedRelease => ({
  ...{ name: 'mf-x', kind: 'remote', version, revision: 'abc', publishedAt: at('08:00') },
  state: 'published',
  ...more,
});
const share = { share: 5, startedAt: at('09:00'), steps: [25, 100], nextAt: at('09:10') };
const live = release('1.0.0', { state: 'live' });
const canary = release('1.1.0', { state: 'canary', canary: share });

test('a revision has twelve letters and the suffix for uncommitted sources', () => {
  const revision = '0123456789abcdef0123456789abcdef01234567';
  expect(shortRevision(revision)).toBe('0123456789ab');
  expect(shortRevision(`${revision}-dirty`)).toBe('0123456789ab-dirty');
  expect(shortRevision('unknown')).toBe('unknown');
});

test('the list marks the release that some visitors get', () => {
  expect(releaseLines([canary, live]).map((line) => line.trimEnd())).toEqual([
    '% mf-x           1.1.0                      2026-11-28 08:00  abc',
    '* mf-x           1.0.0                      2026-11-28 08:00  abc',
    '* live   - previous   % live for some visitors',
  ]);
});

test('the status names the share, since when it is, and the steps that follow', () => {
  const rules = { grants: [], freezes: [], marks: [] };
  const lines = (one: ListedRelease) => statusLines(statusOf('mf-x', [one, live], rules));
  expect(lines(canary)).toEqual([
    'mf-x 1.0.0 is live (published 2026-11-28 08:00, revision abc)',
    '  1.1.0 is live for 5 % of the visitors since 2026-11-28 09:00; 25 %, 100 % from 2026-11-28 09:10 on',
  ]);
  const alone = release('1.1.0', {
    state: 'canary',
    canary: { ...share, steps: [], nextAt: null },
  });
  expect(lines(alone)[1]).toBe('  1.1.0 is live for 5 % of the visitors since 2026-11-28 09:00');
});

test('a promotion names the share, how to end it, and the steps that follow', () => {
  const done = { name: 'mf-x', live: '1.0.0', previous: null };
  const steps = { version: '1.1.0', share: 5, steps: [25, 100], everyS: 600 };
  expect(deploymentLines({ ...done, canary: steps })).toEqual([
    'mf-x 1.1.0 is live for 5 % of the visitors, 1.0.0 for the others; "dara rollback mf-x" ends it',
    '  then 25 %, 100 %, every 10 min',
  ]);
  expect(deploymentLines({ ...done, canary: { ...steps, steps: [], everyS: null } })).toHaveLength(
    1,
  );
});
