import { describe, expect, it } from 'vitest';
import type { ReleaseManifest, RemoteDeclaration } from '@dara/contract';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { gateOutcomes } from './gate.ts';
import { slotProblems } from './gate-slots.ts';
import { declarationProblems } from './manifest.schema.ts';

const props = {
  type: 'object',
  additionalProperties: false,
  properties: { talentId: { type: 'string' } },
} as const;

function remote(name: string, declared: Partial<RemoteDeclaration>): ReleaseManifest {
  const manifest = manifestOf(name, [`/${name}`], [`/${name}`]);
  Object.assign(manifest.declaration, declared);
  return manifest;
}

const owner = (...slots: Partial<NonNullable<RemoteDeclaration['slots']>[number]>[]) =>
  remote('mf-talk', {
    slots: slots.map((slot) => ({ name: 'beside', version: '1.0.0', props, ...slot })),
  });
const guest = (version = '^1.0.0', name = 'mf-guest') =>
  remote(name, { parts: [{ slot: 'mf-talk/beside', version, part: 'aside' }] });

const check = (candidate: ReleaseManifest, ...live: ReleaseManifest[]): string[] =>
  slotProblems(candidate, new Map(live.map((one) => [one.name, one])));

describe('a part', () => {
  it('needs a live slot of its version', () => {
    expect(check(guest(), owner({}))).toEqual([]);
    expect(check(guest(), owner({ version: '1.2.0' }))).toEqual([]);
    expect(check(guest())).toEqual([
      'part aside of mf-guest takes ^1.0.0 of slot mf-talk/beside, which no live release offers: promote one that does before it or with it, or remove the part from remote.json',
    ]);
    expect(check(guest('^1.1.0'), owner({}))).toEqual([
      'part aside of mf-guest takes ^1.1.0 of slot mf-talk/beside, which is 1.0.0: correct "version" of the part in remote.json',
    ]);
  });

  it('that lost its slot does not hold up later releases of its remote', () => {
    expect(check(guest(), guest())).toEqual([]);
    expect(check(guest('^2.0.0'), guest())).toHaveLength(1);
    expect(check(guest(), guest(), owner({ version: '2.0.0' }))).toEqual([]);
  });

  it('may be of the remote that offers the slot', () => {
    const both = remote('mf-talk', {
      slots: [{ name: 'beside', version: '1.0.0', props }],
      parts: [{ slot: 'mf-talk/beside', version: '1.0.0', part: 'aside' }],
    });
    expect(check(both)).toEqual([]);
  });

  it('needs a grant and its scripts in the build', () => {
    const shell = shellOf({ site: SAMPLE_SITE });
    const live = new Map([shell, owner({})].map((one) => [one.name, one]));
    const problems = gateOutcomes(guest(), live, {
      grants: { 'mf-guest': ['prefix:/mf-guest'] },
    }).flatMap((outcome) => outcome.problems);
    expect(problems).toEqual([
      'remote.json names part aside, which the build lacks: add it to "parts" in src/remote.tsx, or correct remote.json',
      'slot:mf-talk/beside is not granted to mf-guest: the operator runs "dara grant mf-guest slot:mf-talk/beside"',
    ]);
  });

  it('is for roles of the site', () => {
    const shell = shellOf({ site: SAMPLE_SITE });
    const candidate = guest();
    candidate.pages = { aside: [], home: [] };
    candidate.declaration.parts![0]!.permission = ['Reader', 'Nobody'];
    const live = new Map([shell, owner({})].map((one) => [one.name, one]));
    const problems = gateOutcomes(candidate, live, { grants: 'all' }).flatMap(
      (outcome) => outcome.problems,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^part aside of mf-guest is for Nobody, a role that the site does not/),
    ]);
  });

  it('counts in the budget', () => {
    const shell = shellOf();
    const candidate = guest();
    candidate.declaration.budget = { scriptBytes: 110 };
    candidate.declaration.routes = [];
    candidate.pages = { aside: ['home.js'] };
    const live = new Map([shell, owner({})].map((one) => [one.name, one]));
    const outcomes = gateOutcomes(candidate, live, { grants: 'all' });
    expect(outcomes.find(({ gate }) => gate === 'sizes')?.problems).toEqual([
      expect.stringContaining('page aside needs 125 bytes'),
    ]);
  });
});

describe('a slot in use', () => {
  it('cannot disappear or change; the refusal names who uses it', () => {
    const live = [owner({}), guest(), guest('~1.0.0', 'mf-other')];
    expect(check(owner({ version: '1.0.1' }), ...live)).toEqual([]);
    expect(check(owner(), ...live)).toEqual([
      'slot mf-talk/beside disappears, and mf-guest shows aside there: promote both together, or first a release of mf-guest without it',
      'slot mf-talk/beside disappears, and mf-other shows aside there: promote both together, or first a release of mf-other without it',
    ]);
    expect(check(owner({ version: '1.1.0' }), ...live)).toEqual([
      'slot mf-talk/beside becomes 1.1.0, and mf-other shows aside for ~1.0.0 there: promote both together, or first a release of mf-other without it',
    ]);
    const changed = { ...props, properties: { id: { type: 'string' } } } as const;
    expect(check(owner({ props: changed }), ...live)).toHaveLength(2);
    expect(check(owner({ props: changed, version: '1.0.1' }), ...live)).toEqual([]);
  });

  it('changes with its parts, and freely without', () => {
    const next = owner({ version: '2.0.0' });
    // Both are promoted: each is checked beside the other.
    expect(check(next, owner({}), guest('^2.0.0'))).toEqual([]);
    expect(check(guest('^2.0.0'), guest(), next)).toEqual([]);
    expect(check(next, owner({}))).toEqual([]);
  });

  it('that its parts have lost already may be left as it is', () => {
    expect(check(owner(), owner(), guest())).toEqual([]);
    expect(check(owner(), guest())).toEqual([]);
  });
});

describe('the declaration', () => {
  const declared = { ...owner({}).declaration, parts: guest().declaration.parts };
  const withProps = (value: object) => ({
    ...declared,
    slots: [{ name: 'beside', version: '1.0.0', props: value }],
  });

  it('is a closed object of plain values', () => {
    expect(declarationProblems(declared, 'mf-talk')).toEqual([]);
    for (const value of [
      { type: 'object', properties: {} },
      { ...props, additionalProperties: true },
      { ...props, properties: { talent: { type: 'object' } } },
    ]) {
      expect(declarationProblems(withProps(value), 'mf-talk')).not.toEqual([]);
    }
  });

  it.each(['1.0', 'v1.0.0', '01.0.0', '1.0.0-rc.1'])('has no version %s', (version) => {
    const value = { ...declared, slots: [{ name: 'beside', version, props }] };
    expect(declarationProblems(value, 'mf-talk')).not.toEqual([]);
  });
});
