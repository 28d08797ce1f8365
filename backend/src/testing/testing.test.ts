import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestServices, type Template, type TestServices } from './testing.ts';

const open: TestServices[] = [];

afterEach(async () => {
  for (const services of open.splice(0)) await services.close();
});

async function from(template: Template): Promise<TestServices> {
  const services = await createTestServices({ template });
  open.push(services);
  return services;
}

test('a database is prepared once and copied for every test file, none of which sees another', async () => {
  let calls = 0;
  const template: Template = {
    key: 'prepared-once',
    prepare: async ({ db }) => {
      calls += 1;
      await sql`create table fixture (name text)`.execute(db);
    },
  };
  const one = await from(template);
  const other = await from(template);
  await sql`insert into fixture values ('one')`.execute(one.db);
  const rows = async ({ db }: TestServices) => (await sql`select * from fixture`.execute(db)).rows;
  expect(await rows(one)).toEqual([{ name: 'one' }]);
  expect(await rows(other)).toEqual([]);
  expect(calls).toBeLessThanOrEqual(1);
});

test('several that start together, before it was prepared, all have it', async () => {
  const template: Template = {
    key: randomUUID(),
    prepare: ({ db }) => sql`create table fixture (name text)`.execute(db),
  };
  try {
    const all = await Promise.all([template, template, template].map(from));
    const rows = all.map(({ db }) => sql`select * from fixture`.execute(db));
    expect((await Promise.all(rows)).map((result) => result.rows)).toEqual([[], [], []]);
  } finally {
    const folder = join(tmpdir(), 'dara-test-cluster');
    const made = (await readdir(folder)).filter((name) => name.includes(template.key));
    await Promise.all(made.map((name) => rm(join(folder, name))));
  }
});
