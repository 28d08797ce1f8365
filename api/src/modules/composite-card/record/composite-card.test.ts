import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let talentId = '';
let minorId = '';
let shared = '';
let own = '';
let minors = '';
let jobId = '';
let people: Record<'talent' | 'other' | 'business' | 'stranger' | 'staff' | 'admin', SignedIn>;

const MANAGEMENT = '/api/management/talent';

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  const account = { channel: 'Instagram', followers: 1_250_000, engagementRate: 4.5 } as const;
  const body = { height: 168, weight: 50, chest: 32, waist: 24, hip: 34.5 };
  talentId = await records.talent({ display_name: 'น้ำผึ้ง', ...body }, { accounts: [account] });
  minorId = await records.talent(
    { birthday: yearsBefore(today(), 13), ...body },
    { accounts: [account] },
  );
  const otherId = await records.talent();
  shared = await records.photoCard(talentId, {
    name: 'การ์ดงานรีวิว',
    template: 'Influencer',
    shared: true,
  });
  own = await records.card(talentId, { name: 'Second', language: 'en', is_default: true });
  minors = await records.card(minorId, { name: 'ของเด็ก', template: 'Influencer', shared: true });
  await records.card(otherId, { name: 'ของคนอื่น' });
  const business_profile_id = await records.business();
  jobId = await records.job({ business_profile_id });
  people = {
    talent: await api.signIn({ permission: 'Talent', talent_id: talentId }),
    other: await api.signIn({ permission: 'Talent', talent_id: otherId }),
    business: await api.signIn({ permission: 'Business', business_profile_id }),
    stranger: await api.signIn({
      permission: 'Business',
      business_profile_id: await records.business(),
    }),
    staff: await api.signIn({ permission: 'Staff' }),
    admin: await api.signIn({ permission: 'Admin' }),
  };
  const payload = { compositeCardId: shared };
  const url = `/api/job/${jobId}/apply`;
  const applied = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: people.talent.headers,
  });
  if (applied.statusCode !== 201) throw new Error(applied.body);
});
afterAll(() => api.close());

type Person = keyof typeof people | null;

const get = (url: string, person: Person = null) =>
  api.app.inject({ url, headers: person ? people[person].headers : {} });
const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
const textsOf = (card: { drawing: Record<'front' | 'back', { texts: { text: string }[] }> }) =>
  [...card.drawing.front.texts, ...card.drawing.back.texts].map(({ text }) => text);

describe('the list', () => {
  test.each<[Person, string, string[]]>([
    ['talent', '', ['Second', 'การ์ดงานรีวิว']],
    ['talent', 'self=false', ['Second', 'การ์ดงานรีวิว']],
    ['talent', 'keyword=second', ['Second']],
    ['talent', 'keyword=100%', []],
    ['talent', 'size=1&page=2', ['การ์ดงานรีวิว']],
    ['talent', 'sortByColumn=name', ['การ์ดงานรีวิว', 'Second']],
    ['staff', '', ['ของคนอื่น', 'ของเด็ก', 'Second', 'การ์ดงานรีวิว']],
    ['staff', 'keyword=นำผึง', ['Second', 'การ์ดงานรีวิว']],
    ['staff', 'self=true', []],
  ])('shows %s with "%s" %j', async (person, query, expected) => {
    const answer = await get(`${MANAGEMENT}/compositecards?${query}`, person);
    expect(answer.statusCode).toBe(200);
    expect([...names(answer.json())].sort()).toEqual([...expected].sort());
  });

  test.each<[Person, number]>([
    [null, 401],
    ['business', 403],
    ['talent', 200],
    ['staff', 200],
    ['admin', 200],
  ])('answers %s with %i', async (person, status) => {
    expect((await get(`${MANAGEMENT}/compositecards`, person)).statusCode).toBe(status);
  });

  test('refuses a column that is not there', async () => {
    const answer = await get(`${MANAGEMENT}/compositecards?sortByColumn=secret`, 'staff');
    expect(answer.statusCode).toBe(400);
  });
});

