import { PLAIN_PAGE, type RouteDeclaration, type SlotDeclaration } from '@dara/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { deploymentLines, checkResultLines } from '../cli/lines.ts';
import { spawnRenderer } from '../rendering/renderer-process.ts';
import { smokeTest } from '../rendering/smoke-test.ts';
import { route, serverMaps, type FixtureOptions } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { Registry } from './registry.ts';

const feed: { ids: string[]; status: number } = { ids: [], status: 200 };
const pageOfFeed = { type: 'object', properties: { page: { type: 'string', maxLength: 9 } } };

/** An api whose feed contains the records set by a test. */
async function mountFeed(app: FastifyInstance): Promise<void> {
  const options = { config: { access: 'public' }, schema: { querystring: pageOfFeed } } as const;
  app.get('/api/feed/book', options, async (_request, reply) =>
    reply
      .code(feed.status)
      .send({ items: feed.ids.map((id) => ({ id, changedAt: '2026-01-01' })) }),
  );
}

let site: TestSite;
let last = 0;
beforeAll(async () => {
  site = await createTestSite({ mountApi: mountFeed });
  await site.shipShell();
});
afterAll(() => site.close());
beforeEach(() => {
  Object.assign(feed, { ids: ['7'], status: 200 });
});

/** Publishes a remote with one page and a unique name; returns name and path. */
async function publish(
  page: string,
  more: Partial<RouteDeclaration>,
  options: FixtureOptions = {},
): Promise<string> {
  const name = `mf-t${(last += 1)}`;
  const { path = '', ...rest } = more;
  await site.publishRemote(name, [{ ...route(`/${name}${path}`), ...rest }], { page, ...options });
  return name;
}

it('names a position of the sources in a refusal', async () => {
  const maps = serverMaps('1.0.0', 'mf-t/./src/x-page.tsx', 7);
  const name = await publish(`throw new Error('torn');`, {}, { maps });
  const { problems } = await refusal(site.registry.promote(name));
  expect(problems[0]).toMatch(/: Error: torn at .*\(mf-t\/src\/x-page\.tsx:7:1\); to fix it, /);
});

describe('a page of signed-in people', () => {
  const guarded: Partial<RouteDeclaration> = {
    access: 'signed-in',
    permission: ['Editor', 'Reader'],
  };

  it('that throws for one role is refused, with page, role and fix', async () => {
    const page = `if (trial && trial.role === 'Reader') throw new Error('no shelf'); return '<p>x</p>';`;
    const name = await publish(page, guarded);
    const { problems } = await refusal(site.registry.promote(name));
    const remedy =
      '; to fix it, render the first state without data, and use browser globals only in effects and handlers';
    expect(problems.map((problem) => problem.replace(/ at .*(?=; to fix)/, ''))).toEqual(
      ['th', 'en'].map(
        (locale) =>
          `RENDER_FAILED: /${name} of ${name} as Reader (${locale}) with an api that fails: Error: no shelf${remedy}`,
      ),
    );
    const result = await site.registry.checkPromote(name);
    expect(checkResultLines(result).join('\n')).toContain(`/${name} of ${name} as Reader (th)`);
  });

  it.each([
    ['refuses', 'if (answer.status === 403)', 'an api that refuses'],
    ['finds nothing', 'if (answer.status === 404)', 'an api that finds nothing'],
  ])('is tried with an api that %s', async (_what, condition, label) => {
    const name = await publish(
      `const answer = await api.fetch(api.baseUrl + '/api/x'); ${condition} throw new Error('lost'); return 'x';`,
      guarded,
    );
    const { problems } = await refusal(site.registry.promote(name));
    expect(problems[0]).toContain(`as Editor (th) with ${label}: Error: lost`);
  });

  it('without named roles is rendered for each role of the site, one for guests anonymously', async () => {
    const page = 'throw new Error(`as ${trial.role}`);';
    const open = await refusal(site.registry.promote(await publish(page, { access: 'signed-in' })));
    const roles = open.problems.map((problem) => /as (\w+) \(th\)/.exec(problem)?.[1]);
    expect(roles.filter(Boolean)).toEqual(['Reader', 'Editor']);
    const guests = await refusal(site.registry.promote(await publish(page, { access: 'guest' })));
    expect(guests.problems[0]).toContain('as an anonymous visitor (th) with an api that fails');
  });

  it('that renders nothing before its effects passes', async () => {
    const name = await publish(`return '';`, { ...guarded, path: '/:id' });
    expect(await site.registry.promote(name)).toEqual({ name, live: '1.0.0', previous: null });
  });

  it('is reported if the shell cannot render it', async () => {
    const name = await publish(`return { html: 'x', isTrial: false };`, guarded);
    expect(deploymentLines(await site.registry.promote(name))).toEqual([
      `${name} 1.0.0 is live`,
      '  skipped: pages of signed-in people, and parts: shell 1.0.0 cannot try them',
    ]);
  });
});

