/** SQL expressions that select talents, jobs, businesses and users by number. */
const NUMBERED = ['talent', 'job', 'business_profile', 'profile'].map(
  (table) => `
    CREATE TEMP TABLE numbered_${table} ON COMMIT DROP AS
    SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS n FROM ${table}`,
);

const picked = (table: string, alias: string, number: string): string =>
  `JOIN numbered_${table} ${alias} ON ${alias}.n = (${number}) % (SELECT count(*) FROM numbered_${table})`;

/** The first thousand belong to the first job, whose board they fill; the others to two thousand jobs. */
const JOB_OF = (purpose: string): string =>
  `CASE WHEN i <= 1000 THEN 0 ELSE 1 + pg_temp.chance(i, '${purpose}', 2000) END`;

/** Timestamps of the last two years, in the order of the rows. */
const rows = (count: number): string => `(
  SELECT i, now() - (${count} - i) * (interval '730 days' / ${count}) AS at FROM generate_series(1, ${count}) AS i) s`;

const id = (purpose: string): string => `pg_temp.id_at(at, '${purpose}', i)`;
const oneOf = (purpose: string, words: readonly string[]): string =>
  `pg_temp.pick(i, '${purpose}', ARRAY['${words.join("','")}'])`;

const businesses = (count: number): string => `
  INSERT INTO business_profile (id, company_name, business_type, tax_id, email, province, status, created_at, updated_at)
  SELECT ${id('client')}, jsonb_build_object('th', pg_temp.pick(i, 'trade', ARRAY['น้ำหอม','ขนมไทย','เครื่องดื่ม','โรงแรม','แฟชั่น',
      'ดนตรี','ภาพยนตร์','ท่องเที่ยว']) || ' จำกัด ' || i, 'en', CASE WHEN i % 9 = 0 THEN '' ELSE 'Client ' || i END),
    ${oneOf('type', ['Brand', 'Agency', 'Production'])}, (1000000000000 + i)::text, 'client' || i || '@many.test',
    lpad((10 + pg_temp.chance(i, 'province', 10))::text, 2, '0'),
    ${oneOf('status', ['Pending', 'Approved', 'Approved', 'Approved', 'Rejected', 'Suspended'])}, at, at
  FROM ${rows(count)}`;

/** Rows are as wide as real ones, which have a card; otherwise reading the table would be as cheap as its index. */
const CARD = `jsonb_build_object('name', 'การ์ด ' || i, 'image', repeat(md5(i::text), 25))`;
const MESSAGE = `repeat('สนใจร่วมงานไหมคะ ', 12)`;

const applications = (count: number): string => `
  INSERT INTO job_application (id, job_id, talent_id, card_snapshot, quoted_rate, status, reject_reason, created_at,
    updated_at)
  SELECT ${id('application')}, j.id, t.id, ${CARD}, 1000 * (1 + pg_temp.chance(i, 'rate', 90)), status,
    CASE WHEN status = 'Rejected' THEN 'Look' END, at, at
  FROM (SELECT i, at, ${oneOf('stage', ['Applied', 'Applied', 'Applied', 'Applied', 'Shortlisted', 'Shortlisted', 'Hold', 'Hired', 'Completed', 'Rejected', 'Rejected', 'Withdrawn'])} AS status
    FROM ${rows(count)}) s
  ${picked('talent', 't', 'i * 7')} ${picked('job', 'j', JOB_OF('applied'))}
  ON CONFLICT DO NOTHING`;

const invitations = (count: number): string => `
  INSERT INTO job_request (id, job_id, talent_id, message, offered_rate, respond_by, status, created_at, updated_at)
  SELECT ${id('request')}, j.id, t.id, ${MESSAGE}, 500 * (1 + pg_temp.chance(i, 'offer', 90)),
    current_date + 1 + pg_temp.chance(i, 'until', 60),
    ${oneOf('answer', ['Pending', 'Pending', 'Accepted', 'Declined', 'Cancelled', 'Expired'])}, at, at
  FROM ${rows(count)}
  ${picked('talent', 't', 'i * 3')} ${picked('job', 'j', JOB_OF('invited'))}
  ON CONFLICT DO NOTHING`;

