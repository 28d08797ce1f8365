import { beforeAll, expect, test } from 'vitest';
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

/** The calls promised to other systems: who may make them, and what they send. */
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
  'GET /api/management/talent',
  'GET /api/management/talent/{id}',
  'DELETE /api/management/talent/{id}',
  'POST /api/management/talent/{id}/work',
  'DELETE /api/management/talent/{id}/work/{workId}',
  'GET /api/management/talent/compositecards',
  'GET /api/management/talent/{id}/compositecard/{cardId}',
  'DELETE /api/management/talent/{id}/compositecard/{cardId}',
];
/** Records that come with their images. */
const WITH_FILES = [
  'POST /api/management/talent',
  'PUT /api/management/talent/{id}',
  'PUT /api/management/talent/{id}/work/{workId}',
  'POST /api/management/talent/{id}/compositecard',
  'PUT /api/management/talent/{id}/compositecard/{cardId}',
];

test.each(ANYBODY)('%s is there for everybody', (call) => {
  expect(operation(call)).toBeDefined();
  expect(operation(call)?.security).toBeUndefined();
});

test.each([...SIGNED_IN, ...WITH_FILES])('%s wants a token', (call) => {
  expect(operation(call)?.security).toEqual([{ bearer: [] }]);
});

test.each([
  ['GET /api/talent', 12],
  ['GET /api/news', 12],
  ['GET /api/job', 12],
  ['GET /api/client', 12],
  ['GET /api/job/myjob', 12],
  ['GET /api/management/talent', 10],
  ['GET /api/management/talent/compositecards', 10],
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

const REGISTRATIONS = [
  'POST /api/talent/register',
  'POST /api/authorization/register/businessaccount',
];
test.each([...REGISTRATIONS, ...WITH_FILES])('%s takes images along', (call) => {
  expect(operation(call)?.requestBody?.content).toHaveProperty(['multipart/form-data']);
});

const FROM_TO = (name: string) => [`${name}From`, `${name}To`];
test.each([
  [
    'GET /api/talent',
    ['talentGroup', 'tags', 'channel', ...FROM_TO('followers'), ...FROM_TO('engagementRate')],
  ],
  ['GET /api/management/talent', ['budget', 'age', 'height', 'weight'].flatMap(FROM_TO)],
  ['GET /api/management/talent/compositecards', ['keyword', 'self']],
  ['GET /api/management/talent/{id}/compositecard/{cardId}', ['jobId']],
])('%s is asked by %j', (call, names) => {
  const known = operation(call)?.parameters?.map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining(names));
});

test('subjects are a list, or absent when there are none', () => {
  expect(operation('GET /api/news/tags')?.responses).toHaveProperty('204');
});
