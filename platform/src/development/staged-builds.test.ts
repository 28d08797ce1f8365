import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { stagedBuilds, type StagedBuilds } from './staged-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'dara-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function declarationOf(name: string, ...paths: string[]) {
  const declarationFile = join(folder, `${name}.json`);
  writeFileSync(declarationFile, JSON.stringify({ routes: paths.map((path) => ({ path })) }));
  return { name, declarationFile };
}

const development = { isProduction: false };

function staged(first: string[], ...later: ReturnType<typeof declarationOf>[]) {
  const channel = new EventEmitter();
  const env = { DARA_BUILDS: JSON.stringify({ first, later }) };
  const builds = stagedBuilds(env, development, channel as NodeJS.Process) as StagedBuilds;
  const end = (name: string, isBuilt = true) => channel.emit('message', { name, isBuilt });
  return { builds, end };
}

describe('staged builds', () => {
  it('are only for a development start', () => {
    expect(stagedBuilds({}, development)).toBeUndefined();
    const env = { DARA_BUILDS: JSON.stringify({ first: [], later: [] }) };
    expect(() => stagedBuilds(env, { isProduction: true })).toThrow('set by "npm start" alone');
    expect(() => stagedBuilds({ DARA_BUILDS: '{' }, development)).toThrow('cannot be read');
  });

  it('let the site start once all that the first page needs is built', async () => {
    const { builds, end } = staged(['shell', 'mf-home'], declarationOf('mf-desk', '/desk'));
    let isStarted = false;
    const started = builds.firstBuilt().then(() => (isStarted = true));
    end('shell');
    end('mf-desk');
    await new Promise(setImmediate);
    expect([isStarted, builds.isPending('shell'), builds.isPending('mf-home')]).toEqual([
      false,
      false,
      true,
    ]);
    end('mf-home');
    await started;
    expect(builds.isPending('mf-home')).toBe(false);
  });

  it('do not hold up a site whose first page was built before', async () => {
    const { builds } = staged([], declarationOf('mf-desk', '/desk'));
    await expect(builds.firstBuilt()).resolves.toBeUndefined();
  });

  it('end a start whose first page cannot be built, and no start otherwise', async () => {
    const { builds, end } = staged(['shell'], declarationOf('mf-desk', '/desk'));
    end('mf-desk', false);
    expect(builds.isPending('mf-desk')).toBe(false);
    end('shell', false);
    await expect(builds.firstBuilt()).rejects.toThrow('Not started: shell did not build');
  });

  it('are installed one after another, those before included, whatever became of one', async () => {
    const { builds, end } = staged([], declarationOf('a', '/a'), declarationOf('b', '/b'));
    end('a');
    const done: unknown[] = [];
    builds.followWith({
      install: async () => {
        done.push(`install ${['a', 'b'].filter((name) => !builds.isPending(name)).join(' ')}`);
        if (done.length === 1) throw new Error('refused');
      },
      refresh: async () => void done.push('refresh'),
      onError: ({ message }: Error) => done.push(message),
    } as Parameters<StagedBuilds['followWith']>[0]);
    await new Promise(setImmediate);
    end('b');
    await new Promise(setImmediate);
    expect(done).toEqual(['install a', 'refused', 'install a b', 'refresh']);
  });
});

describe('a page of a remote that is still being built', () => {
  let site: TestSite;
  const { builds, end } = staged(
    [],
    declarationOf('mf-desk', '/desk/:id'),
    declarationOf('mf-old', '/old'),
    declarationOf('mf-broken', '/broken'),
  );
  beforeAll(async () => {
    site = await createTestSite({ builds });
    await site.shipShell();
    await site.ship('mf-old', [route('/old')]);
  });
  afterAll(() => site.close());

  const get = (url: string) => site.app.inject({ method: 'GET', url });

  it('is an uncached, unrendered document with the paths in preparation', async () => {
    const answer = await get('/desk/7');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '10',
      'x-robots-tag': 'noindex',
    });
    expect(answer.body).toContain('"preparing":["/desk/:id","/broken"]');
    expect((await get('/desk')).statusCode).toBe(404);
  });

  it('is the page of the release before, where there is one', async () => {
    expect((await get('/old')).statusCode).toBe(200);
  });

  it('is served once the remote is live, under another revision', async () => {
    const revision = async () =>
      (await get('/_dara/live.json')).json<{ revision: string }>().revision;
    const before = await revision();
    end('mf-desk');
    await site.refresh();
    expect((await get('/desk/7')).statusCode).toBe(503);
    await builds.installWith(async () => void (await site.ship('mf-desk', [route('/desk/:id')])));
    await site.refresh();
    const answer = await get('/desk/7');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"preparing":["/broken"]');
    expect(await revision()).not.toBe(before);
  });

  it('is not found once its build has failed', async () => {
    expect((await get('/broken')).statusCode).toBe(503);
    end('mf-broken', false);
    await builds.installWith(async () => undefined);
    await site.refresh();
    expect((await get('/broken')).statusCode).toBe(404);
  });
});
