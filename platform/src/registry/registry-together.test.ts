import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());

const needs = (name: string, range: string) => ({ shared: [{ name, range, singleton: true }] });
const SET = [
  { name: 'shell', version: '2.0.0' },
  { name: 'mf-x', version: '2.0.0' },
  { name: 'mf-y' },
];

/** A site, and a next generation of releases that are incompatible with the first. */
beforeEach(async () => {
  test = await opened.fresh();
  await test.ship('shell', '1.0.0', {}, needs('old', '1.0.0'));
  await test.ship('mf-x', '1.0.0', {}, needs('old', '^1.0.0'));
  await test.publish('shell', '2.0.0', {}, needs('new', '1.0.0'));
  await test.publish('mf-x', '2.0.0', {}, needs('new', '^1.0.0'));
  await test.publish('mf-y', '2.0.0', {}, needs('new', '^1.0.0'));
  test.smokeTest.mockClear();
});

const live = async () =>
  Object.fromEntries(
    [...(await test.registry.deployments()).deployed].map(([name, entry]) => [
      name,
      [entry.live.version, entry.previous?.version ?? null],
    ]),
  );
const FIRST = { shell: ['1.0.0', null], 'mf-x': ['1.0.0', null] };

describe('releases that fit only each other', () => {
  it('are each refused alone', async () => {
    for (const { name, version } of SET) {
      const error = await refusal(test.registry.promote(name, version));
      expect(error.problems.join()).toContain('does not provide');
    }
    expect(await live()).toEqual(FIRST);
  });

  it('are promoted in one transaction, each checked with the others', async () => {
    expect(await test.registry.promoteTogether(SET)).toEqual([
      { name: 'shell', live: '2.0.0', previous: '1.0.0' },
      { name: 'mf-x', live: '2.0.0', previous: '1.0.0' },
      { name: 'mf-y', live: '2.0.0', previous: null },
    ]);
    expect(await live()).toEqual({
      shell: ['2.0.0', '1.0.0'],
      'mf-x': ['2.0.0', '1.0.0'],
      'mf-y': ['2.0.0', null],
    });
    const besides = test.smokeTest.mock.calls.map(([candidate, others]) => [
      candidate.name,
      [...others.values()]
        .filter(({ name }) => name !== candidate.name)
        .map(({ name, version }) => `${name} ${version}`)
        .sort(),
    ]);
    expect(besides).toEqual([
      ['shell', ['mf-x 2.0.0', 'mf-y 2.0.0']],
      ['mf-x', ['mf-y 2.0.0', 'shell 2.0.0']],
      ['mf-y', ['mf-x 2.0.0', 'shell 2.0.0']],
    ]);
  });

  it('are all refused if one fails, with the failed checks', async () => {
    test.smokeTest.mockImplementation(async ({ name }) =>
      name === 'mf-y' ? smokeTestResult('/ threw') : smokeTestResult(),
    );
    const error = await refusal(test.registry.promoteTogether(SET));
    expect(error.message).toBe('shell 2.0.0, mf-x 2.0.0, mf-y 2.0.0 were not promoted');
    expect(error.problems).toEqual(['RENDER_FAILED: / threw']);
    expect(await live()).toEqual(FIRST);
  });

  it('are all refused if one was never published', async () => {
    const error = await refusal(
      test.registry.promoteTogether([...SET, { name: 'mf-z', version: '1.0.0' }]),
    );
    expect(error.message).toBe('mf-z 1.0.0 was never published');
    expect(await live()).toEqual(FIRST);
  });

  it('are completed if one is live already', async () => {
    await test.registry.promoteTogether(SET);
    await test.publish('mf-y', '2.1.0', {}, needs('new', '^1.0.0'));
    test.smokeTest.mockClear();
    expect(
      await test.registry.promoteTogether([...SET.slice(0, 2), { name: 'mf-y', version: '2.1.0' }]),
    ).toEqual([
      { name: 'shell', live: '2.0.0', previous: '1.0.0' },
      { name: 'mf-x', live: '2.0.0', previous: '1.0.0' },
      { name: 'mf-y', live: '2.1.0', previous: '2.0.0' },
    ]);
    expect(test.smokeTest).toHaveBeenCalledTimes(1);
  });
});
