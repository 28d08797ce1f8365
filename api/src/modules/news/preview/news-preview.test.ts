import { beforeAll, describe, expect, vi, test, afterEach } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { imageBytes } from '../../../testing/form.ts';
import { newsCalls } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 24 * 3_600_000;
let address = 0;
/** Each from an address of its own, so that no limit comes first. */
const open = (token: string, remoteAddress = `10.1.0.${(address += 1) % 250}`) =>
  site.api.app.inject({ url: `/api/news/preview/${token}`, remoteAddress });
const linkTo = async (id: string, caller = site.staff): Promise<string> =>
  (await calls.send(caller, 'POST', `/${id}/preview`)).json().path;
const tokenTo = async (id: string, caller = site.staff): Promise<string> =>
  (await linkTo(id, caller)).split('/').at(-1) ?? '';
const unpublished = async (given: object = {}, files = {}) =>
  (await calls.create(site.staff, { publish: false, ...given }, files)).json();
const imageStatus = async (id: string, cookie?: string) => {
  const headers = cookie ? { cookie } : {};
  return (await site.api.app.inject({ url: `/api/image/${id}/160.jpg`, headers })).statusCode;
};

describe('the link of a preview', () => {
  test('leads to the kind of page that the article will have', async () => {
    expect(await linkTo((await unpublished()).id)).toMatch(/^\/news\/preview\/[\w-]{70}$/);
    const talk = await unpublished({ type: 'TalkOfTheTown' });
    expect(await linkTo(talk.id)).toMatch(/^\/talkofthetown\/preview\//);
  });

  test('shows an unpublished article to its holder, and to no cache or search engine', async () => {
    const made = await unpublished();
    const answer = await open(await tokenTo(made.id));
    expect(answer.json()).toMatchObject({ id: made.id, title: made.title, isDraft: false });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await calls.readPublic(made.id)).statusCode).toBe(404);
  });

  test('shows the draft of its creator, and of no one else', async () => {
    const tag = await site.records.tag('News', 'ร่าง');
    const made = await unpublished({}, { image: await imageBytes('#111') });
    const data = {
      title: { th: 'ยังไม่บันทึก', en: '' },
      tags: [tag],
      imageId: null,
      publishAt: '2100-01-01T00:00:00Z',
    };
    await calls.send(site.staff, 'PUT', `/${made.id}/draft`, { baseVersion: 1, data });
    const own = (await open(await tokenTo(made.id))).json();
    expect(own).toMatchObject({
      title: data.title,
      shortDescription: made.shortDescription,
      tags: [{ th: 'ร่าง' }],
      image: null,
      publishedAt: '2100-01-01T00:00:00.000Z',
      isDraft: true,
    });
    const others = (await open(await tokenTo(made.id, site.admin))).json();
    expect(others).toMatchObject({ title: made.title, image: made.image, isDraft: false });
  });

  test('ends after seven days, with the article and with the account that made it', async () => {
    const made = await unpublished();
    const maker = await site.api.signIn({ permission: 'Staff' });
    const token = await tokenTo(made.id, maker);
    vi.useFakeTimers({
      now: Date.now() + 7 * DAY_MS - 60_000,
      toFake: ['Date'],
    });
    expect((await open(token)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 120_000);
    expect((await open(token)).statusCode).toBe(404);
    vi.useRealTimers();
    expect((await open(token)).statusCode).toBe(200);
    await site.records.db
      .updateTable('profile')
      .set({ active: false })
      .where('id', '=', maker.id)
      .execute();
    expect((await open(token)).statusCode).toBe(404);
    const own = await tokenTo(made.id);
    await calls.send(site.staff, 'DELETE', `/${made.id}`);
    expect((await open(own)).statusCode).toBe(404);
    await calls.send(site.staff, 'POST', `/${made.id}/restore`);
    // A link that was void stays void.
    expect((await open(own)).statusCode).toBe(404);
    expect((await open(await tokenTo(made.id))).statusCode).toBe(200);
  });

  test('near guesses are all answered alike', async () => {
    const made = await unpublished();
    const token = await tokenTo(made.id);
    const bytes = Buffer.from(token, 'base64url');
    const flipped = [...bytes]
      .map((_, index) => index)
      .map((at) => {
        const other = Buffer.from(bytes);
        other.writeUInt8((other[at] ?? 0) ^ 1, at);
        return other.toString('base64url');
      });
    const others = await tokenTo((await unpublished()).id);
    const mixed = Buffer.concat([
      bytes.subarray(0, 36),
      Buffer.from(others, 'base64url').subarray(36),
    ]);
    const last = token.slice(0, -1) + String.fromCodePoint((token.codePointAt(69) ?? 0) + 1);
    const guesses = [...flipped, mixed.toString('base64url'), last, token.slice(1), 'x', newId()];
    for (const guess of guesses) {
      const answer = await open(guess);
      const { code, status } = answer.json();
      expect([answer.statusCode, code, status]).toEqual([404, 'NEWS_NOT_EXIST', 404]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('who guesses is soon answered no more, who has a link is not counted', async () => {
    const token = await tokenTo((await unpublished()).id);
    for (let i = 0; i < 40; i += 1) expect((await open(token, '10.9.9.1')).statusCode).toBe(200);
    const codes = [];
    for (let i = 0; i < 32; i += 1) codes.push((await open('x'.repeat(70), '10.9.9.2')).statusCode);
    expect(codes.slice(-2)).toEqual([429, 429]);
  });

  test.each(['Talent', 'Business', null] as const)('%s cannot make one', async (permission) => {
    const made = await unpublished();
    const person = permission && (await site.api.signIn({ permission }));
    const answer = await calls.send(person, 'POST', `/${made.id}/preview`);
    expect(answer.statusCode).toBe(permission ? 403 : 401);
  });
});

describe('images that are not public yet', () => {
  test('are visible after opening the preview, and not by their URL alone', async () => {
    const made = await unpublished({}, { image: await imageBytes('#123') });
    const shown = await open(await tokenTo(made.id));
    const cookie = String(shown.headers['set-cookie']);
    expect(cookie).toMatch(/Path=\/api\/image; HttpOnly; SameSite=Strict/);
    expect(await imageStatus(made.image.id)).toBe(404);
    expect(await imageStatus(made.image.id, cookie.split(';')[0])).toBe(200);
    const other = await unpublished({}, { image: await imageBytes('#124') });
    expect(await imageStatus(other.image.id, cookie.split(';')[0])).toBe(404);
    await calls.bulk(site.staff, { ids: [made.id], action: 'publish' });
    expect(await imageStatus(made.image.id)).toBe(200);
    await calls.bulk(site.staff, { ids: [made.id], action: 'unpublish' });
    expect(await imageStatus(made.image.id)).toBe(404);
    await calls.send(site.staff, 'DELETE', `/${made.id}`);
    expect(await imageStatus(made.image.id, cookie.split(';')[0])).toBe(404);
  });

  test("a draft that uses a talent's image does not expose it", async () => {
    const talent_id = await site.records.talent({ active: false });
    const secret = await site.records.image({ talent_id, access: 'private' });
    const made = await unpublished();
    const detail = { th: `<p><img src="/api/image/${secret}/160.jpg" alt="" /></p>` };
    const data = { imageId: secret, shareImageId: secret, detail };
    await calls.send(site.staff, 'PUT', `/${made.id}/draft`, { baseVersion: 1, data });
    const shown = await open(await tokenTo(made.id));
    expect(shown.json()).toMatchObject({ image: null, shareImage: null });
    const cookie = String(shown.headers['set-cookie']).split(';')[0];
    expect(await imageStatus(secret, cookie)).toBe(404);
  });
});