describe('a part', () => {
  const slot: SlotDeclaration = {
    name: 'beside',
    version: '1.0.0',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { id: { type: 'string' }, size: { type: 'integer' } },
      required: ['id'],
    },
  };
  const declared = { slot: 'mf-talk/beside', version: '^1.0.0', part: 'aside' };
  beforeAll(async () => {
    await site.ship('mf-talk', [route('/mf-talk')], {
      change: ({ declaration }) => (declaration.slots = [slot]),
    });
  });
  const publishPart = (part: string, permission?: string[]) =>
    publish(
      `return 'x';`,
      {},
      {
        part,
        change: ({ declaration, pages }) => {
          declaration.parts = [{ ...declared, ...(permission ? { permission } : {}) }];
          pages['aside'] = [];
        },
      },
    );

  it('that throws is refused, with its slot, props, role and fix', async () => {
    const name = await publishPart(`throw new Error('torn');`, ['Reader']);
    const { problems } = await refusal(site.registry.promote(name));
    expect(problems[0]).toMatch(
      new RegExp(
        `^RENDER_FAILED: part aside of ${name} in mf-talk/beside with id, size as Reader \\(th\\) with an api that fails: Error: torn`,
      ),
    );
    expect(problems[0]).toContain('; to fix it, render it with any props that its slot declares');
  });

  it('is tried without the props that its slot may leave out', async () => {
    const name = await publishPart(`return String(props.size.toFixed());`, ['Reader']);
    const { problems } = await refusal(site.registry.promote(name));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('in mf-talk/beside with id as Reader (th)');
  });

  it('for everyone is tried as an anonymous visitor and as each role', async () => {
    const name = await publishPart('throw new Error(`as ${trial.role}`);');
    const { problems } = await refusal(site.registry.promote(name));
    const roles = problems.map((problem) => /as (\w+)(?: at |;)/.exec(problem)?.[1]);
    expect(new Set(roles)).toEqual(new Set(['null', 'Reader', 'Editor']));
  });

  const tryAmong = async (candidate: string, ...others: string[]) => {
    const { deployed } = await site.registry.deployments();
    const found = await Promise.all(
      [candidate, ...others].map(
        async (name) => deployed.get(name)?.live ?? (await site.registry.find(name, '1.0.0')),
      ),
    );
    const [first, ...rest] = found.filter((manifest) => manifest !== undefined);
    const live = new Map(rest.map((manifest) => [manifest.name, manifest]));
    const parts = { store: site.registry.store, open: spawnRenderer };
    return (await smokeTest([first!], live, parts))[0];
  };

  it('is tried once with a new shell', async () => {
    const name = await publishPart(`throw new Error('torn');`);
    const result = await tryAmong('shell', 'mf-talk', name);
    expect(result?.problems).toEqual([
      expect.stringContaining(`part aside of ${name} in mf-talk/beside with id, size as `),
    ]);
  });

  it('whose slot is not here is named, and is tried with the site', async () => {
    const name = await publishPart(`throw new Error('torn');`);
    expect(await tryAmong(name, 'shell')).toEqual({
      problems: [],
      skippedChecks: ['part aside in mf-talk/beside: its slot is not live here'],
    });
  });

  it('is reported if the shell is from before parts were tried', async () => {
    await site.publishShell({ version: '0.9.0', isOld: true });
    await site.registry.promote('shell', '0.9.0', { accept: 'all' });
    const name = await publishPart(`return 'x';`);
    expect(deploymentLines(await site.registry.promote(name))).toContain(
      '  skipped: pages of signed-in people, and parts: shell 0.9.0 cannot try them',
    );
    await site.registry.rollback('shell');
  });
});

