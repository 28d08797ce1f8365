const NICK_NAMES = `ARRAY['น้ำผึ้ง','กินรี','ปลา','แพรว','ไข่มุก','ใบเตย','ต้นข้าว','มะลิ','ฟ้าใส','ณัฐ','เจมส์','บอส','ภูผา',
  'ข้าวหอม','ปั้น','กันต์','พลอย','แก้ม','เปรม','ญาญ่า','มิว','โอม','ธีร์','วิน','ปอนด์']`;
const FIRST_NAMES = `ARRAY['กัญญา','ปิ่นเพชร','ณัฐธิดา','พิมพ์ชนก','ศิริพร','ธนภัทร','กิตติ','ปริญญา','สุภาวดี','วรากร','ชลธิชา','อภิชญา',
  'ภาณุพงศ์','รัตนาภรณ์','เบญจมาศ','จิรายุ','ฐิติพร','นันทวัฒน์','มนัสนันท์','อิสระ']`;
const LAST_NAMES = `ARRAY['กตัญญู','ผู้ใหญ่','ศรีสุข','วงศ์สว่าง','ทองดี','แสงจันทร์','รุ่งเรือง','บุญมี','เจริญผล','พงษ์พาณิชย์',
  'สุวรรณรัตน์','ชัยมงคล','ปิยะวัฒน์','หาญกล้า','ใจดี','มั่นคง','อยู่เย็น','ดวงแก้ว','เกษมสุข','นาคะ']`;
const LATIN = `ARRAY['Anya','Bella','Chai','Dao','Earth','Fern','Gun','Hana','Ice','Jane','Krit','Lin','Mild','Nadech','Oom','Praew',
  'Rin','Som','Tong','Win']`;

/** Shares in percent: 1 MegaStar, 4 SuperStar, 10 RisingStar, 30 Influencer, 25 Actor, 15 Singer, 10 Live, 5 NewBorn. */
const TYPE = (purpose: string): string => `(
  SELECT CASE WHEN c < 1 THEN 'MegaStar' WHEN c < 5 THEN 'SuperStar' WHEN c < 15 THEN 'RisingStar'
    WHEN c < 45 THEN 'Influencer' WHEN c < 70 THEN 'Actor' WHEN c < 85 THEN 'Singer'
    WHEN c < 95 THEN 'LiveTalent' ELSE 'NewBorn' END
  FROM (SELECT pg_temp.chance(i, '${purpose}', 100) AS c) x)`;

/** Denormalized columns are set directly, so that triggers find nothing to correct. */
const PLAN = (count: number): string => `
  CREATE TEMP TABLE many_talent ON COMMIT DROP AS
  SELECT i, at, pg_temp.id_at(at, 'talent', i) AS id, pg_temp.id_at(at, 'image', i) AS image_id,
    ${TYPE('type')} AS type_1,
    CASE WHEN pg_temp.chance(i, 'second', 100) < 30 THEN ${TYPE('type2')} END AS type_2,
    pg_temp.chance(i, 'channel', 5) AS channel_1,
    CASE WHEN pg_temp.chance(i, 'account', 100) < 92
      THEN (exp(ln(200) + ln(20000) * pg_temp.chance(i, 'followers', 10000) / 10000.0))::integer END AS followers,
    round((0.2 + pg_temp.chance(i, 'rate', 2400) / 100.0)::numeric, 2)::double precision AS rate,
    pg_temp.chance(i, 'public', 100) < 95 AS approved,
    pg_temp.chance(i, 'active', 100) < 97 AS active,
    pg_temp.chance(i, 'consent', 100) < 98 AS consent
  FROM (
    SELECT i, timestamptz '2024-01-01 00:00Z' + i * interval '11 minutes' + (i % 7) * interval '3 seconds' AS at
    FROM generate_series(1, ${count}) AS i
  ) s`;

const CHANNELS = `(ARRAY['Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube'])`;

const IMAGES = `
  INSERT INTO image (id, hash, format, width, height, size, placeholder, created_at)
  SELECT image_id, md5('a' || i) || md5('b' || i), 'jpeg', 960, 1280, 180000, '#c8102e', at FROM many_talent`;

