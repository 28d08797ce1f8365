import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const BACKEND = fileURLToPath(new URL('../..', import.meta.url));

/** A worker of pg-boss whose database becomes unavailable during its first job. */
const WORKER = `
  import PgBoss from 'pg-boss';
  let isAway = false;
  // Responds to every query: the schema exists in its version, and so does a job.
  const row = { name: 'tried', version: 24, id: 'a', data: {}, expireInSeconds: 9 };
  const executeSql = async () => {
    if (isAway) throw new Error('the database is away');
    return { rows: [row] };
  };
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.work('tried', async () => void (isAway = true));
  setTimeout(() => process.exit(0), 5000);
`;

// If this fails with a newer release, its workers may replace the loop in jobs.ts (docs/decisions/0015).
test('a worker of pg-boss ends its process if the database is unavailable at the end of a job', async () => {
  const args = ['--input-type=module', '--eval', WORKER];
  const ended = promisify(execFile)(process.execPath, args, { cwd: BACKEND });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the database is away'),
  });
});
