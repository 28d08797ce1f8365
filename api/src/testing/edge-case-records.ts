import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { contentChanged } from '../kernel/content/content.ts';
import { createRecords } from './records.ts';

/** URLs of the records by edge case. */
export interface EdgeCaseRecords {
  talents: string[];
  news: string[];
  talks: string[];
  jobs: string[];
}

const LENGTH = 300;
/** A text that executes if treated as HTML, or escapes its context. */
const MARKUP =
  '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=2">' +
  `"'\`--></style></title></textarea>{{7*7}}\${7*7}<svg onload=window.hacked=3>`;

const TEXTS = {
  longLatin: 'W'.repeat(LENGTH),
  longThai: 'กระบวนการสร้างสรรค์ผู้ใหญ่น้ำผึ้งปั๊มญี่ปุ่นกตัญญูฎีกา'.repeat(9).slice(0, LENGTH),
  markup: MARKUP,
  short: 'ก',
};

/** Thai only: editors forget English. */
const thaiOnly = (th: string): string => JSON.stringify({ th, en: '' });
const both = (text: string): string => JSON.stringify({ th: text, en: text });
const localizedOf = (text: string): string => (text === TEXTS.markup ? both(text) : thaiOnly(text));

const RICH_MARKUP = `<h2>${TEXTS.longThai}</h2><h2>${MARKUP}</h2><p onclick="window.hacked=4">${TEXTS.longLatin}</p>
  <p><a href="javascript:window.hacked=5">${TEXTS.longLatin}</a></p><pre>${TEXTS.longLatin}</pre>
  <table><tr><td>${TEXTS.longLatin}</td><td>${TEXTS.longThai}</td><td>ค</td></tr></table>
  <iframe srcdoc="<script>parent.hacked=6</script>"></iframe><ul><li>${TEXTS.longThai}</li></ul>`;

/** Length limits apply to editors; pages must cope with any stored length. */
const LIFT_LIMITS = `
  DO $$ DECLARE found record; BEGIN
    FOR found IN SELECT conrelid::regclass AS relation, conname FROM pg_constraint
      WHERE contype = 'c' AND pg_get_constraintdef(oid) ~ 'localized_within|char_length|length\\('
        AND conrelid::regclass::text IN
          ('news', 'job', 'tag', 'client', 'talent', 'business_profile', 'work_experience', 'talent_social', 'content_page')
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', found.relation, found.conname); END LOOP;
  END $$`;

const MANY = 10_000;

/**
 * Records at the limits of the rules: very long words, Thai only, no images, markup in every field, and 10,000
 * articles. For temporary sites.
 */
export async function createEdgeCaseRecords(services: Services): Promise<EdgeCaseRecords> {
  const db = services.db;
  await sql.raw(LIFT_LIMITS).execute(db);
  await writeManyArticles(services);
  const made: EdgeCaseRecords = { talents: [], news: [], talks: [], jobs: [] };
  for (const [position, text] of Object.values(TEXTS).entries()) {
    await writeArticles(services, text, position + 1, made);
    await writeTalent(services, text, made);
    await writeJob(services, text, made);
    await db
      .insertInto('client')
      .values([
        { id: newId(), name: localizedOf(text), sort_order: position },
        { id: newId(), name: both(text), sort_order: position, link: 'javascript:window.hacked=7' },
        { id: newId(), name: both(text), link: `https://client.test/?q="><script>` },
      ])
      .execute();
  }
  await db
    .updateTable('content_page')
    .set({ title: thaiOnly(TEXTS.longThai), body: thaiOnly(RICH_MARKUP) })
    .where('slug', '=', 'terms')
    .execute();
  await services.database.analyze();
  await contentChanged(services, { entity: 'everything' });
  return made;
}

async function tagOf(services: Services, kind: 'News' | 'Talent' | 'Job', text: string) {
  return createRecords(services).tag(kind, text, text === TEXTS.markup ? text : '');
}

async function writeArticles(
  services: Services,
  text: string,
  order: number,
  made: EdgeCaseRecords,
): Promise<void> {
  const records = createRecords(services);
  const tagId = await tagOf(services, 'News', text);
  const words = { title: localizedOf(text), short_description: localizedOf(text) };
  const row = { ...words, detail: thaiOnly(RICH_MARKUP), sort_order: order };
  made.news.push(await records.news(row, [tagId]));
  made.talks.push(await records.news({ ...row, type: 'TalkOfTheTown' }, [tagId]));
}

async function writeTalent(services: Services, text: string, made: EdgeCaseRecords): Promise<void> {
  const records = createRecords(services);
  const { db } = records;
  const words = localizedOf(text);
  const tagId = await tagOf(services, 'Talent', text);
  const names = { display_name: text, first_name: words, last_name: words, nick_name: words };
  const id = await records.talent(
    { ...names, bio: words, eye_colour: text, hair_colour: text, skin_tone: text, height: 170 },
    {
      types: ['MegaStar', 'Influencer', 'NewBorn'],
      tagIds: [tagId],
      accounts: [{ channel: 'Instagram', followers: 2_147_483_647, engagementRate: 99.99 }],
    },
  );
  await db.updateTable('talent_social').set({ name: text }).where('talent_id', '=', id).execute();
  await db
    .insertInto('work_experience')
    .values({
      id: newId(),
      work_id: await records.work(id),
      talent_id: id,
      customer_name: text,
      experience_type: 'External',
      link: 'javascript:window.hacked=8',
    })
    .execute();
  made.talents.push(id);
}

async function writeJob(services: Services, text: string, made: EdgeCaseRecords): Promise<void> {
  const records = createRecords(services);
  const words = localizedOf(text);
  const business_profile_id = await records.business({ company_name: words });
  const tagId = await tagOf(services, 'Job', text);
  const id = await records.job({
    business_profile_id,
    title: words,
    description: words,
    location: text,
    exclusivity: text,
    media: [text, text],
    talent_types: ['MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer'],
    budget_from: 1,
    budget_to: 9_999_999_999.99,
    budget_unit: 'Day',
    show_budget: true,
  });
  await records.db.insertInto('job_tag').values({ job_id: id, tag_id: tagId }).execute();
  made.jobs.push(id);
}

async function writeManyArticles({ db }: Services): Promise<void> {
  await sql`
    INSERT INTO news (id, type, title, short_description, detail, created_at)
    SELECT gen_random_uuid(), 'General', jsonb_build_object('th', 'เรื่องที่ ' || i, 'en', 'Story ' || i),
      '{"th":"ย่อ","en":"Short"}', '{"th":"<p>เนื้อหา</p>","en":"<p>Text</p>"}',
      now() - i * interval '1 hour'
    FROM generate_series(1, ${MANY}::int) AS i`.execute(db);
}
