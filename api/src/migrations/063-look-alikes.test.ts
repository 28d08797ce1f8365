import { migrate } from '@dara/backend';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from './migrations.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({ isOwnDatabase: true });
  const { '062-baseline': baseline } = migrations;
  await migrate(services, 'api', { '062-baseline': baseline! });
});
afterEach(() => services.close());

const localized = (th: string) => JSON.stringify({ th, en: '' });
const insertTalent = (name: string, created: string) =>
  sql`INSERT INTO talent (id, display_name, first_name, last_name, gender, email, created_at)
    VALUES (gen_random_uuid(), ${name}, ${localized(name)}::jsonb, ${localized('ก')}::jsonb, 'Female',
      ${`${created}@dara.test`}, ${created}::timestamptz)`.execute(services.db);

it('computes keys of existing records again, and leaves names that look alike now as they are', async () => {
  await insertTalent('เเก้ว ๒', '2025-01-02');
  await insertTalent('แก้ว 2', '2025-01-01');
  await insertTalent('น้\u0E4D\u0E32', '2025-01-03');
  await sql`INSERT INTO tag (id, kind, name)
    VALUES (gen_random_uuid(), 'Talent', ${localized('รุ่น ๑')}::jsonb)`.execute(services.db);
  await sql`INSERT INTO profile (id, email, first_name, permission)
    VALUES (gen_random_uuid(), 'one@dara.test', 'เเก้ว', 'Staff')`.execute(services.db);
  const before = await sql`SELECT version, updated_at FROM talent ORDER BY id`.execute(services.db);

  await migrate(services, 'api', migrations);

  const { rows } = await sql`
    SELECT display_name, display_name_key, split_part(search_text, ' ก', 1) AS search_text
    FROM talent ORDER BY created_at`.execute(services.db);
  expect(rows).toEqual([
    { display_name: 'แก้ว 2', display_name_key: 'แก้ว 2', search_text: 'แกว 2 แกว 2' },
    { display_name: 'เเก้ว ๒', display_name_key: 'เเก้ว ๒', search_text: 'แกว 2 แกว 2' },
    { display_name: 'น้\u0E4D\u0E32', display_name_key: 'น้ำ', search_text: 'นำ นำ' },
  ]);
  const after = await sql`SELECT version, updated_at FROM talent ORDER BY id`.execute(services.db);
  expect(after.rows).toEqual(before.rows);
  const tags = await sql`SELECT th_key, search_text FROM tag`.execute(services.db);
  expect(tags.rows).toEqual([{ th_key: 'รุ่น1', search_text: 'รุน 1' }]);
  const people = await sql`SELECT search FROM profile`.execute(services.db);
  expect(people.rows).toEqual([{ search: 'แกว one@dara.test' }]);
});
