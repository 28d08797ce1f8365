import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runtimeErrors } from './runtime-errors.ts';
import { typeReports } from './type-errors.ts';

const SCRIPTS = 'http://127.0.0.1:4300/mf-x/';
/** Line 1 of the script is line 7 of the source. */
const MAP = {
  version: 3,
  sources: ['webpack://mf-x/./src/x-page.tsx'],
  names: [],
  mappings: 'AAMA',
};

let server: Server;
let url: string;
let said: string[] = [];
beforeAll(async () => {
  const handler = runtimeErrors({
    scripts: SCRIPTS,
    readMap: (script) => (script === 'home.js' ? JSON.stringify(MAP) : undefined),
    onError: (text) => said.push(text),
  });
  server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => (said = []));

async function report(body: unknown, path = '/_dara/telemetry'): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(url + path, { method: 'POST', body: text })).status;
}
const error = (message: string) => ({ events: [{ kind: 'error', message }] });

it('hands over errors of the remote, in positions of its sources and without other frames', async () => {
  const stack = [
    'home: Error: torn',
    `    at Page (${SCRIPTS}home.js:1:9)`,
    '    at render (http://localhost:4300/assets/shell/main.js:1:2)',
    `    at other (${SCRIPTS}other.js:3:4)`,
  ].join('\n');
  expect(await report(error(stack))).toBe(204);
  expect(said).toEqual([
    `home: Error: torn\n    at Page (src/x-page.tsx:7)\n    at other (${SCRIPTS}other.js:3:4)`,
  ]);
});

it('takes every report, and nothing else', async () => {
  const stack =
    'Error: of the shell\n    at render (http://localhost:4300/assets/shell/main.js:1:2)';
  for (const body of ['{', 'null', '{"events":[null,{"kind":"error"}]}', 'x'.repeat(70_000)])
    expect(await report(body)).toBe(204);
  expect(await report(error(stack))).toBe(204);
  expect(await report({}, '/_dara/measures')).toBe(404);
  expect(said).toEqual([]);
});

it('says type errors once per compilation, and when they are fixed', () => {
  const texts: string[] = [];
  const take = typeReports((text) => texts.push(text));
  take('03:53:15 AM - Starting compilation in watch mode...\n\nsrc/a.ts(1,14): error TS2322: Ty');
  take('pe x.\n  with more\n03:53:15 AM - Found 1 error. Watching for file changes.\n\n');
  take('03:53:20 AM - File change detected. Starting incremental compilation...\n\n');
  take('03:53:21 AM - Found 0 errors. Watching for file changes.\n');
  take(
    '03:53:25 AM - File change detected.\n03:53:26 AM - Found 0 errors. Watching for file ch.\n',
  );
  expect(texts).toEqual([
    'Type errors:\n  src/a.ts(1,14): error TS2322: Type x.\n    with more',
    'The types are right again',
  ]);
});
