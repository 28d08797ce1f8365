import { sql, type Migration } from 'kysely';
import { newId } from '../kernel/new-id.ts';

const TITLE = { th: 'เกี่ยวกับเรา', en: 'About us' };
const DESCRIPTION = {
  th: 'ดาราคือเอเจนซีดูแลศิลปินของไทยที่ทำงานอยู่ตรงกลางระหว่างคนเบื้องหน้ากับคนสร้างงาน เราคัดเลือก ดูแล และเป็นตัวแทนให้นักแสดง นักร้อง พิธีกร และครีเอเตอร์ ตั้งแต่แคสติ้งครั้งแรกไปจนถึงงานที่คนทั้งประเทศจำได้',
  en: 'Dara is a Thai talent agency that stands between those in front of the camera and those who make the work. We scout, look after and represent actors, singers, hosts and creators, from a first casting to the part a whole country remembers.',
};
const BODY = {
  th: '<p>ฝั่งแบรนด์และโปรดักชัน เราช่วยตั้งแต่ตีโจทย์ หาคนที่ตรงบท ต่อรองค่าตัว ไปจนถึงวันถ่ายและหลังออกอากาศ ทุกขั้นตอนมีทีมแคสติ้งหนึ่งคนรับผิดชอบ จึงรู้เสมอว่างานอยู่ตรงไหนและต้องคุยกับใคร</p>',
  en: '<p>For brands and production houses we help from reading the brief to finding who fits the part, agreeing the fee, the days of the shoot and what follows the broadcast. One casting manager is answerable for each job, so you always know where it stands and whom to talk to.</p>',
};

/** The text of the home page's part about the agency, which is edited like a page. */
export const about: Migration = {
  async up(db) {
    await sql`
      INSERT INTO content_page (id, slug, title, description, body)
      VALUES (${newId()}, 'about', ${JSON.stringify(TITLE)}::jsonb, ${JSON.stringify(DESCRIPTION)}::jsonb,
        ${JSON.stringify(BODY)}::jsonb)`.execute(db);
    await sql`
      INSERT INTO content_page_version (page_id, version, title, description, body, created_at)
      SELECT id, version, title, description, body, updated_at FROM content_page WHERE slug = 'about'`.execute(
      db,
    );
  },
};
