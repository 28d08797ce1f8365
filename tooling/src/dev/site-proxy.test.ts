import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { developedRelease, UNNAMED_SITE, type RegistrySnapshot } from '@dara/contract';
import { afterEach, expect, test } from 'vitest';
import { withDevelopmentShell, withOrigin, withSources } from './site-document.ts';
import { cookieFromHere, documentsOf, headersFromSite } from './site-proxy.ts';

const SOURCES = 'http://127.0.0.1:4300';
const label = { th: 'งาน', en: 'Events' };
const release = developedRelease(`${SOURCES}/mf-events/remoteEntry.js`, {
  ...{ name: 'mf-events', owner: 'events', prefixes: ['/events'], routes: [], sections: [] },
  menu: [{ id: 'events', section: 'desk', label, path: '/events', order: 1, icon: 'star' }],
});
const whole: RegistrySnapshot = {
  revision: '7-whole',
  shell: { version: '1.0.0' },
  site: UNNAMED_SITE,
  microFrontends: { 'mf-other': [{ ...release, url: '/assets/mf-other/entry.js' }] },
};
const sent = {
  ...whole,
  revision: '7-sent',
  microFrontends: {},
  rest: { url: '/_dara/snapshot/7.json', integrity: '', shared: {}, elsewhere: [] },
};
const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="dara-${id}">${JSON.stringify(value)}</script>`;
const DRAWN = [
  '<html lang="th" data-unsettled><head><title>A</title></head><body>',
  `<div id="dara-root"><main><div>drawn there</div></main></div>${block('snapshot', sent)}`,
  `${block('state', { a: 1 })}<script>later()</script></body></html>`,
].join('');
const FRAME = [
  '<html lang="th"><head><title>A</title></head><body><div id="dara-root"></div>',
  `<script defer src="/assets/shell/main.js"></script>${block('snapshot', sent)}</body></html>`,
].join('');
const part = { name: 'mf-events', release };
const snapshotIn = (text: string): RegistrySnapshot =>
  JSON.parse(/id="dara-snapshot">([^<]*)</.exec(text)?.[1] ?? '{}') as RegistrySnapshot;

test('removes the rendered content of a document and adds the sources to the remotes', () => {
  const text = withSources(DRAWN, whole, part);
  expect(text).toContain('<body><div id="dara-root"></div><script type="application/json"');
  expect(text).not.toMatch(/data-unsettled|drawn there|dara-state/);
  expect(text).toContain('<script>later()</script></body></html>');
  const { rest, revision, microFrontends } = snapshotIn(text) as RegistrySnapshot & {
    rest?: object;
  };
  expect([rest, revision]).toEqual([undefined, '7-sent']);
  expect(Object.keys(microFrontends)).toEqual(['mf-other', 'mf-events']);
  expect(microFrontends['mf-events']).toEqual([release]);
  expect(release.extras.menu[0]?.icon).toBe(`${SOURCES}/mf-events/icon-star.svg`);
});

test('changes only the snapshot of an unrendered document, and no other response', () => {
  const text = withSources(FRAME, whole, part);
  const [before, after] = FRAME.split(JSON.stringify(sent));
  expect(text.startsWith(before ?? '-')).toBe(true);
  expect(text.endsWith(after ?? '-')).toBe(true);
  expect(snapshotIn(text).microFrontends['mf-events']).toEqual([release]);
  expect(withSources('<p>Not a document</p>', whole, part)).toBe('<p>Not a document</p>');
});

test('preloads no file of the replaced release', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="script" href="/assets/${name}/entry.js" crossorigin="anonymous">`;
  const [head, body] = FRAME.split('</head>');
  const all = [head, preload('mf-events'), preload('mf-events-old'), '</head>', body].join('');
  const text = withSources(all, whole, part);
  expect(text).not.toContain(preload('mf-events'));
  expect(text).toContain(preload('mf-events-old'));
});