const proposals = (count: number): string[] => [
  `INSERT INTO proposal (id, number, title, business_profile_id, job_id, valid_until, subtotal, total, status, sent_at,
     created_at, updated_at)
   SELECT ${id('proposal')}, 'PR-2568-' || lpad(i::text, 6, '0'),
     pg_temp.pick(i, 'title', ARRAY['แคมเปญหน้าร้อน','เปิดตัวสินค้า','งานมอเตอร์โชว์','โฆษณาน้ำหอม','งานแต่งงาน','ท่องเที่ยวไทย']) || ' ' || i,
     b.id, CASE WHEN i % 3 = 0 THEN j.id END, current_date + 1 + pg_temp.chance(i, 'valid', 400),
     1000 * (1 + pg_temp.chance(i, 'total', 900)), 1040 * (1 + pg_temp.chance(i, 'total', 900)), status,
     CASE WHEN status <> 'Draft' THEN at END, at, at
   FROM (SELECT i, at, ${oneOf('proposed', ['Draft', 'Sent', 'Viewed', 'Responded', 'Accepted', 'Declined', 'Expired', 'Cancelled'])} AS status
     FROM ${rows(count)}) s
   ${picked('business_profile', 'b', `pg_temp.chance(i, 'client', 500)`)} ${picked('job', 'j', 'i')}`,
  `INSERT INTO proposal_item (id, proposal_id, talent_id, talent_type, unit_price, position)
   SELECT ${id('item')}, ${id('proposal')}, t.id, 'Actor', 1000 * (1 + pg_temp.chance(i, 'total', 900)), 0
   FROM ${rows(count)} ${picked('talent', 't', 'i')}`,
];

/** Each talent has its own days every forty days, so that there are no double bookings. */
const bookings = (count: number): string => `
  INSERT INTO booking (id, talent_id, job_id, from_day, to_day, kind, status, created_at, updated_at)
  SELECT ${id('booking')}, t.id, j.id, first, first + pg_temp.chance(i, 'days', 3),
    ${oneOf('kind', ['Booked', 'Booked', 'Option1', 'Option2'])},
    ${oneOf('standing', ['Active', 'Active', 'Active', 'Cancelled', 'Lapsed'])}, at, at
  FROM (SELECT i, at, current_date - 180 + (i / (SELECT count(*) FROM talent))::integer * 40
    + pg_temp.chance(i, 'first', 37) AS first FROM ${rows(count)}) s
  ${picked('talent', 't', 'i')} ${picked('job', 'j', JOB_OF('booked'))}`;

const notices = (count: number): string => `
  INSERT INTO notice (id, recipient_id, kind, event_key, entity, entity_id, data, created_at, read_at, delivery, settled_at)
  SELECT ${id('notice')}, p.id, 'ApplicationReceived', 'many-' || i, 'job', j.id,
    jsonb_build_object('job', jsonb_build_object('th', 'งาน ' || i, 'en', 'Job ' || i), 'talent', 'น้ำผึ้ง ' || i),
    at, CASE WHEN i % 20 <> 0 THEN at END, 'none', at
  FROM ${rows(count)} ${picked('profile', 'p', 'i')} ${picked('job', 'j', JOB_OF('noticed'))}`;

export interface ManyBusinessOptions {
  businesses?: number;
  /** Approximate, since a talent has one application per job. They need talents and jobs. */
  applications?: number;
  invitations?: number;
  proposals?: number;
  bookings?: number;
  /** For existing accounts. */
  notices?: number;
}

const STATEMENTS: Record<keyof ManyBusinessOptions, (count: number) => string | string[]> = {
  businesses,
  applications,
  invitations,
  proposals,
  bookings,
  notices,
};

export function manyBusiness(options: ManyBusinessOptions): string[] {
  const asked = (Object.keys(STATEMENTS) as (keyof ManyBusinessOptions)[]).flatMap((name) => {
    const count = options[name] ?? 0;
    return count > 0 ? STATEMENTS[name](count) : [];
  });
  if (asked.length === 0) return [];
  const analyze = ['talent', 'job', 'business_profile', 'profile'].map(
    (table) => `ANALYZE numbered_${table}`,
  );
  return [...NUMBERED, ...analyze, ...asked];
}

export const BUSINESS_TABLES = [
  'business_profile',
  'job_application',
  'job_request',
  'proposal',
  'proposal_item',
  'booking',
  'notice',
];
