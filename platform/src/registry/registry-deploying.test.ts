import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';
import { storeKey } from './release-store.ts';
import { lastChange } from './history.repository.ts';
import { REGISTRY_TOPIC } from './tell-change.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());
beforeEach(async () => {
  test = await opened.fresh();
});

const liveOf = async (name: string) => {
  const found = (await test.registry.deployments()).deployed.get(name);
  return found && [found.live.version, found.previous?.version ?? null];
};
const forgetWords = () => {
  test.logged.length = 0;
  test.told.length = 0;
};

describe('promoting a release', () => {
  it('renders it beside the live releases, notifies all instances, and counts', async () => {
    const shell = await test.ship('shell', '1.0.0');
    const manifest = await test.publish('mf-x', '1.0.0');
    const before = await test.registry.deployments();
    forgetWords();
    test.smokeTest.mockClear();
    expect(await test.registry.promote('mf-x')).toEqual({
      name: 'mf-x',
      live: '1.0.0',
      previous: null,
    });
    expect(test.smokeTest.mock.calls).toEqual([[manifest, new Map([['shell', shell]])]]);
    expect(test.told).toEqual([[REGISTRY_TOPIC, { name: 'mf-x', version: '1.0.0' }]]);
    expect(test.logged).toEqual([
      [{ name: 'mf-x', version: '1.0.0', previous: null, action: 'promote' }, 'deployment changed'],
    ]);
    const { change } = await test.registry.deployments();
    expect(change).toBe(before.change + 1);
    expect(await lastChange(test.db)).toBe(change);
  });

  it('of none is change number 0', async () => {
    expect(await test.registry.deployments()).toEqual({ change: 0, deployed: new Map() });
    expect(await lastChange(test.db)).toBe(0);
  });

  it.each([
    ['mf-x', undefined, 'mf-x has no release: publish one first'],
    ['mf-x', '1.0.0', 'mf-x 1.0.0 was never published'],
  ])('of %s %s is refused: %s', async (name, version, message) => {
    const error = await refusal(test.registry.promote(name, version));
    expect(error).toMatchObject({ status: 404, code: 'RELEASE_NOT_EXIST', message });
  });

  it('is a no-op for a live release', async () => {
    await test.ship('shell', '1.0.0');
    const first = { name: 'shell', live: '1.0.0', previous: null };
    expect(await test.registry.promote('shell')).toEqual(first);
    await test.ship('shell', '1.1.0');
    forgetWords();
    test.smokeTest.mockClear();
    expect(await test.registry.promote('shell', '1.1.0')).toEqual({
      name: 'shell',
      live: '1.1.0',
      previous: '1.0.0',
    });
    expect([test.logged, test.told, test.smokeTest.mock.calls]).toEqual([[], [], []]);
  });

  it('is refused with all failed checks and the names of missing files', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    test.files.held.delete(storeKey(manifest.files[1]!.integrity));
    const error = await refusal(test.registry.promote('mf-x'));
    expect(error).toMatchObject({ status: 409, code: 'PROMOTION_REFUSED' });
    expect(error.message).toBe('mf-x 1.0.0 was not promoted');
    expect(error.problems[0]).toBe(
      'FILES_MISSING: file home.js is missing from the file store: publish the same build again',
    );
    expect(error.problems.join()).toContain('no shell is live');
    // A promotion that cannot succeed is not rendered.
    expect(test.smokeTest).not.toHaveBeenCalled();
  });

  it('is refused when a page of it fails', async () => {
    await test.publish('shell', '1.0.0');
    test.smokeTest.mockResolvedValue(smokeTestResult('/ threw'));
    expect((await refusal(test.registry.promote('shell'))).problems).toEqual([
      'RENDER_FAILED: / threw',
    ]);
    expect(await liveOf('shell')).toBeUndefined();
    // A refusal does not block the next promotion.
    test.smokeTest.mockResolvedValue(smokeTestResult());
    expect(await test.registry.promote('shell')).toMatchObject({ live: '1.0.0' });
  });

  it('succeeds when publishing the event fails', async () => {
    await test.publish('shell', '1.0.0');
    const fault = new Error('no line');
    test.onTell = () => Promise.reject(fault);
    expect(await test.registry.promote('shell')).toMatchObject({ live: '1.0.0' });
    expect(test.logged.at(-1)).toEqual([{ err: fault }, 'failed to publish event']);
  });

  it('waits for the change before it', async () => {
    await test.publish('shell', '1.0.0');
    await test.publish('shell', '1.1.0');
    let running = 0;
    let most = 0;
    test.smokeTest.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return smokeTestResult();
    });
    await Promise.all([
      test.registry.promote('shell', '1.0.0'),
      test.registry.promote('shell', '1.1.0'),
    ]);
    expect([most, await liveOf('shell')]).toEqual([1, ['1.1.0', '1.0.0']]);
  });

  /** Another process promotes concurrently with this one's checks, the given number of times. */
  function changeMeanwhile(times: number): void {
    let left = times;
    test.smokeTest.mockImplementation(async () => {
      if (left <= 0) return smokeTestResult();
      left -= 1;
      const row = {
        name: 'mf-other',
        action: 'promote',
        version: '1.0.0',
        previous: null,
      } as const;
      await test.db.insertInto('deployment_history').values(row).execute();
      return smokeTestResult();
    });
  }

  it('repeats the checks when the live releases changed, four times', async () => {
    await test.publish('shell', '1.0.0');
    await test.registry.promote('shell');
    await test.publish('mf-x', '1.0.0');
    changeMeanwhile(4);
    expect(await test.registry.promote('mf-x')).toMatchObject({ live: '1.0.0' });
    expect(test.smokeTest).toHaveBeenCalledTimes(1 + 5);
  });

  it('gives up when they never stop', async () => {
    await test.ship('shell', '1.0.0');
    await test.publish('mf-x', '1.0.0');
    test.smokeTest.mockClear();
    changeMeanwhile(5);
    const error = await refusal(test.registry.promote('mf-x'));
    expect(error).toMatchObject({ status: 409, code: 'REGISTRY_BUSY' });
    expect(error.message).toBe('Others keep changing the live releases; mf-x was not');
    expect([test.smokeTest.mock.calls.length, await liveOf('mf-x')]).toEqual([5, undefined]);
  });
});

