import type { SnapshotRelease } from './snapshot.ts';
import { takesVersion, withShownParts } from './slots.ts';
import { UNNAMED_SITE } from './site.ts';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.10.0', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.2.0', false],
  ['^2.0.0', '1.9.9', false],
  ['^0.2.0', '0.2.4', true],
  ['^0.2.0', '0.3.0', false],
  ['^0.0.2', '0.0.3', false],
  ['^0.0.0', '0.0.1', false],
  ['~1.2.3', '1.2.9', true],
  ['~1.2.3', '1.3.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
])('%s takes %s: %s', (range, version, isTaken) => {
  expect(takesVersion(range, version)).toBe(isTaken);
});

describe('what a slot shows', () => {
  const props = { type: 'object', additionalProperties: false, properties: {} } as const;
  const release = (extras: Partial<SnapshotRelease['extras']>): SnapshotRelease[] => [
    {
      url: '',
      fallbackUrl: null,
      metadata: { integrity: '', version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras: {
        routes: [],
        menu: [],
        sections: [],
        messages: {},
        fallbackIntegrity: null,
        ...extras,
      },
    },
  ];
  const part = (name: string, version = '^1.0.0') =>
    release({ parts: [{ slot: 'mf-o/beside', version, part: name }] });
  const offering = release({
    slots: ['beside', 'empty'].map((name) => ({ name, version: '1.0.0', props })),
  });
  const shownIn = (slots?: Record<string, string[]>) =>
    withShownParts({
      site: { ...UNNAMED_SITE, ...(slots ? { slots } : {}) },
      microFrontends: {
        'mf-c': part('c'),
        'mf-b': part('b'),
        'mf-a': part('a', '^2.0.0'),
        'mf-d': part('d'),
        'mf-o': offering,
      },
    }).microFrontends['mf-o']?.[0]?.extras.shown;

  it('is every part that fits, by name of the remote', () => {
    expect(shownIn()).toEqual({
      beside: ['b', 'c', 'd'].map((name) => ({ remote: `mf-${name}`, part: name })),
    });
  });

  it('is in the order of the site, the others after', () => {
    expect(
      shownIn({ 'mf-o/beside': ['mf-d', 'mf-gone'] })?.['beside']?.map(({ part: p }) => p),
    ).toEqual(['d', 'b', 'c']);
  });
});
