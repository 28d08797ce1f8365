import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, vi, test } from 'vitest';
import { useHttpApps } from '../testing/http-apps.ts';
import { until } from '../testing/until.ts';

const { build, services } = useHttpApps();
const data = (path: string) => join(services().config.dataDir, path);
const names = (path: string) => readdir(data(path)).catch((): string[] => []);

afterEach(() => {
  vi.restoreAllMocks();
});

async function leave(path: string, ageMinutes: number): Promise<void> {
  await mkdir(dirname(data(path)), { recursive: true });
  await writeFile(data(path), 'x');
  const past = new Date(Date.now() - ageMinutes * 60_000);
  await utimes(data(path), past, past);
  if (path.includes('/form-')) await utimes(dirname(data(path)), past, past);
}

/** Runs the minute timer now, and returns a function to run it again. */
function everyMinute(): () => void {
  const setEach = vi.spyOn(globalThis, 'setInterval');
  return () => {
    for (const [task, everyMs] of setEach.mock.calls) if (everyMs === 60_000) task();
  };
}

test('removes leftovers of a killed process at the next start, keeps files in use by other instances', async () => {
  await leave('uploads/form-killed/many-0', 11);
  await leave('uploads/form-used/many-0', 9);
  await leave('files/.tmp/.tmp-killed', 11);
  await leave('files/.tmp/.tmp-used', 0);
  await build().ready();
  expect(await names('uploads')).toEqual(['form-used']);
  expect(await names('files/.tmp')).toEqual(['.tmp-used']);
});

test('also removes leftovers while this process runs, keeps files that a form needs', async () => {
  const app = build();
  const minute = everyMinute();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let folder = '';
  app.get('/api/slow', { config: { access: 'public' } }, async (request) => {
    folder = await request.openUploadFolder();
    await held;
    return {};
  });
  await app.ready();
  const answer = app.inject('/api/slow');
  await until(() => folder !== '');
  const past = new Date(Date.now() - 3_600_000);
  await utimes(folder, past, past);
  await leave('uploads/form-killed/many-0', 11);
  minute();
  await until(async () => !(await names('uploads')).includes('form-killed'));
  expect(await names('uploads')).toContain(folder.slice(folder.lastIndexOf('/') + 1));
  release();
  expect((await answer).statusCode).toBe(200);
});
