import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { gateProblems } from './gate.ts';

describe('roles', () => {
  const site = shellOf({ site: SAMPLE_SITE });
  const forRole = (role: string): ReleaseManifest => {
    const manifest = manifestOf('mf-book', ['/book'], ['/book']);
    const [first] = manifest.declaration.routes;
    if (first) first.permission = [role];
    const label = { th: 'หนังสือ', en: 'Books' };
    const entry = { id: 'book', section: 'main', label, path: '/book', order: 1 };
    manifest.declaration.menu = [{ ...entry, permission: ['Reader', role] }];
    return manifest;
  };
  const refusal =
    '/book of mf-book is for Pilot, a role that the site does not list: name one that it has (Reader, Editor), or add it to "roles" in site.json';
  const gate = (candidate: ReleaseManifest, live: ReleaseManifest[]) =>
    gateProblems(candidate, new Map(live.map((manifest) => [manifest.name, manifest])));

  it('that a release names are those that the site lists', () => {
    expect(gate(forRole('Editor'), [site])).toEqual([]);
    expect(gate(forRole('Pilot'), [site])).toEqual([refusal, refusal]);
  });

  it('cannot be removed from the list while a live release names them', () => {
    expect(gate(site, [forRole('Pilot')])).toEqual([refusal, refusal]);
  });

  it('are not judged beside a shell that was released before sites listed them', () => {
    expect(gate(forRole('Pilot'), [shellOf()])).toEqual([]);
  });
});
