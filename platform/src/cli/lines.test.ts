import { shortRevision } from '@dara/contract';
import { expect, test } from 'vitest';

test('a revision has twelve letters and the suffix for uncommitted sources', () => {
  const revision = '0123456789abcdef0123456789abcdef01234567';
  expect(shortRevision(revision)).toBe('0123456789ab');
  expect(shortRevision(`${revision}-dirty`)).toBe('0123456789ab-dirty');
  expect(shortRevision('unknown')).toBe('unknown');
});
