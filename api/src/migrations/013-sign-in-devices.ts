import { sql, type Kysely, type Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Browsers in which a person has signed in; what names one is kept by the browser, here is its hash. */
const SIGN_IN_DEVICE = `
  CREATE TABLE sign_in_device (
    id uuid PRIMARY KEY,
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    token_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    UNIQUE (profile_id, token_hash)
  )`;

/** What the cookie page says of the new cookie, after which of its lines. */
const COOKIE_LINES = {
  th: {
    after: '<li><strong>lang</strong> ภาษาที่คุณเลือก เพื่อให้หน้าแรกที่โหลดเป็นภาษานั้น เก็บ 1 ปี</li>',
    line: '<li><strong>signInDevice</strong> จดจำว่าคุณเคยเข้าสู่ระบบจากเบราว์เซอร์นี้ เพื่อให้คุณยังเข้าสู่ระบบได้แม้มีผู้อื่นเดารหัสผ่านของคุณจนบัญชีถูกระงับชั่วคราว เป็นรหัสสุ่มที่ไม่มีข้อมูลของคุณ เก็บ 180 วันนับจากการเข้าสู่ระบบครั้งล่าสุด</li>',
  },
  en: {
    after:
      '<li><strong>lang</strong> is the language you chose, so that the first page already comes in it. Kept for 1 year.</li>',
    line: '<li><strong>signInDevice</strong> remembers that you have signed in from this browser, so that you still can while somebody else’s guesses at your password keep others out. It is a random code that says nothing about you. Kept for 180 days from your last sign-in.</li>',
  },
};

const CHANGED_ON = '2026-11-22T02:00:00Z';

/** Writes the next version of the cookie page, unless the agency has reworded that part: then it says so itself. */
async function tellOfCookie(db: Kysely<unknown>): Promise<void> {
  const { th, en } = COOKIE_LINES;
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

/** Sessions know when they began and in which browser, and browsers are remembered. */
export const signInDevices: Migration = {
  async up(db) {
    await runAll(db, [
      SIGN_IN_DEVICE,
      'ALTER TABLE refresh_token ADD COLUMN started_at timestamptz',
      `UPDATE refresh_token SET started_at = family.started_at
        FROM (SELECT family_id, min(created_at) AS started_at FROM refresh_token GROUP BY family_id) family
        WHERE family.family_id = refresh_token.family_id`,
      'ALTER TABLE refresh_token ALTER COLUMN started_at SET DEFAULT now()',
      'ALTER TABLE refresh_token ALTER COLUMN started_at SET NOT NULL',
      'ALTER TABLE refresh_token ADD COLUMN device_hash text',
    ]);
    await tellOfCookie(db);
  },
};
