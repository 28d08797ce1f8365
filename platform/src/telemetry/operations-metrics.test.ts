import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { dashboardExpressions, metricsOf, ruleExpressions } from '../testing/operations-files.ts';

const TOKEN = 'a-token-for-metrics';
const unreachable = (protocol: string): string => `${protocol}://127.0.0.1:9`;

let site: TestSite;
let text: string;
beforeAll(async () => {
  const env = {
    ...{ METRICS_TOKEN: TOKEN, SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: unreachable('http') },
    ...{ SMTP_URL: unreachable('smtp'), REDIS_URL: unreachable('redis') },
  };
  site = await createTestSite({ env });
  text = (await site.get('/metrics', { authorization: `Bearer ${TOKEN}` })).body;
});
afterAll(() => site.close());

/** All names that samples of the output can have. */
function offered(): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}

test.each([
  ['prometheus-rules.yml', ruleExpressions],
  ['grafana-dashboard.json', dashboardExpressions],
])('every metric that %s names is one of the site', (_file, read) => {
  const expressions = read();
  expect(expressions.length).toBeGreaterThan(15);
  const names = new Set(expressions.flatMap(metricsOf));
  expect(names.size).toBeGreaterThan(8);
  // Prometheus makes this one itself.
  names.delete('up');
  const has = offered();
  expect([...names].filter((name) => !has.has(name))).toEqual([]);
});

test('each alert of a check names a check of the site, and each check has its alert', () => {
  const checks = [...text.matchAll(/^dara_check_ok\{name="(\w+)"\}/gm)].map(([, name]) => name);
  const alerts = ruleExpressions().flatMap((expression) => {
    const [, name] = /^dara_check_ok\{name="(\w+)"\} == 0$/.exec(expression) ?? [];
    return name === undefined ? [] : [name];
  });
  // It fails on purpose while an instance ends.
  expect([...alerts, 'staying'].sort()).toEqual(checks.sort());
});

test('metrics are read from an expression without functions, labels and words of the language', () => {
  const expression =
    'max by (queue, le) (delta(a_total{b=~"c_d"}[1h])) / time() > 36 and on (name) e == bool f offset 5m';
  expect(metricsOf(expression)).toEqual(['a_total', 'e', 'f']);
});

test('panels of the dashboard have an id and a place of their own', () => {
  const file = join(import.meta.dirname, '../../../docs/operations/grafana-dashboard.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: { id: number; gridPos: { x: number; y: number; w: number } }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});
