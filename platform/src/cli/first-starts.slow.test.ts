import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, loadConfig, type Config } from '@dara/backend';
import { createDatabase, dropDatabase, openTestBucket } from '@dara/backend/testing';
import { expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { endServer, startServer } from '../testing/server-process.ts';

// Demonstration data is seeded once for all tests, which takes minutes on a loaded machine.
vi.setConfig({ testTimeout: 1_200_000 });

const server = process.env['TEST_DB'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;

/** Images without a record, such as those of an aborted seed. */
async function loose(config: Config): Promise<unknown[]> {
  const services = await createServices(config);
  const { rows } = await sql`
    select id from image except (
      select image_id from profile union select logo_id from business_profile
      union select logo_id from client union select image_id from news
      union select share_image_id from news union select image_id from job
      union select image_id from talent union select unnest(album_image_ids) from talent
      union select unnest(image_ids) from work_experience
      union select unnest(image_ids) from composite_card)`.execute(services.db);
  await services.close();
  return rows;
}

if (server) {
  it('two concurrent first starts fill one database once, and both serve', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dara-starts-'));
    const bucket = await openTestBucket();
    const url = await createDatabase(server);
    const env = {
      DEMO: '1',
      DATABASE_URL: url,
      JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
      DEPLOY_TOKEN: 'a-token-of-the-starts',
      ...bucket.env,
    };
    const folders = ['a', 'b', 'c'].map((name) => join(folder, name));
    const starts = folders.slice(1).map((DATA_DIR) => startServer({ ...env, DATA_DIR }));
    try {
      const isServing = await Promise.all(starts.map((one) => one.isServing));
      expect([isServing, starts.map(({ output }) => output()).join('\n')]).toEqual([
        [true, true],
        expect.not.stringMatching(/error/i),
      ]);
      // The second one found everything present.
      const drawn = starts.filter(({ output }) => output().includes('drawing pictures'));
      expect(drawn).toHaveLength(1);
      expect(await loose(loadConfig({ ...env, NODE_ENV: 'test', DATA_DIR: folders[0] }))).toEqual(
        [],
      );
      expect(await Promise.all(starts.map(endServer))).toEqual([0, 0]);
    } finally {
      for (const { child } of starts) child.kill('SIGKILL');
      await bucket.close();
      await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    }
  });
} else {
  it('of two concurrent first starts in one data folder one serves, and the other prints the reason', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dara-starts-'));
    const env = { DEMO: '0', DATA_DIR: join(folder, 'data') };
    const starts = [startServer(env), startServer(env)];
    try {
      const isServing = await Promise.all(starts.map((one) => one.isServing));
      expect([...isServing].sort()).toEqual([false, true]);
      const refused = starts[isServing.indexOf(false)]!;
      expect(refused.output()).toContain('is in use by another Dara process');
      expect(await endServer(starts[isServing.indexOf(true)]!)).toBe(0);
    } finally {
      for (const { child } of starts) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  });
}
