import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** Shown to people as it is, and to search engines as what it is. */
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
