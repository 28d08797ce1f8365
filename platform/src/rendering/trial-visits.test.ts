import type { ReleaseManifest } from '@dara/contract';
import { expect, test } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { oncePerPage, signedInVisits } from './trial-visits.ts';

test('one visit of each page, in turn with each role and language', () => {
  const routes = ['/a', '/b/:id', '/c', '/d'].map((path) => route(path, 'signed-in'));
  const declaration = { name: 'mf-x', owner: '', prefixes: [], routes, menu: [], sections: [] };
  const remote = { name: 'mf-x', declaration } as unknown as ReleaseManifest;
  const visits = oncePerPage(signedInVisits(remote, ['Admin', 'Staff'], ['th', 'en']));
  expect(visits.map(({ label, locale }) => `${label} ${locale}`)).toEqual([
    '/a of mf-x as Admin th',
    '/b/:id of mf-x as Admin en',
    '/c of mf-x as Staff th',
    '/d of mf-x as Staff en',
  ]);
});
