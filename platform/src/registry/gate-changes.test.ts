import { describe, expect, it } from 'vitest';
import type { MenuEntry, ReleaseManifest } from '@dara/contract';
import { manifestOf } from '../testing/manifest.ts';
import { changeProblems, type Accepted } from './gate-changes.ts';

const entry = (id: string, path: string): MenuEntry => ({
  ...{ id, path, section: 'content', order: 1 },
  label: { th: 'รายการ', en: 'Entry' },
});

/** A remote with its own owner and menu. */
function remote(
  paths: string[],
  { owner = 'team', menu = [] as MenuEntry[], name = 'mf-x' } = {},
): ReleaseManifest {
  const manifest = manifestOf(name, ['/x'], paths);
  Object.assign(manifest.declaration, { owner, menu });
  return manifest;
}

function check(
  candidate: ReleaseManifest,
  live: ReleaseManifest[],
  accepted: Accepted = [],
): ReturnType<typeof changeProblems> {
  const all = new Map(live.map((manifest) => [manifest.name, manifest]));
  return changeProblems(candidate, all, accepted);
}

describe('removals of a release', () => {
  const before = remote(['/x', '/x/:id', '/x/old/:part?'], {
    menu: [entry('x', '/x'), entry('old', '/x/old')],
  });
  const after = remote(['/x', '/x/:other'], { owner: 'others', menu: [entry('x', '/x')] });

  it('are refused with location and fix', () => {
    expect(check(after, [before]).problems).toEqual([
      'mf-x belongs to team, and now to others: to accept it, use --accept owner',
      'route /x/old/:part? of mf-x disappears: to accept it, use --accept route:/x/old/:part?',
      'menu entry old of mf-x, which leads to /x/old, disappears: to accept it, use --accept menu:old',
    ]);
  });

  it('allows acknowledged changes and lists them', () => {
    const some = check(after, [before], ['owner', 'menu:old', 'route:/x']);
    expect(some.problems).toHaveLength(1);
    expect(some.problems[0]).toContain('route /x/old/:part?');
    expect(some.acknowledged).toEqual([
      'mf-x belongs to team, and now to others',
      'menu entry old of mf-x, which leads to /x/old, disappears',
    ]);
    expect(check(after, [before], 'all')).toMatchObject({
      problems: [],
      acknowledged: { length: 3 },
    });
  });

  it('is nothing where another release has it, or where it has another name', () => {
    const moved = remote(['/x/old', '/x/old/:any'], {
      name: 'mf-y',
      menu: [entry('old', '/x/old')],
    });
    const renamed = remote(['/x', '/X/:id'], { menu: [entry('renamed', '/x')] });
    expect(check(renamed, [before, moved]).problems).toEqual([]);
  });

  it('is nothing of a release that is the first of its name', () => {
    expect(check(after, []).problems).toEqual([]);
    expect(check(before, [before])).toEqual({ problems: [], acknowledged: [] });
  });
});
