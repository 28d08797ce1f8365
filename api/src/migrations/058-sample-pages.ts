import { sql, type Migration, type QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Who of the agency took over the text that a site begins with, by saving or by confirming it. */
const COLUMNS = [
  'ALTER TABLE content_page ADD COLUMN confirmed_at timestamptz, ADD COLUMN confirmed_by uuid',
  `UPDATE content_page p SET confirmed_at = v.created_at, confirmed_by = v.created_by
    FROM content_page_version v
    WHERE v.page_id = p.id AND v.created_by IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM content_page_version w
      WHERE w.page_id = p.id AND w.created_by IS NOT NULL AND w.version > v.version)`,
];

const MAIL = '<a href="mailto:contact@dara.test">contact@dara.test</a>';
const PHONE = '<a href="tel:+6620000000">+66 2 000 0000</a>';

/** Made-up contacts in the texts of sites that were set up earlier, and what new sites say there. */
const REPLACED = [
  [`ได้ที่ ${MAIL}</p>`, 'ได้ที่<a href="/contact">หน้าติดต่อเรา</a></p>'],
  [
    `<p>อีเมล ${MAIL} หรือโทร ${PHONE} วันจันทร์–ศุกร์ 9:00–18:00 น. ดู`,
    '<p>เขียนถึงเราได้ที่<a href="/contact">หน้าติดต่อเรา</a> ดู',
  ],
  [`at ${MAIL}.`, 'through the <a href="/contact">contact page</a>.'],
  [
    `<p>Write to ${MAIL} or call ${PHONE}, Monday to Friday, 9:00 to 18:00. See`,
    '<p>Write to us on the <a href="/contact">contact page</a>. See',
  ],
  [`กันที่ ${MAIL} หรือ ${PHONE} ข้อมูล`, 'กันก่อนทาง<a href="/contact">หน้าติดต่อเรา</a> ข้อมูล'],
  [
    `let us talk: ${MAIL} or ${PHONE}. Personal`,
    'let us talk: write to us on the <a href="/contact">contact page</a>. Personal',
  ],
] as const;

/** Writes the next version of the texts that nobody has taken over. Others are the agency's own, and listed as not ready. */
export async function removeMadeUpContacts(db: QueryExecutorProvider): Promise<void> {
  let body = sql`body::text`;
  for (const [made, real] of REPLACED)
    body = sql`replace(${body}, ${inJson(made)}::text, ${inJson(real)}::text)`;
  await sql`
    WITH changed AS (
      UPDATE content_page SET body = (${body})::jsonb, version = version + 1, updated_at = now()
      WHERE slug IN ('privacy', 'terms') AND confirmed_at IS NULL AND strpos(body::text, 'contact@dara.test') > 0
      RETURNING id, version, title, description, body, updated_at)
    INSERT INTO content_page_version (page_id, version, title, description, body, created_at)
    SELECT id, version, title, description, body, updated_at FROM changed`.execute(db);
}

/** As the text of a JSON value has it: quotes are escaped. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

export const samplePages: Migration = {
  async up(db) {
    await runAll(db, COLUMNS);
    await removeMadeUpContacts(db);
  },
};
