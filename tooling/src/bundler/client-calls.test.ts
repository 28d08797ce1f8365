import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { apiCalls, callProblems, type ApiDescription } from '@dara/contract';
import type { Stats } from 'webpack';
import { expect, test } from 'vitest';
import { workspacesOf } from '../../scripts/lib/workspaces.mjs';
import { generateClient } from '../clients/generate-client.ts';
import { callsIn, packedCalls } from './client-calls.ts';
import { readPackage } from './package-info.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = path.join(root, 'api/openapi.json');
const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as ApiDescription;
const byId = new Map(apiCalls(document).map((call) => [call.id, call]));

test('every client of this repository says what the document says that it was generated from', async () => {
  let count = 0;
  for (const name of workspacesOf(root)) {
    const read = (file: string) =>
      readFile(path.join(root, name, file), 'utf8').catch(() => undefined);
    const list = await read('codegen.json');
    if (!list) continue;
    const calls = callsIn((await read('src/api/generated.ts')) ?? '');
    const { operations } = JSON.parse(list) as { operations: string[] };
    expect(calls.map(({ id }) => id).sort()).toEqual(operations.toSorted());
    for (const call of calls) {
      const described = byId.get(call.id)!;
      const where = `${name} ${call.id}`;
      expect([where, ...callProblems(call, described)]).toEqual([where]);
      expect([where, ...callProblems(described, call)]).toEqual([where]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(300);
});

test('a client as "dara generate" writes it is read too', async () => {
  const ids = ['managementJobUpdate', 'talentList'];
  const calls = callsIn(await generateClient(DOCUMENT, ids, 'codegen.json'));
  expect(calls.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(ids.map((id) => byId.get(id)));
});

test('a build has the calls of the client that it imports', () => {
  const info = readPackage(path.join(root, 'shell'));
  const built = (...files: string[]) =>
    ({ compilation: { fileDependencies: new Set(files) } }) as unknown as Stats;
  expect(packedCalls(info, built())).toBeUndefined();
  const packed = packedCalls(info, built(path.join(info.dir, 'src/api/generated.ts')));
  const text = brotliDecompressSync(Buffer.from(packed ?? '', 'base64')).toString();
  expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ id: 'authorizationLogin' }));
});
