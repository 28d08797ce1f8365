import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi, test } from 'vitest';
import { onContentChange } from '../../kernel/content/content.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import type { ManagementContentPage } from './page.schema.ts';

let api: TestApi;
let staff: SignedIn;
/** What was told, each change once; hearing of it may take place twice. */
let told: { mock: { calls: unknown[] } };
let heard = 0;

beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn({ permission: 'Staff' });
  onContentChange(api.services, () => (heard += 1));
});
beforeEach(() => {
  told = vi.spyOn(api.services.events, 'publish');
  heard = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.close());

const read = (slug: string) => api.app.inject(`/api/page/${slug}`);
const manage = async (slug: string): Promise<ManagementContentPage> =>
  (await api.app.inject({ url: `/api/management/page/${slug}`, headers: staff.headers })).json();
const write = (slug: string, payload: object, headers: Record<string, string> = staff.headers) =>
  api.app.inject({ method: 'PUT', url: `/api/management/page/${slug}`, headers, payload });

describe('the pages a site begins with', () => {
  test.each([
    ['privacy', 1, /PublicProfile|โปรไฟล์สาธารณะ/, /Public profile/],
    ['terms', 1, /ผู้เยาว์/, /businesses/],
    [
      'cookies',
      4,
      /signInDevice.*releaseGroup.*ติดดาว/s,
      /releaseGroup.*starred.*Closed announcements/s,
    ],
  ])('%s reads in both languages, sectioned', async (slug, version, thai, english) => {
    const answer = await read(slug);
    expect(answer.statusCode).toBe(200);
    const page = answer.json();
    expect(page).toMatchObject({ slug, version, textVersion: `${slug}-${version}` });
    expect(page.updatedAt).toBe(`2026-11-${version === 1 ? '01' : '22'}T02:00:00.000Z`);
    expect(page.body.th).toMatch(thai);
    expect(page.body.en).toMatch(english);
    const headings = (html: string) => html.match(/<h2>/g)?.length;
    expect(headings(page.body.th)).toBe(headings(page.body.en));
    expect(page.title.en).not.toBe('');
    expect(page.description.en).not.toBe('');
  });

  test.each(['unknown', "x'--", '__proto__'])('%s does not exist', async (slug) => {
    const answer = await read(encodeURIComponent(slug));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a name that no database can hold is refused', async () => {
    const answer = await read('%00');
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'slug', rule: 'characters' }],
    });
  });
});

describe('an edit', () => {
  test('creates the next version, keeps the previous one, is audited and published', async () => {
    const before = await manage('terms');
    const answer = await write('terms', {
      version: before.version,
      title: { th: '  ข้อกำหนดใหม่ ', en: 'New terms' },
      body: { th: '<h2>หนึ่ง</h2><p onclick="x()">ข้อ<script>alert(1)</script></p>', en: '' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: { th: 'ข้อกำหนดใหม่', en: 'New terms' },
      description: before.description,
      body: { th: '<h2>หนึ่ง</h2><p>ข้อ</p>', en: '' },
      version: before.version + 1,
      textVersion: `terms-${before.version + 1}`,
      missingTranslation: true,
      updatedBy: staff.id,
    });
    expect((await read('terms')).json()).toMatchObject({
      title: { en: 'New terms' },
      updatedAt: answer.json().updatedAt,
    });
    expect(told.mock.calls).toHaveLength(1);
    expect(heard).toBeGreaterThan(0);
    const db = api.services.db;
    const kept = await db
      .selectFrom('content_page_version as v')
      .innerJoin('content_page as p', 'p.id', 'v.page_id')
      .select(['v.version', 'v.title', 'v.body', 'v.created_by'])
      .where('p.slug', '=', 'terms')
      .orderBy('v.version')
      .execute();
    expect(kept).toEqual([
      { version: 1, title: before.title, body: before.body, created_by: null },
      {
        version: 2,
        title: { th: 'ข้อกำหนดใหม่', en: 'New terms' },
        body: { th: '<h2>หนึ่ง</h2><p>ข้อ</p>', en: '' },
        created_by: staff.id,
      },
    ]);
    const audit = await db
      .selectFrom('audit_event')
      .select(['actor_id', 'action', 'diff'])
      .where('entity', '=', 'content_page')
      .execute();
    expect(audit).toEqual([
      {
        actor_id: staff.id,
        action: 'Update',
        diff: { slug: 'terms', version: 2, changed: ['title', 'body'] },
      },
    ]);
  });

  test('of a stale version overwrites nothing, also when concurrent', async () => {
    const { version, title } = await manage('cookies');
    const edits = ['ก', 'ข'].map((th) => write('cookies', { version, title: { th } }));
    const answers = await Promise.all(edits);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = await write('cookies', { version, title: { th: 'ค' } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    const now = await manage('cookies');
    for (const refused of [stale, ...answers.filter(({ statusCode }) => statusCode === 409)]) {
      expect(refused.json().current).toEqual(now);
    }
    expect(now.version).toBe(version + 1);
    expect(['ก', 'ข']).toContain(now.title.th);
    expect(now.title.th).not.toBe(title.th);
    expect(told.mock.calls).toHaveLength(1);
  });

  test('that changes nothing makes no version', async () => {
    const { version, title, body } = await manage('privacy');
    const answer = await write('privacy', { version, title, body });
    expect([answer.statusCode, answer.json().version]).toEqual([200, version]);
    expect(told.mock.calls).toEqual([]);
  });

  test.each([
    [{ title: { th: ' ' } }, 'title.th', 'required'],
    [{ title: { th: '' } }, 'title.th', 'minLength'],
    [{ title: { th: 'ก'.repeat(201) } }, 'title.th', 'maxLength'],
    [{ description: { th: 'ก', en: 'a'.repeat(501) } }, 'description.en', 'maxLength'],
    [{ body: { th: '<p> </p><script>x</script>' } }, 'body.th', 'required'],
    [{ body: { th: 'ก'.repeat(100_001) } }, 'body.th', 'maxLength'],
    [{ body: 'text' }, 'body', 'type'],
    [{ version: '1' }, 'version', 'type'],
    [{ version: undefined }, 'version', 'required'],
  ])('%j is refused at its field', async (change, field, rule) => {
    const { version } = await manage('privacy');
    const answer = await write('privacy', { version, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ field, rule }));
    expect((await manage('privacy')).version).toBe(version);
  });

  test('of a page that is not there is a 404', async () => {
    expect((await write('unknown', { version: 1 })).statusCode).toBe(404);
  });
});

test.each([
  ['Admin', 200],
  ['Staff', 200],
  ['Business', 403],
  ['Talent', 403],
  [null, 401],
] as const)('%s gets %i', async (permission, status) => {
  const person = permission && (await api.signIn({ permission }));
  const headers = person ? person.headers : {};
  const url = '/api/management/page/privacy';
  expect((await api.app.inject({ url, headers })).statusCode).toBe(status);
  const { version, title } = await manage('privacy');
  expect((await write('privacy', { version, title }, headers)).statusCode).toBe(status);
});