test('loads the development build of the shell in place of its script and preloads', () => {
  const script = '/assets/shell/development.1.js';
  const own =
    '<script defer src="/assets/shell/development.1.js" crossorigin="anonymous"></script>';
  const link = (file: string) =>
    `<link rel="preload" as="script" href="/assets/${file}" crossorigin="anonymous" integrity="sha384-x">`;
  const frame = `<head><script defer src="/assets/shell/main.1.js" integrity="sha384-x"></script>${link('shell/a.js')}${link('mf-x/b.js')}</head>`;
  expect(withDevelopmentShell(frame, script)).toBe(`<head>${own}${link('mf-x/b.js')}</head>`);
  const first =
    '<link rel="preload" href="/assets/shell/development.1.js" as="script" crossorigin="anonymous">';
  const drawn = `<template id="dara-later">${link('shell/main.1.js')}${link('shell/a.js')}${link('mf-x/b.js')}</template>`;
  expect(withDevelopmentShell(drawn, script)).toBe(
    `<template id="dara-later">${first}${link('mf-x/b.js')}</template>`,
  );
  expect(withDevelopmentShell(frame, 'https://elsewhere.test/x.js')).toBe(frame);
});

test('escapes a declaration in its script element', () => {
  const evil = { th: '</script><script>alert(1)</script>', en: 'x' };
  const [entry] = release.extras.menu;
  const menu = [{ ...entry!, label: evil }];
  const named = { name: 'mf-events', release: { ...release, extras: { ...release.extras, menu } } };
  const text = withSources(DRAWN, whole, named);
  expect(text).not.toContain('alert(1)</script>');
  expect(snapshotIn(text).microFrontends['mf-events']?.[0]?.extras.menu[0]?.label).toEqual(evil);
});

test('the policy of the site allows the sources and nothing else', () => {
  const policy =
    "default-src 'self'; script-src 'self' 'sha256-x'; connect-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests";
  expect(withOrigin(policy, SOURCES)).toBe(
    `default-src 'self'; script-src 'self' 'sha256-x' ${SOURCES}; connect-src 'self' ${SOURCES} ws://127.0.0.1:4300; frame-ancestors 'none'`,
  );
});

test('rewrites the origin of requests and the domain of cookies', () => {
  const headers = {
    ...{ host: 'localhost:4300', origin: 'http://localhost:4300', cookie: 'a=1' },
    ...{ referer: 'http://localhost:4300/events?secret=1', 'if-none-match': 'x' },
  };
  expect(headersFromSite(headers, 'https://dara.test')).toEqual({
    origin: 'https://dara.test',
    referer: 'https://dara.test/events',
    cookie: 'a=1',
  });
  expect(cookieFromHere('a=1; Domain=dara.test; Path=/; Secure')).toBe('a=1; Path=/; Secure');
});

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function look(site: string, path: string, accept = 'text/html') {
  const seen = { site, sources: SOURCES, prefixes: () => ['/events'], part: () => part };
  const here = await listen((request, response) =>
    documentsOf(seen)(request, response, () => response.end('next')),
  );
  const answer = await fetch(here + path, { headers: { accept }, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('serves a page that the site does not have yet, but no unknown page', async () => {
  const site = await listen(({ url }, response) => {
    if (url === '/registry.json') return void response.end(JSON.stringify(whole));
    if (url === '/old') response.setHeader('location', `${site}/new`);
    response.setHeader('set-cookie', ['a=1; Domain=127.0.0.1', 'b=2']);
    response.writeHead(url === '/old' ? 302 : 404, { 'content-type': 'text/html', etag: 'x' });
    response.end(FRAME);
  });
  const own = await look(site, '/events/1?lang=en');
  expect([own.status, own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([
    ...[200, null, 'no-store'],
  ]);
  expect(own.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(own.text).toContain('remoteEntry.js');
  expect((await look(site, '/eventsx')).status).toBe(404);
  const moved = await look(site, '/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/new']);
  expect((await look(site, '/events', 'application/json')).text).toBe('next');
});

test('sends an address that looks like another host, and the cookies, only to the site', async () => {
  const asked: string[] = [];
  const elsewhere = await listen((request, response) => {
    asked.push(`elsewhere ${request.url}`);
    response.end();
  });
  const site = await listen(({ url }, response) => {
    if (url !== '/registry.json') asked.push(`site ${url}`);
    response.end(url === '/registry.json' ? JSON.stringify(whole) : FRAME);
  });
  const path = `/${elsewhere.slice('http:'.length)}/steal`;
  await look(site, path.replace('///', '//'));
  expect(asked).toEqual([`site ${path.replace('///', '//')}`]);
});

test('reports an unavailable site', async () => {
  const { status, text } = await look('http://127.0.0.1:9', '/events');
  expect([status, text]).toEqual([502, expect.stringContaining('http://127.0.0.1:9 cannot be')]);
});
