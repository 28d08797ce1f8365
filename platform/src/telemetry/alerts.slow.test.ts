import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  METRICS_TOKEN,
  startDependentSite,
  type DependencyName,
  type DependentSite,
} from '../testing/dependent-site.ts';
import { dashboardExpressions, OPERATIONS } from '../testing/operations-files.ts';
import { findPrometheus } from '../testing/prometheus.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const RULES = join(OPERATIONS, 'prometheus-rules.yml');
/** Only a server can be stopped: without one the database is embedded. */
const server = process.env['TEST_DATABASE_URL'];

const ALERTS: [DependencyName, string][] = [
  ...(server ? [['database', 'DaraDatabaseAway'] as [DependencyName, string]] : []),
  ['files', 'DaraFilesAway'],
  ['mail', 'DaraMailAway'],
  ['redis', 'DaraRedisAway'],
  ['rendering', 'DaraRenderingAway'],
];

let folder: string;
let programs: string;
let site: DependentSite;
let prometheus: ChildProcess;
let url: string;

/** Scrape configuration of docs/operations.md. */
const configuration = (target: string): string => `
global: { scrape_interval: 15s }
rule_files: ['${RULES}']
scrape_configs:
  - job_name: dara
    authorization: { credentials: ${METRICS_TOKEN} }
    static_configs: [{ targets: ['${target}'] }]
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-alerts-'));
  programs = await findPrometheus(folder);
  site = await startDependentSite(server);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/api/v1`;
  await writeFile(join(folder, 'prometheus.yml'), configuration(new URL(site.origin).host));
  prometheus = spawn(
    join(programs, 'prometheus'),
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
});
afterAll(async () => {
  prometheus?.kill('SIGKILL');
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${url}/${path}`);
  const { data, error } = (await answer.json()) as { data: T; error?: string };
  if (error) throw new Error(`${path}: ${error}`);
  return data;
}

async function firing(): Promise<string[]> {
  interface Alert {
    state: string;
    labels: { alertname: string };
  }
  const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
  return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
}

/** Seconds until the alert fires. */
async function secondsUntil(holds: () => Promise<boolean>, limitS: number): Promise<number> {
  const from = performance.now();
  const passed = (): number => (performance.now() - from) / 1000;
  while (passed() < limitS && !(await holds().catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 500));
  return passed();
}

const values = async (query: string): Promise<unknown[]> =>
  (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(query)}`)).result;

test('Prometheus scrapes the site, and every panel of the dashboard has a query that it accepts', async () => {
  const scraped = async () => (await values('dara_check_ok{name="mail"} == 1')).length === 1;
  expect(await secondsUntil(scraped, 60)).toBeLessThan(60);
  for (const expression of dashboardExpressions()) await values(expression);
  expect(await values('up{job="dara"} == 1')).toHaveLength(1);
  expect(await firing()).toEqual([]);
});

test.each(ALERTS)('without %s, %s alone fires within a minute, and ends', async (name, alert) => {
  site.takeAway(name);
  const isFiring = async () => (await firing()).includes(alert);
  const took = await secondsUntil(isFiring, 90);
  expect(await firing()).toEqual([alert]);
  expect(took).toBeLessThan(60);
  await site.bringBack(name);
  expect(await secondsUntil(async () => (await firing()).length === 0, 60)).toBeLessThan(60);
});

test('a missing instance fires within a minute', async () => {
  site.server.child.kill('SIGKILL');
  const isFiring = async () => (await firing()).includes('DaraInstanceDown');
  expect(await secondsUntil(isFiring, 90)).toBeLessThan(60);
});
