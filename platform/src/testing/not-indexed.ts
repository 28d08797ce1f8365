import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** Sent to users as it is, with status and `noindex` for search engines. */
export function expectNotIndexed(answer: Awaited<ReturnType<TestSite['get']>>): void {
  const { statusCode, headers, body } = answer;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '10',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect(body).toContain('<meta name="robots" content="noindex">');
}