const TALENTS = `
  INSERT INTO talent (id, display_name, first_name, last_name, nick_name, gender, birthday, email, phone_number, image_id,
    height, weight, chest, waist, hip, shoes, eye_colour, hair_colour, skin_tone, bio, status, active, is_top10, talent_types,
    channel, followers, engagement_rate, public_consent, guardian_confirmed_at, created_at, updated_at)
  SELECT id,
    CASE WHEN i % 2 = 0 THEN pg_temp.pick(i, 'nick', ${NICK_NAMES}) ELSE pg_temp.pick(i, 'latin', ${LATIN}) END || ' ' || i,
    jsonb_build_object('th', pg_temp.pick(i, 'first', ${FIRST_NAMES}), 'en', pg_temp.pick(i, 'latin', ${LATIN})),
    jsonb_build_object('th', pg_temp.pick(i, 'last', ${LAST_NAMES}), 'en', pg_temp.pick(i, 'latin2', ${LATIN})),
    jsonb_build_object('th', pg_temp.pick(i, 'nick', ${NICK_NAMES}), 'en', CASE WHEN i % 20 = 0 THEN '' ELSE 'Nick' END),
    (ARRAY['Male', 'Female', 'Female', 'LGBTQ+'])[1 + pg_temp.chance(i, 'gender', 4)],
    CASE WHEN i % 50 <> 0 THEN date '1965-01-01' + pg_temp.chance(i, 'birthday', 20000) END,
    'talent' || i || '@many.test', '08' || lpad((i % 100000000)::text, 8, '0'), image_id,
    CASE WHEN i % 40 <> 0 THEN 145 + pg_temp.chance(i, 'height', 50) END,
    CASE WHEN i % 40 <> 1 THEN 40 + pg_temp.chance(i, 'weight', 60) END,
    30 + pg_temp.chance(i, 'chest', 20) / 2.0, 22 + pg_temp.chance(i, 'waist', 20) / 2.0,
    32 + pg_temp.chance(i, 'hip', 20) / 2.0, 36 + pg_temp.chance(i, 'shoes', 10), 'brown', 'black', 'fair',
    jsonb_build_object('th', repeat('ประวัติโดยย่อของศิลปิน ', 6), 'en', repeat('A short biography. ', 6)),
    CASE WHEN approved THEN 'Approved' WHEN i % 3 = 0 THEN 'Pending' WHEN i % 3 = 1 THEN 'Rejected' ELSE 'Archived' END,
    active, approved AND active AND i <= 12,
    array_remove(ARRAY[type_1, nullif(type_2, type_1)], NULL),
    CASE WHEN followers IS NOT NULL THEN ${CHANNELS}[1 + channel_1] END, followers,
    CASE WHEN followers IS NOT NULL THEN rate END, consent, at, at, at + pg_temp.chance(i, 'updated', 300) * interval '1 day'
  FROM many_talent`;

const CONSENTS = `
  INSERT INTO consent (id, subject, purpose, text_version, given_at, given_by)
  SELECT pg_temp.id_at(at, 'consent', i), id, 'PublicProfile', '2026-01', at, 'self' FROM many_talent WHERE consent`;

const TAGS = `
  INSERT INTO tag (id, name, kind, created_at)
  SELECT pg_temp.id_at(timestamptz '2023-12-01 00:00Z' + i * interval '1 second', kind || 'tag', i),
    jsonb_build_object('th', 'แท็ก ' || i, 'en', 'Tag ' || i), kind, timestamptz '2023-12-01 00:00Z'
  FROM generate_series(1, 40) AS i, unnest(ARRAY['Talent', 'News', 'Job']) AS kind`;

/** Source of a row's three tags; `kind` as in the tag table. */
export function tagLinks(table: string, owner: string, kind: string, source: string): string {
  return `
    INSERT INTO ${table} (${owner}, tag_id, position)
    SELECT m.id, g.id, p.position
    FROM ${source} m
    CROSS JOIN (VALUES (0, 0), (1, 7), (2, 13)) AS p (position, step)
    JOIN (SELECT id, (row_number() OVER (ORDER BY id)) - 1 AS n FROM tag WHERE kind = '${kind}') g
      ON g.n = (pg_temp.chance(m.i, 'tag', 40) + p.step) % 40`;
}

const ACCOUNTS = `
  INSERT INTO talent_social (id, talent_id, channel, name, link, followers, engagement_rate, position)
  SELECT pg_temp.id_at(at, 'social' || n, i), id, ${CHANNELS}[1 + (channel_1 + n) % 5], 'account' || i,
    'https://social.test/' || i, followers >> (n * 2), round((rate / (n + 1))::numeric, 2), n
  FROM many_talent CROSS JOIN generate_series(0, 1) AS n
  WHERE followers IS NOT NULL AND (n = 0 OR i % 2 = 0)`;

const WORKS = `
  INSERT INTO work (id, talent_id, talent_type, created_at)
  SELECT pg_temp.id_at(at + n * interval '1 second', 'work' || n, i), id, type, at + n * interval '1 second'
  FROM many_talent
  CROSS JOIN LATERAL (VALUES (0, type_1), (1, nullif(type_2, type_1))) AS w (n, type) WHERE type IS NOT NULL`;

const BUDGETS = `
  INSERT INTO work_budget (id, work_id, talent_id, budget_type, rate_charge)
  SELECT pg_temp.id_at(w.created_at, 'budget', m.i), w.id, m.id, 'Post',
    round((500 * exp(ln(1200) * pg_temp.chance(m.i, 'budget', 1000) / 1000.0))::numeric, -2)
  FROM work w JOIN many_talent m ON m.id = w.talent_id AND w.talent_type = m.type_1`;

const EXPERIENCES = `
  INSERT INTO work_experience (id, work_id, talent_id, customer_name, experience_type, hire_date)
  SELECT pg_temp.id_at(w.created_at, 'experience', m.i), w.id, m.id, 'Customer ' || m.i % 500,
    CASE WHEN m.i % 2 = 0 THEN 'Internal' ELSE 'External' END, date '2025-01-01' + m.i::integer % 300
  FROM work w JOIN many_talent m ON m.id = w.talent_id AND w.talent_type = m.type_1`;

export function manyTalents(count: number): string[] {
  return [
    PLAN(count),
    'CREATE INDEX ON many_talent (id)',
    'ANALYZE many_talent',
    IMAGES,
    TALENTS,
    CONSENTS,
  ];
}

export function manyTalentParts(): string[] {
  return [
    TAGS,
    tagLinks('talent_tag', 'talent_id', 'Talent', 'many_talent'),
    ACCOUNTS,
    WORKS,
    BUDGETS,
    EXPERIENCES,
  ];
}