describe('going back', () => {
  it('goes to the previous release, then to the one before, without rendering', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await test.ship('shell', version);
    test.smokeTest.mockClear();
    forgetWords();
    expect(await test.registry.rollback('shell')).toEqual({
      name: 'shell',
      live: '1.1.0',
      previous: '1.0.0',
    });
    expect(test.logged[0]?.[0]).toMatchObject({ action: 'rollback' });
    expect(await test.registry.rollback('shell')).toEqual({
      name: 'shell',
      live: '1.0.0',
      previous: null,
    });
    expect(test.smokeTest).not.toHaveBeenCalled();
    const error = await refusal(test.registry.rollback('shell'));
    expect([error.status, error.code, error.message]).toEqual([
      409,
      'NO_PREVIOUS_RELEASE',
      'shell 1.0.0 has no release before it to go back to',
    ]);
  });

  it('counts only promotions, the last of each and those of the same name', async () => {
    await test.ship('shell', '1.0.0');
    await test.ship('mf-x', '1.1.0');
    for (const version of ['1.0.0', '1.2.0', '1.3.0']) await test.ship('mf-x', version);
    await test.ship('shell', '1.2.0');
    await test.registry.promote('mf-x', '1.1.0');
    await test.registry.promote('mf-x', '1.2.0');
    await test.registry.promote('mf-x', '1.3.0');
    // 1.2.0 was promoted twice: after 1.0.0 and after 1.1.0.
    expect(await test.registry.rollback('mf-x')).toMatchObject({
      live: '1.2.0',
      previous: '1.1.0',
    });
    expect(await liveOf('mf-x')).toEqual(['1.2.0', '1.1.0']);
    expect(await liveOf('shell')).toEqual(['1.2.0', '1.0.0']);
  });

  it('is refused where nothing is live', async () => {
    const error = await refusal(test.registry.rollback('mf-x'));
    expect(error).toMatchObject({ status: 404, code: 'RELEASE_NOT_EXIST' });
    expect(error.message).toBe('mf-x has no live release');
  });

  it('is refused when its files are missing', async () => {
    await test.ship('shell', '1.0.0', { 'home.1.js': 'first();' });
    await test.ship('shell', '1.1.0');
    const old = await test.registry.find('shell', '1.0.0');
    test.files.held.delete(storeKey(old!.files.at(-1)!.integrity));
    const error = await refusal(test.registry.rollback('shell'));
    expect(error.problems).toEqual([
      expect.stringContaining('file home.1.js is missing from the file store'),
    ]);
    expect(await liveOf('shell')).toEqual(['1.1.0', '1.0.0']);
  });
});