describe('a public page with a parameter', () => {
  const detail = { path: '/:id', sitemap: 'book' };

  it('that throws with a real record is refused', async () => {
    const name = await publish(
      `if (url.endsWith('/7')) throw new Error('torn'); return 'x';`,
      detail,
    );
    const { problems } = await refusal(site.registry.promote(name));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(
      `/${name}/7 (page /${name}/:id of ${name}, with a real record) (th) with the live api: Error: torn`,
    );
    expect(problems[0]).toContain('; to fix it, open this address on the candidate');
  });

  it('that does not find a real record is refused', async () => {
    const name = await publish(`return { html: 'x', status: 404 };`, detail);
    const { problems } = await refusal(site.registry.promote(name));
    expect(problems[0]).toContain('answered 404 for a record that the feed names');
  });

  it('that renders it passes', async () => {
    const name = await publish(`return '<p>' + url + '</p>';`, detail);
    expect(await site.registry.promote(name)).toEqual({ name, live: '1.0.0', previous: null });
  });

  it.each([
    ['the feed has no record of book', 'book', { ids: [], status: 200 }],
    ['the feed answered 503 for book', 'book', { ids: [], status: 503 }],
    ['its route names no kind of records (sitemap)', PLAIN_PAGE, { ids: ['7'], status: 200 }],
  ])('goes live untried, and says so: %s', async (lack, sitemap, answer) => {
    Object.assign(feed, answer);
    const name = await publish(`return 'x';`, { path: '/:id', sitemap });
    const line = `skipped: /${name}/:id with a real record: no record, ${lack}`;
    expect(checkResultLines(await site.registry.checkPromote(name))).toContain(`    ${line}`);
    expect(deploymentLines(await site.registry.promote(name))).toContain(`  ${line}`);
  });
});

describe('releases that are promoted together', () => {
  let opened: number;
  let workers: number;
  let registry: Registry;
  beforeEach(() => {
    opened = 0;
    workers = 1;
    const open = () => {
      opened += 1;
      return spawnRenderer();
    };
    registry = new Registry({
      ...site.services,
      publicUrl: site.services.config.publicUrl,
      secret: site.services.config.jwtSecret,
      smokeTest: (candidates, live) =>
        smokeTest(candidates, live, { store: registry.store, open, visitMs: 3000, workers }),
    });
  });

  const named = (...names: string[]) => names.map((name) => ({ name }));

  it('are tried in one renderer process', async () => {
    await site.publishShell({ version: '1.1.0' });
    const names = ['shell', await publish(`return 'a';`, {}), await publish(`return 'b';`, {})];
    const deployments = await registry.promoteTogether(named(...names));
    expect(deployments.map(({ name }) => name)).toEqual(names);
    expect(opened).toBe(1);
  });

  it('are tried at the same time where several renderers may run', async () => {
    workers = 2;
    const names = [await publish(`return 'a';`, {}), await publish(`return 'b';`, {})];
    await registry.promoteTogether(named(...names));
    expect(opened).toBe(2);
  });

  it.each([
    ['throws', `throw new Error('torn');`, 'Error: torn'],
    ['ends its process', `for (;;) {}`, 'rendering took longer than 3000 ms'],
  ])('have their own problems where one %s', async (_what, page, problem) => {
    const bad = await publish(page, {});
    const names = [await publish(`return 'a';`, {}), bad, await publish(`return 'c';`, {})];
    const { problems } = await refusal(registry.promoteTogether(named(...names)));
    expect(problems.length).toBeGreaterThan(0);
    for (const line of problems) {
      expect(line).toContain(`/${bad} (`);
      expect(line).toContain(problem);
    }
    expect(opened).toBe(2);
  });

  it.each([
    [`globalThis.shelf = 'full';`, 'ReferenceError: shelf'],
    [
      `Object.defineProperty(globalThis, 'shelf', { value: 'full' });`,
      'the rendering process ended',
    ],
  ])('do not share globals: %s', async (setting, problem) => {
    const first = await publish(`${setting} return 'a';`, {});
    const second = await publish(`return shelf;`, {});
    const { problems } = await refusal(registry.promoteTogether(named(first, second)));
    expect(problems[0]).toContain(`/${second} (th) with an api that fails: ${problem}`);
  });
});
