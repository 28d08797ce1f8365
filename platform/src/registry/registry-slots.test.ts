import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RemoteDeclaration } from '@dara/contract';
import { releaseOf } from '../testing/memory-release.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { buildSnapshot } from './snapshot.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());

const props = { type: 'object', additionalProperties: false, properties: {} } as const;

/** Publishes a release that declares slots or parts. */
async function publish(name: string, version: string, declared: Partial<RemoteDeclaration>) {
  const release = releaseOf(name, version);
  Object.assign(release.manifest.declaration, declared);
  for (const { part } of declared.parts ?? []) release.manifest.pages[part] = [];
  await test.registry.publish(await test.upload(release));
}
const offer = (version: string, slot = '1.0.0') =>
  publish('mf-talk', version, { slots: [{ name: 'beside', version: slot, props }] });
const fill = (version: string, slot = '^1.0.0') =>
  publish('mf-aside', version, {
    parts: [{ slot: 'mf-talk/beside', version: slot, part: 'aside' }],
  });

async function shown() {
  const all = [...(await test.registry.deployments()).deployed.values()].map(({ live }) => live);
  const shell = all.find(({ kind }) => kind === 'shell')!;
  const remotes = all.filter(({ kind }) => kind === 'remote');
  const served = remotes.map((live) => ({ live, fallback: null }));
  const { microFrontends } = buildSnapshot(1, shell, served);
  return microFrontends['mf-talk']?.[0]?.extras.shown?.['beside']?.map(({ remote }) => remote);
}

beforeEach(async () => {
  test = await opened.fresh();
  await test.ship('shell', '1.0.0');
  await offer('1.0.0');
  await fill('1.0.0');
});

it('promotes a part after its slot, and refuses it before with a code', async () => {
  const { problems } = await refusal(test.registry.promote('mf-aside'));
  expect(problems).toEqual([
    expect.stringMatching(/^SLOT_UNAVAILABLE: part aside of mf-aside .* no live release offers: /),
  ]);
  await test.registry.promote('mf-talk');
  await test.registry.promote('mf-aside');
  expect(await shown()).toEqual(['mf-aside']);
});

it('changes a slot only together with its parts', async () => {
  await test.registry.promoteTogether([{ name: 'mf-aside' }, { name: 'mf-talk' }]);
  await offer('2.0.0', '2.0.0');
  await fill('2.0.0', '^2.0.0');
  for (const name of ['mf-talk', 'mf-aside']) {
    const { problems } = await refusal(test.registry.promote(name, '2.0.0'));
    expect(problems.join()).toContain('SLOT_UNAVAILABLE: ');
  }
  await test.registry.promoteTogether([{ name: 'mf-aside' }, { name: 'mf-talk' }]);
  expect(await shown()).toEqual(['mf-aside']);
});

it('leaves a part unused while its slot is withdrawn or rolled back', async () => {
  await publish('mf-talk', '0.9.0', {});
  await test.registry.promote('mf-talk', '0.9.0');
  await test.registry.promote('mf-talk', '1.0.0');
  await test.registry.promote('mf-aside');
  await test.registry.rollback('mf-talk');
  expect(await shown()).toBeUndefined();
  await test.registry.promote('mf-talk', '1.0.0');
  expect(await shown()).toEqual(['mf-aside']);
  await test.registry.withdraw('mf-talk', { actor: 'operator' });
  expect(await shown()).toBeUndefined();
  // Its remote may go on.
  await fill('1.0.1');
  await test.registry.promote('mf-aside', '1.0.1');
});
