import { createQueue } from '@dara/backend';
import { sql, type Kysely, type Migration } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { runAll } from './run-all.ts';

/** What the agency's people set of the site; one row, which is there from the beginning. */
const SITE_SETTING = `
  CREATE TABLE site_setting (
    id uuid PRIMARY KEY,
    is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only),
    content jsonb NOT NULL DEFAULT '{}',
    updated_by uuid REFERENCES profile (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1
  )`;

/** What the cookie page says of what browsers keep besides, after which of its lines. */
const KEPT_LINES = {
  th: {
    after: '<li><strong>ตำแหน่งของหน้า</strong> ตำแหน่งที่เลื่อนค้างไว้ เพื่อกลับมาที่เดิม หายเมื่อปิดแท็บ</li>',
    line: '<li><strong>ประกาศที่ปิดแล้ว</strong> รหัสของประกาศที่คุณปิด เพื่อไม่แสดงซ้ำ เก็บจนกว่าคุณจะลบ</li>\n<li><strong>รายการที่เปิดล่าสุด</strong> เมื่อเข้าสู่ระบบ รหัสของรายการที่คุณเปิดจากช่องค้นหา ไม่เกิน 20 รายการ เก็บจนกว่าคุณจะลบ</li>',
  },
  en: {
    after:
      '<li><strong>Position on a page:</strong> how far you had scrolled, to bring you back there. Gone when the tab is closed.</li>',
    line: '<li><strong>Closed announcements:</strong> the codes of announcements that you closed, so that they stay away. Until you remove them.</li>\n<li><strong>Recently opened records:</strong> when you are signed in, the ids of up to 20 records that you opened from the search. Until you remove them.</li>',
  },
};

const CHANGED_ON = '2026-11-22T02:00:00Z';

/** Writes the next version of the cookie page, unless the agency has reworded that part: then it says so itself. */
async function tellWhatIsKept(db: Kysely<unknown>): Promise<void> {
  const { th, en } = KEPT_LINES;
  await sql`
    WITH changed AS (
      UPDATE content_page SET
        body = jsonb_build_object(
          'th', replace(body->>'th', ${th.after}::text, ${`${th.after}\n${th.line}`}::text),
          'en', replace(body->>'en', ${en.after}::text, ${`${en.after}\n${en.line}`}::text)),
        version = version + 1, updated_at = greatest(updated_at, ${CHANGED_ON}::timestamptz), updated_by = NULL
      WHERE slug = 'cookies' AND strpos(body->>'th', ${th.after}::text) > 0 AND strpos(body->>'en', ${en.after}::text) > 0
      RETURNING id, version, title, description, body, updated_at)
    INSERT INTO content_page_version (page_id, version, title, description, body, created_at)
    SELECT id, version, title, description, body, updated_at FROM changed`.execute(db);
}

export const siteSetting: Migration = {
  async up(db) {
    await createQueue(db, 'site-announcements');
    await runAll(db, [SITE_SETTING, `INSERT INTO site_setting (id) VALUES ('${newId()}')`]);
    await tellWhatIsKept(db);
  },
};
