import { expect, test } from 'vitest';
import type { Transitions } from '@dara/model';
import { requireTransition } from './transition.ts';

type Status = 'Draft' | 'Open' | 'Closed';
const TRANSITIONS: Transitions<Status> = {
  Draft: { Open: ['Staff'] },
  Open: { Closed: ['Owner'] },
  Closed: {},
};

test('a record moves as the table has it, and stays where it is already', () => {
  expect(requireTransition(TRANSITIONS, 'Draft', 'Open', ['Staff'])).toBe(true);
  expect(requireTransition(TRANSITIONS, 'Open', 'Open', ['Staff'])).toBe(false);
  expect(requireTransition(TRANSITIONS, 'Closed', 'Closed', ['Business', 'Owner'])).toBe(false);
});

test.each([
  ['Closed', 'Open', 'Staff', 'INVALID_TRANSITION'],
  ['Draft', 'Draft', 'Staff', 'INVALID_TRANSITION'],
  ['Open', 'Open', 'Owner', 'INVALID_TRANSITION'],
  ['Draft', 'Open', 'Owner', 'FORBIDDEN'],
] as const)('%s to %s by %s is refused as %s', (from, to, actor, code) => {
  const move = () => requireTransition(TRANSITIONS, from, to, [actor]);
  expect(move).toThrow(expect.objectContaining({ code }));
});
