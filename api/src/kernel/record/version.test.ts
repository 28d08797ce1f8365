import { AppError } from '@dara/backend';
import { expect, test } from 'vitest';
import { requireVersion } from './version.ts';

const refusalOf = (work: () => void): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
};

test('the current version, and none, are accepted', () => {
  expect(() => requireVersion({ version: 3 }, 3)).not.toThrow();
  expect(() => requireVersion({ version: 3 }, undefined)).not.toThrow();
});

test.each([2, 4])('version %i of a record at version 3 is refused with the record', (version) => {
  const refusal = refusalOf(() => requireVersion({ version: 3, title: 'now' }, version));
  expect([refusal.code, refusal.statusCode]).toEqual(['VERSION_CONFLICT', 409]);
  expect(refusal.current).toEqual({ version: 3, title: 'now' });
});

test('the refusal holds what may be shown of the record', () => {
  const show = ({ title }: { title: string }) => ({ title });
  const current = { version: 3, title: 'now', secret: 'x' };
  expect(refusalOf(() => requireVersion(current, 2, show)).current).toEqual({ title: 'now' });
});
