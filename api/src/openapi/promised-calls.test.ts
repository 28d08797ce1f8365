import { beforeAll, expect, test } from '@jest/globals';
import { describeApi } from './openapi.ts';

interface Operation {
  security?: unknown;
  parameters?: { name: string; schema: { default?: unknown; type?: string } }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

let paths: Partial<Record<string, Partial<Record<string, Operation>>>>;
beforeAll(async () => {
  paths = (JSON.parse(await describeApi()) as { paths: typeof paths }).paths;
});

const operation = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()];
};

/** The calls that others are told of: who may make them, and what they send. */
const ANYBODY = [
  'POST /api/authorization/login',
  'POST /api/authorization/logout',
  'POST /api/authorization/refreshtoken',
  'POST /api/authorization/forgotpassword',
  'POST /api/authorization/resetpassword',
  'POST /api/authorization/verifyemailbeforeresetpassword',
  'POST /api/authorization/register/businessaccount',
  'GET /api/talent',
  'GET /api/talent/{id}',
  'GET /api/talent/tags',
  'GET /api/talent/summary',
  'POST /api/talent/register',
  'GET /api/news',
  'GET /api/news/{id}',
  'GET /api/news/tags',
  'GET /api/news/sharefacebook/{id}',
  'GET /api/job',
  'GET /api/job/{id}',
  'POST /api/contact',
];
const SIGNED_IN = [
  'GET /api/talent/profile',
  'POST /api/job/{id}/apply',
  'GET /api/job/myjob',
  'GET /api/job/requestjob',
];

test.each(ANYBODY)('%s is there for everybody', (call) => {
  expect(operation(call)).toBeDefined();
  expect(operation(call)?.security).toBeUndefined();
});

test.each(SIGNED_IN)('%s wants a token', (call) => {
  expect(operation(call)?.security).toEqual([{ bearer: [] }]);
});

test.each([
  ['GET /api/talent', 12],
  ['GET /api/news', 12],
  ['GET /api/job', 12],
  ['GET /api/client', 12],
  ['GET /api/job/myjob', 12],
  ['GET /api/management/talent', 10],
  ['GET /api/management/news', 10],
  ['GET /api/management/job', 10],
  ['GET /api/management/profile', 10],
])('%s answers %i a page', (call, size) => {
  const found = operation(call)?.parameters?.find(({ name }) => name === 'size');
  expect(found?.schema.default).toBe(size);
});

test.each(['POST /api/authorization/login', 'POST /api/authorization/refreshtoken'])(
  '%s takes a form',
  (call) => {
    const types = Object.keys(operation(call)?.requestBody?.content ?? {});
    expect(types).toEqual(
      expect.arrayContaining(['application/x-www-form-urlencoded', 'multipart/form-data']),
    );
  },
);

test.each(['POST /api/talent/register', 'POST /api/authorization/register/businessaccount'])(
  '%s takes pictures along',
  (call) => {
    expect(operation(call)?.requestBody?.content).toHaveProperty(['multipart/form-data']);
  },
);

test('subjects are a list, or nothing at all when there are none', () => {
  expect(operation('GET /api/news/tags')?.responses).toHaveProperty('204');
});
