import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deploymentLines, historyLines, checkResultLines } from '../cli/lines.ts';
import { releaseOf } from '../testing/memory-release.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';
import { GATE_CODES } from './gate-outcome.ts';
import { storeKey } from './release-store.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());
beforeEach(async () => {
  test = await opened.fresh();
  await test.ship('shell', '1.0.0');
});

/** All registry state, which a dry run must not change. */
const state = async (): Promise<string> => {
  const { deployed, change } = await test.registry.deployments();
  const live = [...deployed].map(
    ([
      name,
      {
        live: { version },
      },
    ]) => [name, version],
  );
  const [event] = await test.registry.history();
  const stored = [...test.files.held.keys()];
  return JSON.stringify([live, change, event, await test.registry.list(), stored]);
};
const own = (manifest: Awaited<ReturnType<TestRegistry['ship']>>, owner: string) => ({
  declaration: { ...manifest.declaration, owner, routes: [] },
});

describe('a dry run', () => {
  it('of a promotion returns the result of every check, and changes nothing', async () => {
    const first = await test.ship('mf-x', '1.0.0');
    await test.publish('mf-x', '1.1.0', {}, own(first, 'others'));
    const before = await state();
    const skippedChecks = ['/x/:id with a real record: no record, the feed has no record of x'];
    test.smokeTest.mockResolvedValueOnce({ ...smokeTestResult('page /x: boom'), skippedChecks });
    const result = await test.registry.checkPromote('mf-x', '1.1.0', { accept: ['owner'] });
    expect(checkResultLines(result)).toEqual([
      'mf-x 1.1.0',
      '  ok       files',
      '  ok       marked as bad',
      '  ok       freeze',
      '  ok       approval',
      '  ok       shared libraries',
      '  ok       addresses',
      '  ok       routes',
      '  ok       grants',
      '  ok       roles',
      '  ok       languages',
      '  ok       sizes',
      '  ok       slots',
      '  ok       api calls',
      '  refused  changes (CHANGE_NOT_ACCEPTED)',
      '    - route /mf-x of mf-x disappears: to accept it, use --accept route:/mf-x',
      '  refused  rendering (RENDER_FAILED)',
      '    - page /x: boom',
      '    skipped: /x/:id with a real record: no record, the feed has no record of x',
      '  meant    mf-x belongs to team, and now to others',
    ]);
    expect(await state()).toBe(before);
  });

  it('of a promotion does not render a release with missing files', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    test.files.held.delete(storeKey(manifest.files[1]!.integrity));
    test.smokeTest.mockClear();
    const { outcomes } = await test.registry.checkPromote('mf-x');
    expect(outcomes[0]?.problems).toEqual([
      'file home.js is missing from the file store: publish the same build again',
    ]);
    expect(outcomes.at(-1)).toMatchObject({ gate: 'rendering', skipped: expect.any(String) });
    expect(test.smokeTest).not.toHaveBeenCalled();
  });

  it('of a publication returns the failed checks, and changes nothing', async () => {
    const { manifest } = releaseOf('mf-x', '1.0.0', {}, { languages: ['th'] });
    const before = await state();
    const { outcomes } = await test.registry.checkPublish(manifest);
    expect(outcomes.filter(({ problems }) => problems.length > 0).map(({ gate }) => gate)).toEqual([
      'languages',
    ]);
    expect(await state()).toBe(before);
    await test.publish('mf-x', '1.0.0');
    const again = await test.registry.checkPublish(releaseOf('mf-x', '1.0.0').manifest);
    expect(again.outcomes[0]?.problems[0]).toContain('exists already');
    const renamed = releaseOf('mf-x', '1.1.0', { 'home.js': 'other' }).manifest;
    expect((await test.registry.checkPublish(renamed)).outcomes[1]?.problems).toEqual([
      'home.js (of 1.0.0) has other content: name it by its content',
    ]);
    expect(await refusal(test.registry.checkPublish({}))).toMatchObject({ status: 422 });
  });
});

it('every check is documented with its code', async () => {
  const docs = new URL('../../../docs/releases.md', import.meta.url);
  const text = await readFile(docs, 'utf8');
  for (const code of Object.values(GATE_CODES)) expect(text).toContain(`\`${code}\``);
});

describe('removals', () => {
  it('are refused, and allowed and recorded if accepted', async () => {
    const first = await test.ship('mf-x', '1.0.0');
    await test.publish('mf-x', '1.1.0', {}, own(first, 'others'));
    expect((await refusal(test.registry.promote('mf-x'))).problems).toHaveLength(2);
    const accept = ['owner', 'route:/mf-x'];
    const deployment = await test.registry.promote('mf-x', '1.1.0', { accept });
    expect(deploymentLines(deployment)).toEqual([
      'mf-x 1.1.0 is live; "dara rollback mf-x" goes back to 1.0.0',
      '  passed over: mf-x belongs to team, and now to others',
      '  passed over: route /mf-x of mf-x disappears',
    ]);
    const [event] = await test.registry.history('mf-x');
    expect(historyLines(event!).slice(1)).toEqual([
      '    passed over: mf-x belongs to team, and now to others',
      '    passed over: route /mf-x of mf-x disappears',
    ]);
    // A rollback may remove what the release had added.
    expect(await test.registry.rollback('mf-x')).toMatchObject({ live: '1.0.0' });
  });
});

describe('a rollback', () => {
  it('has a dry run, if there is a target', async () => {
    await test.ship('mf-x', '1.0.0');
    expect(await refusal(test.registry.checkRollback('mf-x'))).toMatchObject({ status: 409 });
    expect(await refusal(test.registry.checkRollback('mf-y'))).toMatchObject({ status: 404 });
    await test.ship('mf-x', '1.1.0');
    const { version, outcomes } = await test.registry.checkRollback('mf-x');
    expect([version, outcomes.flatMap(({ problems }) => problems)]).toEqual(['1.0.0', []]);
    expect(await test.registry.rollback('mf-x')).toMatchObject({ live: '1.0.0' });
  });
});

describe('a forced rollback', () => {
  it('overrides failed checks, and returns and records them', async () => {
    const first = await test.ship('mf-x', '1.0.0');
    await test.ship('mf-x', '1.1.0', { 'server.cjs': '/* another */' });
    const lost = first.files.find(({ name }) => name === 'server.cjs')!;
    test.files.held.delete(storeKey(lost.integrity));
    const problem = 'file server.cjs is missing from the file store: publish the same build again';
    const coded = `FILES_MISSING: ${problem}`;
    expect(checkResultLines(await test.registry.checkRollback('mf-x')).slice(0, 3)).toEqual([
      'mf-x 1.0.0',
      '  refused  files (FILES_MISSING)',
      `    - ${problem}`,
    ]);
    expect((await test.registry.history('mf-x'))[0]).toMatchObject({ action: 'promote' });
    expect((await refusal(test.registry.rollback('mf-x'))).problems).toEqual([coded]);
    const options = { actor: 'on call', isForced: true };
    expect(await test.registry.rollback('mf-x', options)).toMatchObject({
      ...{ live: '1.0.0', skipped: [coded] },
    });
    const [event] = await test.registry.history('mf-x');
    expect(event).toMatchObject({ action: 'rollback', actor: 'on call', skipped: [coded] });
  });
});
