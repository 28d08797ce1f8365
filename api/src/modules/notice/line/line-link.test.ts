import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { lineCalls, lineUser } from '../../../testing/line-calls.ts';
import { openFakeLine } from '../../../testing/fake-line.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const line = await openFakeLine();
const site = testSite({ env: { PUBLIC_URL: 'https://dara.test', ...line.env } });
const { agreed, begin, event, link, nonceOf, status, unlink, webhook } = lineCalls(site, line);
afterAll(() => line.close());
beforeEach(() => {
  line.isAway = false;
  line.replies.clear();
});

const staff = (): Promise<SignedIn> => site.api.signIn({ permission: 'Staff' });
const drain = () => site.api.services.jobs.drain();
const userOf = async ({ id }: SignedIn) =>
  (
    await site.records.db
      .selectFrom('line_link')
      .select('line_user_id')
      .where('profile_id', '=', id)
      .executeTakeFirst()
  )?.line_user_id;

test('a user who adds the channel gets a link, confirms it, and stays linked until unlinking', async () => {
  const [person, userId] = [await staff(), lineUser()];
  const [added, done] = [event('follow', userId), event('accountLink', userId)];
  expect((await webhook([added])).statusCode).toBe(200);
  await drain();
  const invited = line.replies.get(added.replyToken) ?? '';
  expect(invited).toContain(`https://dara.test/management/setting/line?linkToken=link-${userId}`);

  const answer = await begin(person, `link-${userId}`);
  const address = new URL(answer.json<{ address: string }>().address);
  expect(address.origin + address.pathname).toBe(
    `${line.env['LINE_API_URL']}/dialog/bot/accountLink`,
  );
  expect(address.searchParams.get('linkToken')).toBe(`link-${userId}`);
  const nonce = address.searchParams.get('nonce') ?? '';
  expect(nonce.length).toBeGreaterThan(40);
  expect(await status(person)).toEqual({
    isOffered: true,
    channelName: 'Dara Agency',
    addUrl: 'https://line.me/R/ti/p/%40dara',
    linkedAt: null,
  });
  await webhook([{ ...done, link: { result: 'ok', nonce } }]);
  await drain();
  expect(await userOf(person)).toBe(userId);
  expect((await status(person)).linkedAt).not.toBeNull();
  expect(line.replies.get(done.replyToken)).toContain('/management/setting/notice');
  const sources = await site.api.services.outbox();
  const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  expect(mails.filter(({ to }) => to?.[0]?.address === person.email)).toMatchObject([
    { subject: expect.stringContaining('LINE') },
  ]);

  expect((await unlink(person)).statusCode).toBe(204);
  expect((await unlink(person)).statusCode).toBe(204);
  expect((await status(person)).linkedAt).toBeNull();
});

test.each([
  ['another secret', (events: object[]) => line.signed(events, 'guessed'), '403 FORBIDDEN'],
  [
    'other bytes',
    (events: object[]) => ({ ...line.signed(events), payload: '{"events":[]}' }),
    '403 FORBIDDEN',
  ],
  [
    'no signature',
    (events: object[]) => ({
      payload: line.signed(events).payload,
      headers: { 'content-type': 'application/json' },
    }),
    '400 VALIDATION_FAILED',
  ],
])('a call with %s is refused and changes nothing', async (_what, sent, refusal) => {
  const [person, userId] = [await staff(), lineUser()];
  const forged = sent([agreed(userId, await nonceOf(person))]);
  const answer = await site.api.app.inject({ method: 'POST', url: '/api/line/webhook', ...forged });
  expect(`${answer.statusCode} ${answer.json<{ code: string }>().code}`).toBe(refusal);
  expect(await userOf(person)).toBeUndefined();
});

test('a nonce links once: a second use by another LINE account links nothing', async () => {
  const person = await staff();
  const nonce = await nonceOf(person);
  const [first, other] = [agreed(lineUser(), nonce), agreed(lineUser(), nonce)];
  await webhook([first]);
  await webhook([other]);
  await webhook([{ ...first, deliveryContext: { isRedelivery: true } }]);
  await drain();
  expect(await userOf(person)).toBe(first.source.userId);
  expect(line.replies.get(other.replyToken)).toContain('ไม่สำเร็จ');
  expect(line.replies.get(first.replyToken)).toContain('เชื่อมบัญชีแล้ว');
});

test('an expired, replaced or unknown nonce links nothing', async () => {
  const person = await staff();
  const replaced = await nonceOf(person);
  const late = await nonceOf(person);
  await sql`UPDATE line_link_request SET expires_at = now() WHERE profile_id = ${person.id}`.execute(
    site.records.db,
  );
  for (const nonce of [replaced, late, 'guessed']) await webhook([agreed(lineUser(), nonce)]);
  expect(await userOf(person)).toBeUndefined();
  const { rows } = await sql`SELECT 1 FROM line_link_request WHERE nonce_hash = ${late}`.execute(
    site.records.db,
  );
  expect(rows).toEqual([]);
});

test('a person who was disabled meanwhile is not linked', async () => {
  const person = await staff();
  const nonce = await nonceOf(person);
  await site.records.db
    .updateTable('profile')
    .set({ active: false })
    .where('id', '=', person.id)
    .execute();
  await webhook([agreed(lineUser(), nonce)]);
  expect(await userOf(person)).toBeUndefined();
});

test('a LINE account belongs to the last user who confirmed, and a user has one', async () => {
  const [one, two] = [await staff(), await staff()];
  const shared = await link(one);
  const nonces = await Promise.all([nonceOf(one), nonceOf(two)]);
  const answers = await Promise.all(nonces.map((nonce) => webhook([agreed(shared, nonce)])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await userOf(one), await userOf(two)].filter(Boolean)).toEqual([shared]);
  await link(two, shared);
  expect([await userOf(one), await userOf(two)]).toEqual([undefined, shared]);
  const another = await link(two);
  expect(await userOf(two)).toBe(another);
});

test('who blocks the channel is unlinked, unless they linked since', async () => {
  const person = await staff();
  const userId = await link(person);
  await webhook([event('unfollow', userId, { timestamp: Date.now() - 60_000 })]);
  expect(await userOf(person)).toBe(userId);
  await webhook([event('unfollow', userId, { timestamp: Date.now() + 1000 })]);
  expect(await userOf(person)).toBeUndefined();
});

test('messages of a linked user get no answer, and unknown events are ignored', async () => {
  const userId = await link(await staff());
  const said = event('message', userId);
  const odd = [null, 7, {}, event('beacon', userId), event('message', 'x'), { type: 'follow' }];
  const grouped = { ...event('message', lineUser()), source: { type: 'group', groupId: 'C1' } };
  expect((await webhook([said, grouped, ...(odd as object[])])).statusCode).toBe(200);
  await drain();
  expect(line.replies.has(said.replyToken)).toBe(false);
  expect((await webhook([])).statusCode).toBe(200);
});
