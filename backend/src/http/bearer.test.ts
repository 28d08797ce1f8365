import { expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { isBearer, isLoopback } from './bearer.ts';

const TOKEN = 'a-long-secret-token';

test.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `BEARER ${TOKEN}`])('accepts %s', (header) => {
  expect(isBearer(header, TOKEN)).toBe(true);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  TOKEN,
  `Basic ${TOKEN}`,
  `Bearer ${TOKEN}x`,
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer  ${TOKEN}`,
])('%s does not', (header) => {
  expect(isBearer(header, TOKEN)).toBe(false);
});

const from = (remoteAddress: string | undefined, forwarded?: string, header = 'x-forwarded-for') =>
  isLoopback({
    headers: forwarded === undefined ? {} : { [header]: forwarded },
    socket: { remoteAddress },
  } as unknown as FastifyRequest);

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => {
    expect(from(address)).toBe(true);
    // A local proxy forwards requests of others, whatever it says of the sender.
    expect(from(address, '203.0.113.9')).toBe(false);
    expect(from(address, '')).toBe(false);
    expect(from(address, 'for=203.0.113.9', 'forwarded')).toBe(false);
  },
);

test.each([
  undefined,
  '',
  '128.0.0.1',
  '10.127.0.1',
  '::10',
  '2001::1',
  '::ffff:10.0.0.1',
  '1::ffff:127.0.0.1',
])('%s is another', (address) => {
  expect(from(address)).toBe(false);
});
