import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let warn: MockInstance;
beforeAll(async () => {
  site = await createTestSite();
});
beforeEach(() => {
  warn = vi.spyOn(site.services.log, 'warn');
});
afterEach(() => warn.mockRestore());
afterAll(() => site.close());

const failure = {
  ...{ remote: 'mf-x', version: '1.0.0', kind: 'error', phase: 'load', part: 'page' },
  ...{ durationMs: 12, message: 'TypeError' },
};
const send = (payload: string | Buffer, type = 'text/plain;charset=UTF-8') =>
  site.app.inject({
    method: 'POST',
    url: '/_dara/telemetry',
    headers: { 'content-type': type },
    payload,
  });

it('logs failures with what failed, and not the loads of older shells', async () => {
  const load = { remote: 'mf-x', version: '1.0.0', kind: 'load', phase: 'page' };
  expect((await send(JSON.stringify(load))).statusCode).toBe(204);
  expect(warn).not.toHaveBeenCalled();
  const several = JSON.stringify({ events: [load, { ...failure, personId: 'x' }] });
  expect((await send(several, 'application/json')).statusCode).toBe(204);
  const { kind: _kind, message, ...where } = failure;
  expect(warn.mock.calls).toEqual([
    [{ ...where, problem: message }, 'a browser reports a failed remote'],
  ]);
});

it('rejects invalid and oversized reports', async () => {
  const bad = [
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...failure, remote: '<script>' }),
    JSON.stringify(Array(21).fill(failure)),
    Buffer.from(JSON.stringify({ ...failure, message: '\xe9' }), 'latin1'),
  ];
  for (const payload of bad) expect((await send(payload)).statusCode).toBe(400);
  expect((await send(JSON.stringify({ ...failure, message: 'x'.repeat(40_000) }))).statusCode).toBe(
    413,
  );
});

it('silently drops reports over the limit of an address: 60 in a minute, each of 20 at most', async () => {
  const fresh = await createTestSite();
  const logged = vi.spyOn(fresh.services.log, 'warn');
  const many = (count: number) =>
    fresh.app.inject({
      method: 'POST',
      url: '/_dara/telemetry',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(Array(count).fill(failure)),
    });
  expect((await many(20)).statusCode).toBe(204);
  for (let sent = 1; sent < 70; sent += 1) expect((await many(1)).statusCode).toBe(204);
  expect(logged).toHaveBeenCalledTimes(20 + 59);
  await fresh.close();
});
