import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import type { NoticeChoice, NoticeKind } from '@dara/model';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { newId } from '../../../kernel/new-id.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { notify, type NoticeEvent } from '../notify.ts';
import { deliverNotices } from './notice-delivery.job.ts';
import { lastDigestTime, sendDigests } from './notice-digest.job.ts';
import { purgeNotices } from './purge-notices.job.ts';

const site = testSite({ env: { PUBLIC_URL: 'https://dara.test' } });

beforeEach(async () => {
  await site.records.db.deleteFrom('notice').execute();
  await site.api.services.jobs.drain();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DATA = { job: { th: 'โฆษณา', en: 'A commercial' }, talent: { th: 'น้ำ', en: 'Nam' } };

const person = async (
  choice?: NoticeChoice,
  kind: NoticeKind = 'JobSubmitted',
  language: 'th' | 'en' = 'th',
) => {
  const made = await site.api.createProfile({ permission: 'Staff', language });
  const row = { profile_id: made.id, kind, choice: choice ?? 'instant' };
  if (choice) await site.records.db.insertInto('notice_choice').values(row).execute();
  return made;
};

const tell = (
  recipients: string[],
  kind: NoticeKind = 'JobSubmitted',
  ownMail: Pick<NoticeEvent, 'hasOwnMail' | 'ownMailTo'> = {},
): Promise<void> =>
  site.records.db.transaction().execute((trx) => {
    const subject = { entity: 'job', id: newId() };
    const event = { kind, key: newId(), subject, data: DATA, recipients, ...ownMail };
    return notify(site.api.services, event, trx);
  });

const mailsTo = async (email: string) => {
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === email);
};

const deliveries = async () =>
  (await site.records.db.selectFrom('notice').select('delivery').execute()).map(
    ({ delivery }) => delivery,
  );

const noticeIds = async () =>
  (await site.records.db.selectFrom('notice').select('id').execute()).map(({ id }) => id);

test("the recipient of the event's own mail gets no second one", async () => {
  const [first, second] = [await person(), await person()];
  await tell([first.id, second.id], 'JobSubmitted', { ownMailTo: first.email.toUpperCase() });
  await site.api.services.jobs.drain();
  expect(await mailsTo(first.email)).toHaveLength(0);
  expect(await mailsTo(second.email)).toHaveLength(1);
});

test('immediate mails have the text of the bell and its link', async () => {
  const [now, daily, never] = [await person(), await person('daily'), await person('never')];
  await tell([now.id, daily.id, never.id]);
  await site.api.services.jobs.drain();
  const [mail, ...more] = await mailsTo(now.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('งานใหม่รอตรวจ · A job awaits review');
  expect(mail?.text).toContain('“โฆษณา”');
  expect(mail?.text).toContain('https://dara.test/management/business/job/detail/');
  expect(mail?.text).toContain('https://dara.test/management/setting/notice');
  expect([...(await mailsTo(daily.email)), ...(await mailsTo(never.email))]).toEqual([]);
  expect((await deliveries()).sort()).toEqual(['none', 'sent', 'waiting']);
});

test('links of a mail lead to pages in the language of its reader', async () => {
  const one = await person('instant', 'JobSubmitted', 'en');
  await tell([one.id]);
  await site.api.services.jobs.drain();
  const [mail] = await mailsTo(one.email);
  const links = mail?.text?.match(/https:\/\/\S+/g) ?? [];
  expect(new Set(links)).toEqual(
    new Set([
      expect.stringMatching(
        /^https:\/\/dara.test\/management\/business\/job\/detail\/.+\?lang=en$/,
      ),
      'https://dara.test/management/setting/notice?lang=en',
    ]),
  );
});

test('a kind that the role does not get, a disabled account and an own mail send nothing', async () => {
  const [one, disabled] = [await person(), await person()];
  await site.records.db
    .updateTable('profile')
    .set({ active: false })
    .where('id', '=', disabled.id)
    .execute();
  await tell([one.id], 'InvitationReceived');
  await tell([disabled.id]);
  await tell([one.id], 'JobSubmitted', { hasOwnMail: true });
  await site.api.services.jobs.drain();
  expect([...(await mailsTo(one.email)), ...(await mailsTo(disabled.email))]).toEqual([]);
});

test('what a person chose counts at the time of sending', async () => {
  const one = await person();
  await tell([one.id]);
  const never = { profile_id: one.id, kind: 'JobSubmitted', choice: 'never' } as const;
  await site.records.db.insertInto('notice_choice').values(never).execute();
  await site.api.services.jobs.drain();
  expect(await mailsTo(one.email)).toEqual([]);
});

test('killed halfway nothing has left, and done again each is written to once', async () => {
  const [one, two] = [await person(), await person()];
  await tell([one.id, two.id]);
  const ids = await noticeIds();
  const { services } = site.api;
  const { enqueue } = services.mailJob;
  let written = 0;
  const killed = {
    ...services,
    mailJob: {
      ...services.mailJob,
      enqueue: async (...given: Parameters<typeof enqueue>) => {
        if ((written += 1) === 2) throw new Error('killed');
        await enqueue(...given);
      },
    },
  };
  await expect(deliverNotices(killed, ids)).rejects.toThrow('killed');
  expect(await deliveries()).toEqual([null, null]);
  await Promise.all([deliverNotices(services, ids), deliverNotices(services, ids)]);
  await deliverNotices(services, ids);
  await services.jobs.drain();
  expect([await mailsTo(one.email), await mailsTo(two.email)].map((each) => each.length)).toEqual([
    1, 1,
  ]);
});

test('a mail waits while the mail server is unavailable, and is sent after recovery', async () => {
  const one = await person();
  const send = vi.spyOn(site.api.services.mail, 'send').mockRejectedValue(new Error('away'));
  await tell([one.id]);
  await site.api.services.jobs.drain();
  expect(send).toHaveBeenCalled();
  send.mockRestore();
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`.execute(
    site.records.db,
  );
  await site.api.services.jobs.drain();
  expect(await mailsTo(one.email)).toHaveLength(1);
});

test('at eight in Bangkok one mail lists what waited and is unread', async () => {
  const one = await person('daily');
  for (let nth = 0; nth < 3; nth += 1) await tell([one.id]);
  await site.api.services.jobs.drain();
  const [read] = await noticeIds();
  await site.records.db
    .updateTable('notice')
    .set({ read_at: new Date() })
    .where('id', '=', read ?? '')
    .execute();
  await sendDigests(site.api.services);
  expect(await deliveries()).toEqual(['waiting', 'waiting', 'waiting']);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await Promise.all([1, 2].map(() => sendDigests(site.api.services, tomorrow)));
  await sendDigests(site.api.services, tomorrow);
  await site.api.services.jobs.drain();
  const mails = await mailsTo(one.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['สรุปการแจ้งเตือน 2 รายการ · 2 notices']);
  expect(mails[0]?.text?.match(/• งานใหม่รอตรวจ/g)).toHaveLength(2);
  expect((await deliveries()).sort()).toEqual(['none', 'sent', 'sent']);
});

test("the day's mails are due at eight in Bangkok", () => {
  const of = (time: string) => lastDigestTime(new Date(time)).toISOString();
  expect(of('2026-11-23T01:00:00Z')).toBe('2026-11-23T01:00:00.000Z');
  expect(of('2026-11-23T00:59:59Z')).toBe('2026-11-22T01:00:00.000Z');
  expect(of('2026-11-23T23:00:00Z')).toBe('2026-11-23T01:00:00.000Z');
});

test('a notice is deleted after a year', async () => {
  const one = await person('never');
  await tell([one.id]);
  await tell([one.id]);
  const [old] = await noticeIds();
  await sql`UPDATE notice SET created_at = now() - interval '366 days' WHERE id = ${old}`.execute(
    site.records.db,
  );
  expect(await purgeNotices(site.api.services)).toBe(1);
  expect(await noticeIds()).toHaveLength(1);
});
