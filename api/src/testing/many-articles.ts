import { tagLinks } from './many-talents.ts';

const WORDS = `ARRAY['เปิดตัว','งานแสดง','คอนเสิร์ต','ละครใหม่','รับสมัคร','นักแสดง','โฆษณา','แฟชั่น','ดนตรี','กินข้าว','เบื้องหลัง',
  'สัมภาษณ์','รางวัล','ภาพยนตร์','ซีรีส์','น้ำหอม','ท่องเที่ยว','พรีเซนเตอร์','กีฬา','การกุศล']`;

const TAGS = (kind: string): string => `
  INSERT INTO tag (id, name, kind, created_at)
  SELECT pg_temp.id_at(timestamptz '2023-12-01 00:00Z' + i * interval '1 second', '${kind}tag', i),
    jsonb_build_object('th', 'แท็ก ' || i, 'en', 'Tag ' || i), '${kind}', timestamptz '2023-12-01 00:00Z'
  FROM generate_series(1, 40) AS i
  WHERE NOT EXISTS (SELECT 1 FROM tag WHERE kind = '${kind}')`;

const TITLE = `jsonb_build_object(
  'th', pg_temp.pick(i, 'w1', ${WORDS}) || pg_temp.pick(i, 'w2', ${WORDS}) || ' ' || i, 'en', 'Title ' || i)`;

const PLAN = (table: string, purpose: string, count: number): string => `
  CREATE TEMP TABLE ${table} ON COMMIT DROP AS
  SELECT i, at, pg_temp.id_at(at, '${purpose}', i) AS id FROM (
    SELECT i, timestamptz '2024-01-01 00:00Z' + i * interval '13 minutes' AS at FROM generate_series(1, ${count}) AS i
  ) s`;

/** One in ten unpublished, one in fifty scheduled; a handful put first by the editors. */
const NEWS = `
  INSERT INTO news (id, type, title, short_description, detail, publish, publish_at, sort_order, created_at, updated_at)
  SELECT id, CASE WHEN i % 3 = 0 THEN 'TalkOfTheTown' ELSE 'General' END, ${TITLE},
    jsonb_build_object('th', 'เรื่องย่อของข่าว ' || i, 'en', 'Summary ' || i),
    jsonb_build_object('th', '<p>' || repeat('เนื้อหาข่าว ', 40) || '</p>', 'en', '<p>' || repeat('Text ', 40) || '</p>'),
    i % 10 <> 0, CASE WHEN i % 50 = 1 THEN timestamptz '2100-01-01 00:00Z' END,
    CASE WHEN i % 20000 = 5 THEN i / 20000 END, at, at + pg_temp.chance(i, 'updated', 300) * interval '1 day'
  FROM many_news`;

const BUSINESSES = `
  INSERT INTO business_profile (id, company_name, business_type, status, created_at)
  SELECT pg_temp.id_at(timestamptz '2023-11-01 00:00Z' + i * interval '1 second', 'business', i),
    jsonb_build_object('th', 'บริษัท ' || i, 'en', 'Company ' || i), 'Brand', 'Approved', timestamptz '2023-11-01 00:00Z'
  FROM generate_series(1, 500) AS i`;

const JOBS = `
  INSERT INTO job (id, title, description, job_type, talent_types, business_profile_id, openings, budget_from, budget_to,
    budget_unit, show_budget, casting_date, province, location, apply_until, visibility, status, created_at, updated_at)
  SELECT m.id, ${TITLE}, jsonb_build_object('th', repeat('รายละเอียดงาน ', 20), 'en', repeat('Details ', 20)),
    (ARRAY['TVC', 'Film', 'Series', 'MV', 'Print', 'Runway', 'Event', 'Live', 'Social', 'Presenter', 'Other'])
      [1 + pg_temp.chance(i, 'type', 11)],
    ARRAY[(ARRAY['MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer', 'LiveTalent', 'NewBorn'])
      [1 + pg_temp.chance(i, 'talent', 8)]],
    b.id, 1 + pg_temp.chance(i, 'openings', 20), 1000 + pg_temp.chance(i, 'budget', 50) * 1000,
    60000 + pg_temp.chance(i, 'budget2', 50) * 1000, 'Job', i % 3 <> 0, date '2026-01-01' + i::integer % 900,
    lpad((10 + pg_temp.chance(i, 'province', 10))::text, 2, '0'), 'สตูดิโอ ' || i % 50, date '2026-01-01' + i::integer % 800,
    CASE WHEN i % 8 = 0 THEN 'Internal' ELSE 'Public' END,
    (ARRAY['Draft', 'Review', 'Open', 'Open', 'Open', 'Open', 'Closed', 'Completed', 'Cancelled', 'Open'])
      [1 + pg_temp.chance(i, 'status', 10)], m.at, m.at + pg_temp.chance(i, 'updated', 300) * interval '1 day'
  FROM many_job m
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM business_profile) b
    ON b.n = pg_temp.chance(m.i, 'business', 500)`;

export function manyNews(count: number): string[] {
  return [
    PLAN('many_news', 'news', count),
    NEWS,
    TAGS('News'),
    tagLinks('news_tag', 'news_id', 'News', 'many_news'),
  ];
}

export function manyJobs(count: number): string[] {
  return [
    PLAN('many_job', 'job', count),
    BUSINESSES,
    JOBS,
    TAGS('Job'),
    tagLinks('job_tag', 'job_id', 'Job', 'many_job'),
  ];
}
