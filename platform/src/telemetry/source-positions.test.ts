import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { onceLive, route, serverMaps, writeRemote } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { SourcePositions } from './source-positions.ts';

/** Line 1 column 9 of the script is line 7 column 3 of the source. */
const MAP = { version: 3, sources: ['webpack://mf-x/./src/page.tsx'], names: [], mappings: 'QAME' };
const packed = (file: string, text = JSON.stringify(MAP)) =>
  gzipSync(`other.js\n{}\n${file}\n${text}\n`);

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

async function publish(version: string, maps: Buffer): Promise<void> {
  const dir = `${site.services.config.dataDir}/built-${version}`;
  await writeRemote(dir, 'mf-x', [route('/x')], { version, maps });
  await publishFolder(site.target, (await readReleaseFolder(dir))!);
}

async function logged(message: string): Promise<unknown> {
  const warn = vi.spyOn(site.services.log, 'warn');
  const report = { remote: 'mf-x', version: '9.0.0', kind: 'error', phase: 'render', message };
  const payload = JSON.stringify(report);
  await site.app.inject({
    method: 'POST',
    url: '/_dara/telemetry',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  const [fields] = warn.mock.calls[0] as [{ problem: string }];
  warn.mockRestore();
  return fields.problem;
}

const stack = (...frames: string[]): string =>
  ['TypeError: broken', ...frames.map((frame) => `    at Page (${frame})`)].join('\n');

it('logs stacks in source positions, by the maps of their releases', async () => {
  await publish('9.0.0', packed('home.9-0-0.js'));
  const script = 'https://dara.test/assets/mf-x/home.9-0-0.js';
  expect(await logged(stack(`${script}:1:9`, `${script}:1:9`))).toBe(
    stack('mf-x/src/page.tsx:7:3', 'mf-x/src/page.tsx:7:3'),
  );
  const unknown = stack(
    'https://dara.test/assets/mf-x/entry.9-0-0.js:1:9',
    'https://dara.test/assets/mf-y/home.1.js:1:9',
    `${script}:1:2`,
    'https://elsewhere.test/home.9-0-0.js:1:9',
  );
  expect(await logged(unknown)).toBe(unknown);
});

it('logs stacks as they are when a map is damaged', async () => {
  await publish('9.0.1', packed('home.9-0-1.js', '{'));
  await publish('9.0.2', Buffer.from('not compressed'));
  for (const file of ['home.9-0-1.js', 'home.9-0-2.js']) {
    const text = stack(`https://dara.test/assets/mf-x/${file}:1:9`);
    expect(await logged(text)).toBe(text);
  }
});

it('never sends maps to a browser', async () => {
  await publish('9.0.3', packed('home.9-0-3.js'));
  const status = async (url: string) => (await site.app.inject({ url })).statusCode;
  expect(await status('/assets/mf-x/home.9-0-3.js')).toBe(200);
  expect(await status('/assets/mf-x/maps.9-0-3.gz')).toBe(404);
});

describe('failed server renderings', () => {
  const SOURCE = 'mf-t/./src/x-page.tsx';
  const IN_SOURCES = /torn[^]*mf-t\/src\/x-page\.tsx:7:/;
  const torn = (version: string, page: string, maps = serverMaps(version, SOURCE, 7)) =>
    site.ship('mf-t', [route('/t')], { version, page: onceLive(page), maps });
  /** What the log has of the page that fails. */
  const loggedOf = async (url: string): Promise<string> => {
    const log = vi.spyOn(site.services.log, 'error');
    await site.get(url);
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    const [{ err, problem }] = log.mock.calls[0] as [{ err?: Error; problem?: string }];
    log.mockRestore();
    return problem ?? `${err?.message}\n${err?.stack}`;
  };
  beforeAll(() => site.shipShell());

  it('are logged in source positions: a page, and a part of one', async () => {
    await torn('1.0.0', "throw new Error('torn');");
    const page = await loggedOf('/t?keyword=evil');
    expect(page).toMatch(IN_SOURCES);
    expect(page).not.toMatch(/mf-t.*\.cjs:/);
    await torn('1.1.0', "return { html: '<p>x</p>', errors: [new Error('torn').stack] };");
    const part = await loggedOf('/t?keyword=evil');
    expect(part).toMatch(IN_SOURCES);
    expect(part).not.toMatch(/mf-t.*\.cjs:/);
  });

  it('are logged as they are when the maps are damaged', async () => {
    await torn('1.2.0', "throw new Error('torn');", Buffer.from('not compressed'));
    expect(await loggedOf('/t?keyword=evil')).toMatch(
      /torn[^]*\/mf-t\/1\.2\.0\/server\.1-2-0\.cjs:/,
    );
  });

  it.each([
    ['maps', '1.0.0', 'mf-t/src/x-page.tsx:7:1'],
    ['damaged maps', '1.2.0', '/mf-t/1.2.0/server.1-2-0.cjs:2:9'],
  ])('read %s once for a thousand failures', async (_what, version, position) => {
    const read = vi.fn((integrity: string) => site.registry.store.read(integrity));
    const positions = new SourcePositions(site.services, { read });
    const at = `/mf-t/${version}/server.${version.replaceAll('.', '-')}.cjs:2:9`;
    const fail = () => positions.translateServer(stack(at));
    const failures = await Promise.all(Array.from({ length: 500 }, fail));
    for (let left = 500; left > 0; left -= 1) failures.push(await fail());
    expect(new Set(failures)).toEqual(new Set([stack(position)]));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are not looked for in reports of browsers', async () => {
    const text = stack('/mf-t/1.0.0/server.1-0-0.cjs:2:9');
    expect(await logged(text)).toBe(text);
  });
});
