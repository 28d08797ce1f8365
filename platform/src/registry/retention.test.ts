import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { removalLines } from '../cli/lines.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { storeKey } from './release-store.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
  test = await opened.fresh();
});
afterAll(() => opened.close());

const own = (version: string) => ({ 'server.cjs': `/* ${version} */`.repeat(50) });
const ship = (version: string) => test.ship('mf-x', version, own(version));
/** Moves all timestamps into the past by the given days. */
async function age(days: number): Promise<void> {
  await sql`update release set published_at = published_at - make_interval(days => ${days})`.execute(
    test.db,
  );
  await sql`update deployment_history set at = at - make_interval(days => ${days})`.execute(
    test.db,
  );
}
const versions = async () =>
  (await test.registry.list())
    .filter(({ name }) => name === 'mf-x')
    .map(({ version }) => version)
    .sort();
const isStored = (integrity: string): boolean => test.files.held.has(storeKey(integrity));

it('removes releases that are neither live, nor previous, nor used or published within 30 days', async () => {
  await test.ship('shell', '1.0.0');
  const first = await ship('1.0.0');
  await ship('1.1.0');
  const never = await test.publish('mf-x', '1.2.0', own('1.2.0'));
  await age(10);
  // 1.1.0 was live until 25 days ago; 1.0.0 was replaced 35 days ago.
  await ship('1.3.0');
  await age(25);
  await ship('1.4.0');
  await test.publish('mf-x', '1.5.0', own('1.5.0'));

  const planned = await test.registry.removeUnused({ isDryRun: true });
  expect(planned.releases.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.2.0']);
  expect(await versions()).toHaveLength(6);
  expect(isStored(never.files[2]!.integrity)).toBe(true);
  expect(removalLines(planned, true).at(-1)).toMatch(/^2 releases would be removed \(2 files, /);

  expect(await test.registry.removeUnused({ isDryRun: false })).toEqual(planned);
  expect(await versions()).toEqual(['1.1.0', '1.3.0', '1.4.0', '1.5.0']);
  // Their own files are removed; shared ones stay.
  for (const { files } of [first, never]) {
    const own = files.find(({ name }) => name === 'server.cjs')!;
    const shared = files.find(({ name }) => name === 'entry.js')!;
    expect([isStored(own.integrity), isStored(shared.integrity)]).toEqual([false, true]);
  }
  expect(removalLines(await test.registry.removeUnused({ isDryRun: false }), false)).toEqual([
    'Every release is used, or younger than 30 days',
  ]);
});

it('keeps live, previous and rollback target releases of any age', async () => {
  await age(400);
  await test.registry.removeUnused({ isDryRun: false });
  expect(await versions()).toEqual(['1.3.0', '1.4.0']);
  // The previous release was removed: there is no further rollback target.
  expect(await test.registry.rollback('mf-x')).toEqual({
    name: 'mf-x',
    live: '1.3.0',
    previous: null,
  });
  expect((await test.registry.history('mf-x')).map(({ version }) => version)).toContain('1.0.0');
});

it('keeps whole snapshots as long as releases, and removes older ones', async () => {
  const keep = async (change: number): Promise<void> =>
    test.registry.snapshots.write(`${change}-0123abcd`, `{"of":${change}}`);
  const numbers: number[] = [];
  for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
    await ship(version);
    numbers.push(await test.registry.lastChange());
    await keep(numbers.at(-1) ?? 0);
    await age(version === '2.2.0' ? 5 : 20);
  }
  await test.registry.removeUnused({ isDryRun: true });
  const kept = () =>
    Promise.all(
      numbers.map(
        async (change) => (await test.registry.snapshots.read(`${change}-0123abcd`)) !== undefined,
      ),
    );
  expect(await kept()).toEqual([true, true, true]);
  // The second was live until 5 days ago, the first until 25 days ago.
  await age(10);
  await test.registry.removeUnused({ isDryRun: false });
  expect(await kept()).toEqual([false, true, true]);
});
