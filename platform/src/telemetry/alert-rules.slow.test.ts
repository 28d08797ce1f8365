import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OPERATIONS } from '../testing/operations-files.ts';
import { findPrometheus } from '../testing/prometheus.ts';

// Unpacking Prometheus may come first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const RULES = join(OPERATIONS, 'prometheus-rules.yml');

interface Case {
  /** Values of each series, one a minute from minute 0 on, in promtool's notation. */
  series: Record<string, string>;
  /** Minutes at which no alert fires. */
  quiet: number[];
  /** Minutes at which this alert fires and no other one. */
  firing: number[];
}

/** It is 0 from minute 10 to 20. */
const check = (name: string, firing: number): Case => ({
  series: { [`dara_check_ok{name="${name}"}`]: '1x9 0x9 1x9' },
  quiet: [9, 25],
  firing: [firing, 19],
});
const HOUR = 60;
const TWO_DAYS = 48 * HOUR;

const CASES: Record<string, Case> = {
  DaraInstanceDown: { series: { 'up{job="dara"}': '1x9 0x9' }, quiet: [9], firing: [11] },
  DaraDatabaseAway: check('database', 11),
  DaraFilesAway: check('files', 11),
  DaraMailAway: check('mail', 11),
  DaraRedisAway: check('redis', 11),
  DaraRenderingAway: check('rendering', 11),
  DaraSiteNotServed: check('site', 11),
  DaraReleaseFilesDamaged: check('releaseFiles', 12),
  DaraSharedCacheNotPurged: check('sharedCache', 12),
  DaraErrors: {
    // Of 1000 requests a minute 5 fail, then 20.
    series: {
      'http_requests_total{status="200"}': '0+990x60',
      'http_requests_total{status="503"}': '0+5x29 165+20x29',
    },
    quiet: [10, 29],
    firing: [40, 55],
  },
  DaraRendersFail: {
    // Of 60 renderings a minute 3 fail, then 12.
    series: {
      'dara_renders_total{result="rendered"}': '0+60x60',
      'dara_renders_total{result="failed"}': '0+3x29 99+12x29',
    },
    quiet: [10, 29],
    firing: [45, 55],
  },
  DaraRemoteFails: {
    // Of 20 loads a minute one fails in twenty minutes, then two each minute.
    series: {
      'dara_remote_loads_total{remote="mf-x",version="1.0.0"}': '0+20x60',
      'dara_remote_errors_total{remote="mf-x",version="1.0.0",phase="render"}': '0x29 0+2x30',
    },
    quiet: [15, 29],
    firing: [45, 55],
  },
  DaraRemoteSlow: {
    // Two of three pages take more than four seconds, from minute 60 on.
    series: {
      'dara_web_vital_lcp_seconds_bucket{remote="mf-x",version="1.0.0",le="4"}': '0+3x60 180+1x90',
      'dara_web_vital_lcp_seconds_bucket{remote="mf-x",version="1.0.0",le="6"}': '0+3x150',
      'dara_web_vital_lcp_seconds_bucket{remote="mf-x",version="1.0.0",le="+Inf"}': '0+3x150',
      'dara_web_vital_lcp_seconds_count{remote="mf-x",version="1.0.0"}': '0+3x150',
    },
    quiet: [30, 60],
    firing: [120, 140],
  },
  DaraReleaseTakenBack: {
    series: { 'dara_watch_rollbacks_total{remote="mf-x",result="done"}': '0x9 1x60' },
    quiet: [9, 50],
    firing: [12, 30],
  },
  DaraDatabaseConnectionsWait: {
    series: {
      'dara_database_connections{state="waiting"}': '0x9 2x9 0x9',
      'dara_database_connections{state="idle"}': '5x30',
    },
    quiet: [9, 10, 25],
    firing: [12, 19],
  },
  DaraEventLoopLag: {
    series: { nodejs_eventloop_lag_p99_seconds: '0.1x9 0.6x9 0.1x9' },
    quiet: [9, 13, 25],
    firing: [17],
  },
  DaraJobsLate: {
    series: { 'dara_jobs_late_seconds{queue="mail"}': '200x9 301x9 0x9' },
    quiet: [9, 25],
    firing: [12, 19],
  },
  DaraJobsFailed: {
    series: { 'dara_jobs{queue="mail",state="failed"}': '2x9 3x200' },
    quiet: [9, 90],
    firing: [15, 60],
  },
  DaraBackupOld: {
    // Made at minute 0.
    series: { dara_last_backup_timestamp_seconds: `0x${TWO_DAYS}` },
    quiet: [HOUR, 36 * HOUR],
    firing: [36 * HOUR + 10],
  },
  DaraBackupMissing: {
    series: { 'up{job="dara"}': `1x${TWO_DAYS}` },
    quiet: [HOUR, 36 * HOUR - 1],
    firing: [36 * HOUR + 5],
  },
};

let folder: string;
let promtool: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-rules-'));
  promtool = join(await findPrometheus(folder), 'promtool');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('promtool accepts the rules', async () => {
  const { stdout } = await run(promtool, ['check', 'rules', RULES]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

test('each alert has a case', async () => {
  const alerts = [...(await readFile(RULES, 'utf8')).matchAll(/- alert: (\w+)/g)];
  expect(alerts.map(([, name]) => name).sort()).toEqual(Object.keys(CASES).sort());
});

test.each(Object.entries(CASES))('%s fires alone, and not before', async (alert, one) => {
  const at = (minutes: number, alerts: string[]) => ({
    expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${minutes}m`,
    exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
  });
  const file = join(folder, `${alert}.json`);
  const input = Object.entries(one.series).map(([series, values]) => ({ series, values }));
  const expected = [
    ...one.quiet.map((minutes) => at(minutes, [])),
    ...one.firing.map((minutes) => at(minutes, [alert])),
  ];
  const tests = [{ interval: '1m', input_series: input, promql_expr_test: expected }];
  // JSON is YAML as well.
  await writeFile(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '10s', tests }));
  const result = await run(promtool, ['test', 'rules', file]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(result).toContain('SUCCESS');
});
