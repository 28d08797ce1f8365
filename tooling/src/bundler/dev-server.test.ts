/// <reference lib="dom" />
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { UNNAMED_SITE, type RegistrySnapshot } from '@dara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../fixtures/browser.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT_DIR } from './package-info.ts';

const FIXTURES = path.join(ROOT_DIR, 'tooling/fixtures');
/** Console messages of development builds. */
const OWN_WORDS = /React DevTools|\[HMR\]|\[webpack-dev-server\]/;

let dir: string;
let server: Server;
let child: ChildProcess;
let browser: Browser;

interface Address {
  origin: string;
  entryUrl: string;
  shellUrl: string;
}

function documentOf({ entryUrl, shellUrl }: Address): string {
  const release = {
    url: entryUrl,
    fallbackUrl: null,
    metadata: { integrity: '', version: '0.0.0-development' },
    deployment: { traffic: 100, default: true },
    extras: { routes: [], menu: [], sections: [], messages: {}, fallbackIntegrity: null },
  };
  const snapshot: RegistrySnapshot = {
    revision: '1',
    shell: { version: '0.1.0' },
    site: UNNAMED_SITE,
    microFrontends: { 'mf-fixture': [release] },
  };
  return `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">
<script defer crossorigin src="${shellUrl}"></script></head><body><div id="dara-root"></div>
<script type="application/json" id="dara-snapshot">${JSON.stringify(snapshot)}</script></body></html>`;
}

/** A page of another origin than the sources, with the gateway's content security policy. */
async function serve(address: Address): Promise<void> {
  const sockets = address.origin.replace('http', 'ws');
  const policy = `default-src 'self'; script-src 'self' ${address.origin}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ${address.origin} ${sockets}`;
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(documentOf(address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function edit(file: string, from: string, to: string): void {
  const full = path.join(dir, 'src', file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(from);
  writeFileSync(full, text.replace(from, to));
}

beforeAll(async () => {
  const cache = path.join(ROOT_DIR, '.cache');
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(path.join(cache, 'dev-server-'));
  for (const name of ['src', 'package.json', 'remote.json'])
    cpSync(path.join(FIXTURES, 'remote', name), path.join(dir, name), { recursive: true });
  writeFileSync(
    path.join(dir, 'src/title.foreign.ts'),
    `export const mount = () => void (document.title = 'first');`,
  );
  edit(
    'home-page.tsx',
    'function HomePage() {',
    `void import('./title.foreign.ts').then(({ mount }) => mount());\nfunction HomePage() {`,
  );
  const port = await freePort(4700);
  const cli = path.join(ROOT_DIR, 'tooling/src/dev/cli.ts');
  const args = [path.relative(ROOT_DIR, dir), String(port), 'tooling/fixtures/shell'];
  child = fork(cli, args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const [address] = (await once(child, 'message')) as [Address];
  await serve(address);
  browser = await launchBrowser();
  // A build can take minutes on a loaded machine.
}, 600_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  child?.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

test('updates components and pages in place, keeps their state and logs nothing', async () => {
  const page = await browser.newPage();
  const said: string[] = [];
  let navigations = 0;
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => (navigations += Number(request.isNavigationRequest())));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('button', { name: 'Pushed 0' }).click();
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  await page.getByRole('heading', { name: '1 star' }).waitFor();

  edit('push-button.tsx', '{label} {pushes}', '{label} so far {pushes}');
  await page.getByRole('button', { name: 'Pushed so far 1' }).waitFor();
  edit('home-page.tsx', '<h1>', '<h1 title="changed">');
  await page.getByTitle('changed').getByText('1 star').waitFor();
  await page.getByRole('button', { name: 'Pushed so far 1' }).waitFor();
  expect(navigations).toBe(1);

  edit('messages/en.json', '"Plain"', '"Plainer"');
  await page.getByText('Plainer').waitFor();
  expect(said.filter((line) => !OWN_WORDS.test(line))).toEqual([]);
}, 120_000);

test('reloads the page for a change of a foreign application', async () => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => document.title === 'first');
  const reloaded = page.waitForEvent('load');
  edit('title.foreign.ts', 'first', 'second');
  await reloaded;
  await page.waitForFunction(() => document.title !== '');
  expect(await page.title()).toBe('second');
}, 120_000);

test('shows compile errors over the page until they are fixed', async () => {
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('button', { name: 'Push', exact: true }).waitFor();

  edit('push-button.tsx', 'useState(0);', 'useState(0;');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await overlay.first().waitFor();
  expect(await overlay.count()).toBe(1);
  const told = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await told.getByText('push-button.tsx').first().waitFor();
  await told.getByText('useState(0;').first().waitFor();

  edit('push-button.tsx', 'useState(0;', 'useState(0);');
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  await page.getByRole('heading', { name: '1 star' }).waitFor();
  expect(refused).toEqual([]);
}, 120_000);

test('exits with the process that started it', async () => {
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
}, 30_000);
