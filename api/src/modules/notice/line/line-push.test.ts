import { afterAll, beforeEach, expect, test } from 'vitest';
import { until } from '@dara/backend/testing';
import type { NoticeKind } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { lineCalls } from '../../../testing/line-calls.ts';
import { openFakeLine } from '../../../testing/fake-line.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { deliverNotices } from '../delivery/notice-delivery.job.ts';
import { notify } from '../notify.ts';

const line = await openFakeLine();
const site = testSite({ env: { PUBLIC_URL: 'https://dara.test', ...line.env } });
const { link, status, unlink } = lineCalls(site, line);
afterAll(() => line.close());
beforeEach(async () => {
  await site.records.db.deleteFrom('notice').execute();
  await site.api.services.jobs.drain();
  Object.assign(line, { isAway: false });
  for (const list of [line.pushed, line.pushAnswers, line.calls]) list.length = 0;
});

const staff = (more = {}): Promise<SignedIn> => site.api.signIn({ permission: 'Staff', ...more });

async function linked(more = {}) {
  const person = await staff(more);
  return { person, userId: await link(person) };
}

const DATA = { job: { th: 'โฆษณา', en: 'A commercial' }, business: { th: 'ก', en: 'Gor' } };

async function tell(who: SignedIn, kind: NoticeKind = 'JobSubmitted'): Promise<void> {
  await site.records.db.transaction().execute((trx) => {
    const subject = { entity: 'job', id: newId() };
    const event = { kind, key: newId(), subject, data: DATA, recipients: [who.id] };
    return notify(site.api.services, event, trx);
  });
  await site.api.services.jobs.drain();
}

const choose = (who: SignedIn, item: object) =>
  site.api.app.inject({
    method: 'PUT',
    url: '/api/notice/choice',
    headers: who.headers,
    payload: { items: [{ kind: 'JobSubmitted', ...item }] },
  });

/** Lets what is to be tried again be due. */
async function tryAgain(): Promise<void> {
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'line-push' AND state = 'retry'`.execute(
    site.records.db,
  );
  await site.api.services.jobs.drain();
}

/** What has not been done yet, or was given up as failed. */
const undone = async () =>
  (await sql`SELECT 1 FROM pgboss.job WHERE name = 'line-push'`.execute(site.records.db)).rows;

test('a linked user gets a notice in their language with its page, an unlinked user none', async () => {
  const { person, userId } = await linked({ language: 'en' });
  await tell(person);
  await tell(await staff());
  const { id } = await site.records.db
    .selectFrom('notice')
    .select('id')
    .where('recipient_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(line.pushed).toEqual([{ to: userId, text: expect.any(String), retryKey: id }]);
  expect(line.pushed[0]?.text).toMatch(/^A job awaits review\n.*“A commercial”/);
  const link = new URL(line.pushed[0]?.text.split('\n').at(-1) ?? '');
  expect(link.href).toMatch(
    /^https:\/\/dara.test\/management\/business\/job\/detail\/.+\?lang=en$/,
  );
  expect(line.pushed[0]?.text).not.toContain('งานใหม่');
});

test('mail and LINE are chosen by themselves', async () => {
  const { person } = await linked();
  const answer = await choose(person, { choice: 'never' });
  expect(answer.json<{ items: object[] }>().items).toContainEqual({
    kind: 'JobSubmitted',
    choice: 'never',
    isDefault: false,
    line: true,
  });
  await tell(person);
  expect(line.pushed).toHaveLength(1);
  expect((await choose(person, { line: false })).json<{ items: object[] }>().items).toContainEqual({
    kind: 'JobSubmitted',
    choice: 'never',
    isDefault: false,
    line: false,
  });
  await tell(person);
  expect(line.pushed).toHaveLength(1);
});

test('one that is unlinked, read or disabled before it leaves is not sent', async () => {
  const people = [await linked(), await linked(), await linked()];
  line.isAway = true;
  for (const { person } of people) await tell(person);
  const [one, two, three] = people.map(({ person }) => person) as [SignedIn, SignedIn, SignedIn];
  await unlink(one);
  const { db } = site.records;
  await db
    .updateTable('notice')
    .set({ read_at: new Date() })
    .where('recipient_id', '=', two.id)
    .execute();
  await db.updateTable('profile').set({ active: false }).where('id', '=', three.id).execute();
  line.isAway = false;
  await tryAgain();
  expect(line.pushed).toEqual([]);
  expect(await undone()).toEqual([]);
});

test('it waits while LINE is unavailable, and arrives once after recovery', async () => {
  const { person } = await linked();
  line.isAway = true;
  await tell(person);
  await tryAgain();
  expect(line.pushed).toEqual([]);
  line.isAway = false;
  // After some faults LINE is not asked for a moment.
  await until(async () => {
    await tryAgain();
    return (await undone()).length === 0;
  });
  expect(line.pushed).toHaveLength(1);
});

test.each([
  ['too many messages', 429],
  ['a fault of LINE', 500],
  ['a token that is not good', 401],
  ['an answer that is lost', 0],
])('after %s it is tried again, and arrives once', async (_what, answer) => {
  const { person } = await linked();
  line.pushAnswers.push(answer);
  await tell(person);
  expect(await undone()).toHaveLength(1);
  await tryAgain();
  expect(line.pushed).toHaveLength(1);
  expect(await undone()).toEqual([]);
});

test('a redirect is not followed, since the token of the channel would go along', async () => {
  const { person } = await linked();
  line.pushAnswers.push(307);
  await tell(person);
  expect(line.calls).not.toContain('/elsewhere');
  await tryAgain();
  expect(line.pushed).toHaveLength(1);
});

test('decided twice, it is sent once', async () => {
  const { person } = await linked();
  await tell(person);
  const ids = (await site.records.db.selectFrom('notice').select('id').execute()).map(
    ({ id }) => id,
  );
  await deliverNotices(site.api.services, ids);
  await site.api.services.jobs.drain();
  expect(line.calls.filter((path) => path.endsWith('/push'))).toHaveLength(1);
});

test('a refusal by LINE unlinks a user who blocked the channel, and no other user', async () => {
  const [gone, there] = [await linked(), await linked()];
  line.strangers.add(gone.userId);
  line.pushAnswers.push(400, 403);
  await tell(gone.person);
  await tell(there.person);
  expect(line.pushed).toEqual([]);
  expect(await undone()).toEqual([]);
  expect((await status(gone.person)).linkedAt).toBeNull();
  expect((await status(there.person)).linkedAt).not.toBeNull();
});

test('the export of personal data names the LINE account', async () => {
  const { person, userId } = await linked();
  const data = async (who: SignedIn) =>
    (await site.api.app.inject({ url: '/api/account/data', headers: who.headers })).json<object>();
  expect(await data(person)).toMatchObject({ line: { userId, linkedAt: expect.any(String) } });
  expect(await data(await staff())).toMatchObject({ line: null });
  await site.records.db.deleteFrom('profile').where('id', '=', person.id).execute();
  const left = site.records.db.selectFrom('line_link').where('line_user_id', '=', userId);
  expect(await left.selectAll().execute()).toEqual([]);
});
