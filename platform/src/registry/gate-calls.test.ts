import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { ApiCall } from '@dara/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { manifestOf } from '../testing/manifest.ts';
import { releaseOf } from '../testing/memory-release.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry } from '../testing/test-registry.ts';
import { createTestSite } from '../testing/test-site.ts';
import { callsOutcome, liveCalls, type FindCalls } from './gate-calls.ts';
import { manifestProblems } from './manifest.schema.ts';

const list: ApiCall = {
  id: 'bookList',
  call: 'GET /api/book',
  takes: { 'query.page': 'number|undefined' },
  gives: { '': 'object', items: 'array', 'items[]': 'object', 'items[].title': 'string' },
};
const packed = (...calls: unknown[]): string =>
  brotliCompressSync(JSON.stringify(calls)).toString('base64');
const calling = (calls?: string) => manifestOf('mf-x', [], [], calls ? { calls } : {});
const check = (findCalls: FindCalls | undefined, release = calling(packed(list))) =>
  callsOutcome(release, findCalls);

describe('a release', () => {
  it('fits an api that has what it calls, and more', async () => {
    const more = { ...list, gives: { ...list.gives, total: 'number' } };
    expect(await check(async () => [more, { ...list, id: 'bookAdd' }])).toEqual({
      ...{ gate: 'api calls', code: 'API_INCOMPATIBLE', problems: [] },
    });
  });

  it.each([
    ['is gone', []],
    ['is GET /api/books, and was GET /api/book', [{ ...list, call: 'GET /api/books' }]],
    [
      'needs query.shelf; no longer answers items[].title',
      [
        {
          ...list,
          takes: { ...list.takes, 'query.shelf': 'string' },
          gives: { '': 'object', items: 'array', 'items[]': 'object' },
        },
      ],
    ],
  ])('does not fit an api where an operation %s', async (differs, live) => {
    expect((await check(async () => live)).problems).toEqual([
      `mf-x 1.0.0 calls bookList (GET /api/book), which in the api of the site ${differs}: generate its client again, adapt the code and build, or put an api live that keeps it`,
    ]);
  });

  it('does not fit while the api does not answer', async () => {
    const { problems } = await check(async () => {
      throw new TypeError('fetch failed');
    });
    expect(problems).toEqual([
      'the api of the site does not say what it offers (TypeError: fetch failed): promote again once it does',
    ]);
  });

  it('is not compared with an api that is closed, or that no server runs; the reason is shown', async () => {
    expect((await check(async () => 'it answers 401')).skipped).toBe('it answers 401');
    expect((await check(undefined)).skipped).toContain('which no server runs now');
  });

  it('without calls asks no api', async () => {
    const ask = async () => {
      throw new Error('asked');
    };
    expect((await check(ask, calling())).problems).toEqual([]);
    expect((await check(ask, calling(packed()))).problems).toEqual([]);
  });

  it.each([
    ['no Brotli', 'AAAA'],
    ['another form', packed({ id: 'bookList' })],
    ['too large', brotliCompressSync(Buffer.alloc(9 * 1024 * 1024, ' ')).toString('base64')],
  ])('whose calls are unreadable is refused when it is published: %s', (_what, calls) => {
    const problem = 'release.json /calls is unreadable: build again';
    expect(manifestProblems(releaseOf('mf-x', '1.0.0').manifest)).not.toContain(problem);
    const { manifest } = releaseOf('mf-x', '1.0.0');
    expect(manifestProblems({ ...manifest, calls })).toContain(problem);
  });
});

it('a promotion is refused, a rollback is not, and a dry run of publishing tells it', async () => {
  const { fresh, close } = await openTestRegistry();
  let live = [list];
  const test = await fresh({ findCalls: async () => live });
  const { registry } = test;
  const publish = async (version: string) => {
    const release = releaseOf('mf-x', version);
    release.manifest.calls = packed(list);
    await registry.publish(await test.upload(release));
    return release.manifest;
  };
  await test.ship('shell', '1.0.0');
  await publish('1.0.0');
  await publish('1.0.1');
  await registry.promote('mf-x', '1.0.0');
  await registry.promote('mf-x', '1.0.1');
  live = [];
  const manifest = await publish('1.0.2');
  const { problems } = await refusal(registry.promote('mf-x', '1.0.2'));
  expect(problems).toEqual([
    expect.stringMatching(/^API_INCOMPATIBLE: mf-x 1\.0\.2 calls bookList .* is gone: /),
  ]);
  const { outcomes } = await registry.checkPublish(manifest);
  expect(outcomes.find(({ gate }) => gate === 'api calls')?.problems).toHaveLength(1);
  expect(await registry.rollback('mf-x')).toMatchObject({ live: '1.0.0' });
  // What a start in development promotes is accepted as it is.
  await registry.promote('mf-x', '1.0.2', { accept: 'all' });
  await close();
});

describe('the api of a site', () => {
  let status = 200;
  const description = { paths: { '/api/book': { get: { operationId: 'bookList' } } } };
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/api/openapi.json' ? status : 404;
    response.end(JSON.stringify(description));
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('says what it offers where it is external; in production it may be closed', async () => {
    const find = liveCalls({} as never, origin);
    expect(await find()).toEqual([{ id: 'bookList', call: 'GET /api/book', takes: {}, gives: {} }]);
    status = 401;
    expect(await find()).toBe(`${origin}/api/openapi.json answers 401`);
    status = 503;
    await expect(find()).rejects.toThrow('answers 503');
  });

  it('is asked in this process where it is mounted', async () => {
    const operation = (operationId: string) => ({
      config: { access: 'public' } as const,
      schema: { operationId, response: { 200: { type: 'object', properties: {} } } },
    });
    const site = await createTestSite({
      mountApi: async (app) => {
        await app.register(async (routes) => {
          routes.get('/api/book', operation('bookList'), async () => ({}));
        });
      },
    });
    await site.shipShell();
    const calls = packed({ ...list, takes: {}, gives: { '': 'object' } });
    await site.ship('mf-x', [route('/x')], { change: (built) => Object.assign(built, { calls }) });
    const other = packed({ ...list, id: 'bookAdd' });
    await site.publishRemote('mf-y', [route('/y')], {
      change: (built) => Object.assign(built, { calls: other }),
    });
    const { problems } = await refusal(site.registry.promote('mf-y'));
    expect(problems[0]).toContain('API_INCOMPATIBLE: mf-y 1.0.0 calls bookAdd');
    await site.close();
  });
});
