import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseFile, ReleaseManifest, RouteDeclaration } from '@dara/contract';
import { integrityOf } from '../registry/integrity.ts';
import { SAMPLE_SITE } from './sample-site.ts';

/** The server code of a test remote, as JavaScript: the body of its page's `render(input)`. */
export interface FixtureOptions {
  version?: string;
  /** Body of a function of `{ url, locale, api, signal, trial }` that returns html, or throws. */
  page?: string;
  /** Body of a function of `{ props, locale, api, trial }`, for each of its parts. */
  part?: string;
  /** A shell that cannot try parts. */
  isOld?: boolean;
  /** Text of the client entry. */
  client?: string;
  /** Packed source maps. */
  maps?: Buffer;
  change?: (manifest: ReleaseManifest) => void;
}

/** A minimal shell that lets the remote that owns a path render its page. */
const SHELL_SERVER = `
const patternOf = (path) => new RegExp('^' + path.replace(/:[^/]+/g, '[^/.]+') + '$');
const owners = (snapshot, path) => Object.entries(snapshot.microFrontends)
  .find(([, [release]]) => release.extras.routes.some((route) => patternOf(route.path).test(path)));
exports.default = {
  modules: { react: { version: 'shell' } },
  async render({ url, locale, snapshot, loadRemote, api, signal, trial }) {
    const { pathname, search } = new URL(url);
    if (trial && trial.part) {
      const { remote: owner, part: page, props } = trial.part;
      const html = await (await loadRemote(owner)).part({ props, locale, api, trial });
      return { status: 200, html, styles: '', state: null, head: { title: '' }, owner, page, isTrial: true };
    }
    const owner = owners(snapshot, pathname);
    const head = { title: 'Title ' + locale, description: 'About <' + pathname + '>' };
    if (!owner) return { status: 404, html: '<h1>404</h1>', styles: '', state: null, head: { title: '404', noIndex: true } };
    const remote = await loadRemote(owner[0]);
    const answer = await remote.page({ url, search, locale, api, signal, trial });
    if (answer && answer.redirect) return { status: 302, redirect: answer.redirect, html: '', styles: '', state: null, head };
    return { status: 200, styles: '<style>h1{color:red}</style>', state: null, head, owner: owner[0], isTrial: trial !== undefined, ...(typeof answer === 'string' ? { html: answer } : answer) };
  },
};`;

const SHARED = [
  { name: 'react', range: '19.3.1', singleton: true },
  { name: '@dara/sdk/api', range: '0.1.0', singleton: true },
];

interface Draft {
  name: string;
  kind: 'shell' | 'remote';
  server: string;
  routes: RouteDeclaration[];
  prefixes: string[];
}

export const route = (
  path: string,
  access: RouteDeclaration['access'] = 'public',
): RouteDeclaration => ({
  path,
  page: 'home',
  access,
  frame: 'site',
  title: { th: 'หน้าทดสอบ', en: 'Test page' },
});

async function write(dir: string, draft: Draft, options: FixtureOptions): Promise<string> {
  const { name, kind } = draft;
  const version = options.version ?? '1.0.0';
  const tag = version.replace(/[^\w]/g, '-');
  const contents: [string, ReleaseFile['side'], string | Buffer][] = [
    [
      `entry.${tag}.js`,
      'client',
      options.client ?? `/* ${name} ${version} */ ${'globalThis.x = 1; '.repeat(80)}`,
    ],
    [`home.${tag}.js`, 'client', `/* home ${name} ${version} */`],
    [`messages-th.${tag}.js`, 'client', `/* th ${name} ${version} */`],
    [`messages-en.${tag}.js`, 'client', `/* en ${name} ${version} */`],
    [`server.${tag}.cjs`, 'server', `/* ${version} */\n${draft.server}`],
  ];
  if (options.maps) contents.push([`maps.${tag}.gz`, 'maps', options.maps]);
  await rm(dir, { recursive: true, force: true });
  const files = await Promise.all(
    contents.map(async ([file, side, text]) => {
      await mkdir(join(dir, side), { recursive: true });
      await writeFile(join(dir, side, file), text);
      const bytes = Buffer.from(text);
      const [brotli, gzip] = [brotliCompressSync(bytes).length, gzipSync(bytes).length];
      return { name: file, size: bytes.length, brotli, gzip, integrity: integrityOf(bytes), side };
    }),
  );
  const manifest: ReleaseManifest = {
    name,
    kind,
    version,
    revision: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: `entry.${tag}.js`,
    serverEntry: `server.${tag}.cjs`,
    files,
    pages: { home: [`home.${tag}.js`] },
    messages: { th: [`messages-th.${tag}.js`], en: [`messages-en.${tag}.js`] },
    shared: SHARED.map((entry) => ({
      ...entry,
      range: kind === 'shell' ? entry.range : `^${entry.range}`,
    })),
    declaration: {
      name,
      owner: 'team',
      prefixes: draft.prefixes,
      routes: draft.routes,
      menu: [],
      sections: [],
    },
    languages: ['th', 'en'],
    ...(kind === 'shell'
      ? { site: SAMPLE_SITE, inlineScript: 'document.documentElement.dataset.theme="light"' }
      : {}),
  };
  options.change?.(manifest);
  await writeFile(join(dir, 'release.json'), JSON.stringify(manifest));
  return dir;
}

/** Writes a shell's build folder for a test; returns it. */
export function writeShell(dir: string, options: FixtureOptions = {}): Promise<string> {
  const draft: Draft = {
    name: 'shell',
    kind: 'shell',
    server: options.isOld ? SHELL_SERVER.replace('trial.part', 'false') : SHELL_SERVER,
    routes: [],
    prefixes: [],
  };
  return write(dir, draft, options);
}

/** Writes a remote's build folder for a test; returns it. */
export function writeRemote(
  dir: string,
  name: string,
  routes: RouteDeclaration[],
  options: FixtureOptions = {},
): Promise<string> {
  const page =
    options.page ?? `return '<h1>' + locale + ' ${name} ${options.version ?? '1.0.0'}</h1>';`;
  const server = `exports.default = { page: async ({ url, search, locale, api, signal, trial }) => { ${page} },
    part: async ({ props, locale, api, trial }) => { ${options.part ?? "return '';"} } };`;
  const prefixes = [...new Set(routes.map((entry) => entry.path.split('/:')[0] || '/'))];
  return write(dir, { name, kind: 'remote', server, routes, prefixes }, options);
}

/** Works with the failing apis of the checks, fails with a working one. */
export const onceLive = (evil: string): string => `
  const answer = await api.fetch(api.baseUrl + '/api/greeting');
  if (!answer.ok || !search.includes('keyword=evil')) return '<p>fine</p>';
  ${evil}`;

/** Packed maps of a remote's server bundle, whose code is all from this line of a source. */
export function serverMaps(version: string, source: string, line: number): Buffer {
  const file = `server.${version.replace(/[^\w]/g, '-')}.cjs`;
  const vlq = 'ACEGIKMOQSUWYac'[line - 1] ?? 'A';
  const map = { version: 3, sources: [`webpack://${source}`], names: [], mappings: `;AA${vlq}A` };
  return gzipSync(`${file}\n${JSON.stringify(map)}\n`);
}
