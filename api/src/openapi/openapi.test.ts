import { simplifyNullable } from '@dara/backend';
import { beforeAll, expect, test } from 'vitest';
import { describeApi } from './openapi.ts';

interface Operation {
  operationId: string;
  security?: unknown;
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let text: string;
let document: Document;
beforeAll(async () => {
  text = await describeApi();
  document = JSON.parse(text) as Document;
});

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

test('is the same every time', async () => {
  expect(await describeApi()).toBe(text);
});

test('names every operation once, and every public schema', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(['authorizationLogin', 'managementProfileList', 'healthReady']),
  );
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Session', 'ImageRef', 'Problem']),
  );
});

test('every operation declares its problems, and every protected one its token', () => {
  for (const operation of operations()) expect(operation.responses).toHaveProperty('default');
  expect(document.paths['/api/management/profile']?.['get']?.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/api/authorization/login']?.['post']?.security).toBeUndefined();
});

test('no answer is checked against a choice of schemas while it is written', () => {
  const hasChoice = (schema: unknown): boolean =>
    /"(?:anyOf|oneOf)":/.test(JSON.stringify(simplifyNullable(schema)));
  const answers = operations().map(({ operationId, responses }) => {
    const { default: _problem, ...good } = responses;
    return [operationId, good];
  });
  const named = [...answers, ...Object.entries(document.components.schemas)];
  expect(named.flatMap(([name, schema]) => (hasChoice(schema) ? [name] : []))).toEqual([]);
});