describe('one card', () => {
  const address = (query = '', talent = talentId, card = own) =>
    `${MANAGEMENT}/${talent}/compositecard/${card}${query}`;

  test.each<[Person, number]>([
    [null, 401],
    ['talent', 200],
    ['staff', 200],
    ['admin', 200],
    ['other', 404],
    ['business', 403],
  ])('answers %s with %i', async (person, status) => {
    expect((await get(address(), person)).statusCode).toBe(status);
  });

  test("another talent's, an unknown and a mistyped id do not exist", async () => {
    const wrong = [
      address('', talentId, minors),
      address('', talentId, newId()),
      address('', talentId, 'x'),
    ];
    for (const url of [...wrong, address(`?jobId=${newId()}`), address('?jobId=x')]) {
      const answer = await get(url, 'staff');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CARD_NOT_EXIST']);
    }
  });

  test('is rendered in its language and in the requested size', async () => {
    const card = (await get(address('?size=HalfLetter'), 'talent')).json();
    expect(card.drawing).toMatchObject({
      size: 'HalfLetter',
      width: 139.7,
      height: 215.9,
      bleed: 3,
    });
    expect(textsOf(card)).toEqual(
      expect.arrayContaining(['First Last', 'Height', '168 cm', '32–24–34.5 in']),
    );
    expect(card).toMatchObject({ isDefault: true, frozenAt: null });
    expect((await get(address('?size=A3'), 'talent')).statusCode).toBe(400);
  });

  test('never contains a phone number or an email of the talent', async () => {
    const body = (await get(address(), 'talent')).body;
    expect(body).not.toContain('0812345678');
    expect(body).not.toContain('@talent.test');
  });
});

describe('the card of an application', () => {
  const address = (card = shared) =>
    `${MANAGEMENT}/${talentId}/compositecard/${card}?jobId=${jobId}`;

  test.each<[Person, number]>([
    [null, 401],
    ['talent', 200],
    ['business', 200],
    ['staff', 200],
    ['admin', 200],
    ['other', 404],
    ['stranger', 404],
  ])('answers %s with %i', async (person, status) => {
    expect((await get(address(), person)).statusCode).toBe(status);
  });

  test('stays as sent after changes of card and talent', async () => {
    await records.db
      .updateTable('composite_card')
      .set({ name: 'Changed' })
      .where('id', '=', shared)
      .execute();
    await records.db
      .updateTable('talent')
      .set({ height: 190 })
      .where('id', '=', talentId)
      .execute();
    const sent = (await get(address(), 'business')).json();
    expect(sent.name).toBe('การ์ดงานรีวิว');
    expect(sent.frozenAt).toMatch(/^20/);
    expect(textsOf(sent)).toContain('168 ซม.');
    const now = (await get(address().split('?')[0] ?? '', 'talent')).json();
    expect([now.name, textsOf(now).includes('190 ซม.')]).toEqual(['Changed', true]);
    await records.db
      .updateTable('composite_card')
      .set({ name: 'การ์ดงานรีวิว' })
      .where('id', '=', shared)
      .execute();
  });

  test('is of the card that was sent, not of another one', async () => {
    expect((await get(address(own), 'business')).statusCode).toBe(404);
  });

  test('is out of the reach of the business once the talent withdraws', async () => {
    const withdrawn = await api.app.inject({
      method: 'POST',
      url: `/api/job/${jobId}/withdraw`,
      headers: people.talent.headers,
    });
    expect(withdrawn.statusCode).toBe(200);
    expect((await get(address(), 'business')).statusCode).toBe(404);
    expect((await get(address(), 'staff')).statusCode).toBe(200);
  });
});

describe('public data', () => {
  test('the shared cards of a public talent', async () => {
    const list = (await get(`/api/talent/${talentId}/compositecard`)).json();
    expect(names(list)).toEqual(['การ์ดงานรีวิว']);
    expect(textsOf(list.items[0])).toContain('1.3 ล้าน ผู้ติดตาม · 4.5% เอ็นเกจเมนต์');
    expect(list.items[0]).not.toHaveProperty('fields');
    const one = await get(`/api/talent/${talentId}/compositecard/${shared}`);
    expect(one.json()).toEqual(list.items[0]);
  });

  test('none that is not shared, of a minor, or of a talent who is not public', async () => {
    const hidden = await records.talent({ status: 'Pending' });
    const hiddenCard = await records.card(hidden, { name: 'x', shared: true });
    for (const [talent, card] of [
      [talentId, own],
      [minorId, minors],
      [hidden, hiddenCard],
      [talentId, 'garbage'],
    ]) {
      const answer = await get(`/api/talent/${talent}/compositecard/${card}`, 'talent');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CARD_NOT_EXIST']);
    }
    for (const talent of [minorId, hidden, 'garbage', newId()]) {
      expect(names((await get(`/api/talent/${talent}/compositecard`)).json())).toEqual([]);
    }
  });

  test("a minor's card shows no weight, measurements or account to any reader", async () => {
    const card = (await get(`${MANAGEMENT}/${minorId}/compositecard/${minors}`, 'staff')).json();
    const texts = textsOf(card).join(' ');
    expect(texts).toContain('168 ซม.');
    // The name in this test is an id, in which any two digits may stand.
    for (const secret of ['50 กก.', /\b24\b/, '34.5', '@']) {
      expect(texts.replace(/contact@dara\.test/, '')).not.toMatch(secret);
    }
  });
});
