import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packCli, type PackedCli } from '../testing/packed-cli.ts';

const DOCUMENT = join(import.meta.dirname, '../../../api/openapi.json');

let folder: string;
let cli: PackedCli;
let server: Server;
let site: string;
let isOpen = true;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-generate-'));
  cli = await packCli(join(folder, 'cli'));
  await mkdir(join(folder, 'mf-x'));
  const description = await readFile(DOCUMENT);
  server = createServer((request, response) => {
    response.statusCode = isOpen && request.url === '/api/openapi.json' ? 200 : 401;
    response.end(response.statusCode === 200 ? description : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const generate = (...args: string[]) =>
  cli.dara(join(folder, 'mf-x'), ['generate', ...args], { DARA_URL: `${site}/` });
const declare = (...operations: string[]) =>
  writeFile(join(folder, 'mf-x/codegen.json'), JSON.stringify({ operations }));

it('writes the typed client of the operations that the remote calls', async () => {
  const listed = await generate('--list');
  expect(listed.output).toMatch(/^managementProfileList +GET +\/api\/management\/profile$/m);
  await declare('managementProfileList');
  expect(await generate()).toEqual({
    code: 0,
    output: 'Wrote src/api/generated.ts with managementProfileList\n',
  });
  const source = await readFile(join(folder, 'mf-x/src/api/generated.ts'), 'utf8');
  expect(source).toMatch(/^\/\/ Generated from the site's api by `dara generate`/);
  expect(source).toContain('import { api } from "@dara/sdk/api"');
  expect(source).toContain('useManagementProfileListQuery');
  expect(source).not.toContain('ManagementProfileCreate');
});

it('names what is missing', async () => {
  await declare('managementProfileLst');
  expect((await generate()).output).toContain(
    'codegen.json names operations the api lacks: managementProfileLst',
  );
  await declare();
  expect((await generate()).output).toContain('codegen.json names no operation');
});

it('takes a saved description of a site that shows it to its staff only', async () => {
  isOpen = false;
  await declare('managementProfileList');
  expect(await generate()).toEqual({
    code: 1,
    output: expect.stringContaining('to its staff only'),
  });
  expect((await generate('--document', DOCUMENT)).code).toBe(0);
});
