import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { firstAdminFile, writeFirstAdminFile } from './first-admin-file.ts';

let site: TestApi;
let file: string;
beforeEach(async () => {
  site = await createTestApi({ env: { ADMIN_EMAIL: 'boss@dara.test' } });
  file = firstAdminFile(site.services.config.dataDir);
});
afterEach(() => site.close());

const PASSWORD = 'A-first-Pass-7421';
const use = (link: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/authorization/resetpassword',
    payload: { email: 'boss@dara.test', token: link.split('/').pop(), password: PASSWORD },
  });

test('the link is in a file readable by its owner, and the output names only the file', async () => {
  const told = await writeFirstAdminFile(site.services, { isTerminal: true });
  const link = readFileSync(file, 'utf8').trim();
  expect(link).toMatch(/\/resetpassword\/boss%40dara\.test\/[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(told).toContain(file);
  expect(told).not.toContain(link.split('/').pop());
});

test('the data folder is made where nothing has made it yet', async () => {
  const { dataDir } = site.services.config;
  rmSync(dataDir, { recursive: true });
  const told = await writeFirstAdminFile(site.services, { isTerminal: false });
  expect(told).toContain(`it is in ${file}`);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('the file goes when its link is used, and stays when it is not', async () => {
  await writeFirstAdminFile(site.services, { isTerminal: false });
  const stale = readFileSync(file, 'utf8').trim();
  await writeFirstAdminFile(site.services, { isTerminal: false });
  expect((await use(stale)).statusCode).toBe(400);
  expect(existsSync(file)).toBe(true);
  expect((await use(readFileSync(file, 'utf8').trim())).statusCode).toBe(204);
  expect(existsSync(file)).toBe(false);
  expect(await writeFirstAdminFile(site.services, { isTerminal: true })).toBeNull();
});

test('where no file can be written the link is shown to a terminal, and to nothing else', async () => {
  // A folder that is not empty makes the write fail for any user, also for root.
  mkdirSync(`${file}/x`, { recursive: true });
  const shown = await writeFirstAdminFile(site.services, { isTerminal: true });
  expect(shown).toMatch(/\/resetpassword\/boss%40dara\.test\/[\w-]{43}$/);
  const refused = await writeFirstAdminFile(site.services, { isTerminal: false });
  expect(refused).not.toContain('/resetpassword/');
  expect(refused).toContain('dara first-admin');
  rmSync(file, { recursive: true });
});
