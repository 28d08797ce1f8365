import { describe, expect, it } from 'vitest';
import { BUDGET, healthOf, judge, type ReleaseHealth } from './release-health.ts';

const health = (loads: number, errors: number, failingNetworks = 50): ReleaseHealth => ({
  ...{ loads, errors, failingNetworks },
});
/** One error per hundred loads. */
const USUAL = health(10_000, 100);
const PERFECT = health(10_000, 0);
const UNKNOWN = health(0, 0, 0);

describe('a release is taken back', () => {
  it.each<[string, boolean, ReleaseHealth, ReleaseHealth]>([
    ['with twice the errors per load', true, health(1000, 20), USUAL],
    ['with less than twice', false, health(1000, 19), USUAL],
    ['with one error per hundred loads where there were none', true, health(1000, 10), PERFECT],
    ['with fewer where there were none', false, health(1000, 9), PERFECT],
    ['with too few loads', false, health(49, 49), PERFECT],
    ['with just enough loads', true, health(50, 50), PERFECT],
    ['with errors of too few networks', false, health(1000, 1000, 4), PERFECT],
    ['with errors of just enough networks', true, health(1000, 1000, 5), PERFECT],
    ['with 5 % after a release without counts', true, health(1000, 50), UNKNOWN],
    ['with less after a release without counts', false, health(1000, 49), UNKNOWN],
    ['with less after one with too few loads', false, health(1000, 49), health(49, 0)],
    ['without any load', false, health(0, 0, 0), UNKNOWN],
    ['as bad as the one before', false, health(1000, 600), health(1000, 600)],
  ])('%s: %s', (_when, isExceeded, release, other) => {
    expect(judge(release, other).isExceeded).toBe(isExceeded);
  });

  it('by another budget, as of a part of the visitors', () => {
    const budget = { ...BUDGET, minLoads: 10, minShare: 0.5, minNetworks: 1 };
    expect(judge(health(10, 4, 1), PERFECT, budget)).toMatchObject({ isExceeded: false });
    expect(judge(health(10, 5, 1), PERFECT, budget)).toEqual({
      ...{ isExceeded: true, share: 0.5, limit: 0.5 },
    });
  });
});

it('the health of a release counts failed loads as loads, and leaves out what was counted earlier', () => {
  const sum = {
    ...{ load: 90, 'error:load': 10, 'error:server': 2, 'error:handler': 4 },
    ...{ 'failing-network': 7, 'lcp:2500': 60 },
  };
  expect(healthOf(sum)).toEqual({ loads: 100, errors: 16, failingNetworks: 7 });
  const earlier = { load: 50, 'error:load': 1, 'failing-network': 1, 'error:render': 3 };
  expect(healthOf(sum, earlier)).toEqual({ loads: 49, errors: 15, failingNetworks: 6 });
});
