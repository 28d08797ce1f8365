import { expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { gateProblems } from './gate.ts';

const api = (range: string, exports?: string[]) => [
  { name: '@dara/sdk/api', range, singleton: true, ...(exports ? { exports } : {}) },
];
const taking = (exports?: string[]) =>
  manifestOf('mf-book', ['/book'], ['/book'], { shared: api('^0.1.0', exports) });
const having = (exports?: string[]) =>
  shellOf({ shared: api('0.1.0', exports), contract: '1a2b3c4d' });
const problems = (candidate: ReleaseManifest, live: ReleaseManifest): string[] =>
  gateProblems(candidate, new Map([[live.name, live]]));

const LACKING =
  'mf-book 1.0.0 takes useLater of @dara/sdk/api, which shell 1.0.0 (contract 1a2b3c4d) does not have: put a shell live that has it, or build without it';

it('refuses a remote for a name that the shell does not have, though its range fits', () => {
  const shell = having(['api', 'useNow']);
  expect(problems(taking(['api', 'useNow']), shell)).toEqual([]);
  expect(problems(taking(['api', 'useLater']), shell)).toEqual([LACKING]);
});

it('refuses a shell without an export that a live remote uses', () => {
  expect(problems(having(['api']), taking(['api']))).toEqual([]);
  expect(problems(having(['api']), taking(['api', 'useLater']))).toEqual([LACKING]);
});

it('requires nothing if one of the two builds has no list', () => {
  expect(problems(taking(['useLater']), having())).toEqual([]);
  expect(problems(having([]), taking())).toEqual([]);
});
