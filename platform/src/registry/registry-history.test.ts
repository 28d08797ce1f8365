import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { historyLines } from '../cli/lines.ts';
import { releaseOf } from '../testing/memory-release.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
  test = await opened.fresh();
});
afterAll(() => opened.close());

it('records publications, promotions, rollbacks and refusals with their actor, newest first', async () => {
  await test.ship('shell', '1.0.0');
  await test.ship('mf-x', '1.0.0');
  await test.publish('mf-x', '1.1.0');
  await test.registry.promote('mf-x', '1.1.0', { actor: 'a team' });
  await test.registry.rollback('mf-x', { actor: 'on call' });
  test.smokeTest.mockResolvedValueOnce(smokeTestResult('page /x: boom'));
  await refusal(test.registry.promote('mf-x', '1.1.0', { actor: 'a team' }));
  const told = (await test.registry.history('mf-x')).map(
    ({ action, version, previous, actor, problems }) => [
      ...[action, version, previous, actor, problems],
    ],
  );
  expect(told).toEqual([
    ['refuse', '1.1.0', null, 'a team', ['RENDER_FAILED: page /x: boom']],
    ['rollback', '1.0.0', null, 'on call', []],
    ['promote', '1.1.0', '1.0.0', 'a team', []],
    ['publish', '1.1.0', null, 'this server', []],
    ['promote', '1.0.0', null, 'this server', []],
    ['publish', '1.0.0', null, 'this server', []],
  ]);
  expect((await test.registry.history()).map(({ name }) => name)).toContain('shell');
  expect(await test.registry.history('mf-other')).toEqual([]);
});

it('records refusals that happen before any check', async () => {
  const next = releaseOf('mf-n', '1.0.0', {}, { revision: 'abc' });
  await refusal(test.registry.publish(next.manifest, 'a team'));
  await test.upload(next);
  await test.registry.publish(next.manifest, 'a team');
  await refusal(test.registry.publish({ ...next.manifest, revision: 'def' }, 'a team'));
  await refusal(test.registry.publish({ name: 'mf-n', version: 7 }, 'a team'));
  await refusal(test.registry.publish(null, 'a team'));
  await refusal(test.registry.promote('mf-n', '8.0.0', { actor: 'a team' }));
  await refusal(test.registry.rollback('mf-n', { actor: 'a team' }));
  const told = (await test.registry.history('mf-n', '-')).map(
    ({ action, name, version, revision, problems }) => [
      ...[action, name, version, revision, problems[0]?.slice(0, 24)],
    ],
  );
  expect(told).toEqual([
    ['refuse', 'mf-n', '1.0.0', 'abc', 'mf-n has no live release'],
    ['refuse', 'mf-n', '8.0.0', '-', 'mf-n 8.0.0 was never pub'],
    ['refuse', '-', '-', '-', 'release.json / must be o'],
    ['refuse', 'mf-n', '-', '-', 'release.json / must have'],
    ['refuse', 'mf-n', '1.0.0', 'def', 'mf-n 1.0.0 exists alread'],
    ['publish', 'mf-n', '1.0.0', 'abc', undefined],
    ['refuse', 'mf-n', '1.0.0', 'abc', 'entry.js was not uploade'],
  ]);
});

it('can be neither changed nor forgotten', async () => {
  for (const statement of [
    sql`update registry_event set actor = 'nobody'`,
    sql`delete from registry_event`,
    sql`truncate registry_event`,
  ]) {
    await expect(statement.execute(test.db)).rejects.toThrow('is kept as it was');
  }
});

it('reads as a line each, with the reasons of a refusal below', async () => {
  const [refused, back] = await test.registry.history('mf-x');
  expect(historyLines(refused!)).toEqual([
    expect.stringMatching(
      /^\d{4}-\d\d-\d\d \d\d:\d\d {2}refused {8}mf-x 1\.1\.0 {2}\(revision .*, by a team\)$/,
    ),
    '    - RENDER_FAILED: page /x: boom',
  ]);
  expect(historyLines(back!)[0]).toContain('rolled back to mf-x 1.0.0');
});
