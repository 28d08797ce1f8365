import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aptInstall, mayInstallOnDebian } from '../../../tooling/scripts/lib/browser.mjs';

// Systemd may have to be installed first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const OPERATIONS = join(import.meta.dirname, '../../../docs/operations');
const MAX_EXPOSURE = 3;
const run = promisify(execFile);

const analyze = (...args: string[]): Promise<string> =>
  run('systemd-analyze', [...args, '--no-pager'], { cwd: OPERATIONS }).then(
    ({ stdout, stderr }) => stdout + stderr,
    // It exits with 1 if a program of a unit is missing, as all are here.
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );

beforeAll(async () => {
  const isThere = await run('systemd-analyze', ['--version']).then(
    () => true,
    () => mayInstallOnDebian() && aptInstall('systemd'),
  );
  if (!isThere) throw new Error('systemd-analyze is not here: install systemd');
});

const names = await readdir(OPERATIONS);
const services = names.filter((name) => name.endsWith('.service'));

describe.each(services)('%s', (unit) => {
  it(`exposes the system to no more than ${MAX_EXPOSURE} of 10`, async () => {
    const report = await analyze('security', '--offline=true', unit);
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(report)?.[1];
    expect([report, Number(exposure)]).toEqual([
      expect.stringContaining('PrivateTmp'),
      expect.any(Number),
    ]);
    expect(Number(exposure)).toBeLessThanOrEqual(MAX_EXPOSURE);
  });
});

it('units have no key or value that systemd does not know', async () => {
  const files = names.filter((name) => /^dara.*\.(service|timer)$/.test(name));
  expect(files).toHaveLength(4);
  const report = await analyze('verify', ...files.map((name) => join(OPERATIONS, name)));
  const faults = report
    .split('\n')
    .filter((line) => line.includes(OPERATIONS) || /unknown|failed to parse/i.test(line));
  expect(faults.filter((line) => !line.includes('is not executable'))).toEqual([]);
});
