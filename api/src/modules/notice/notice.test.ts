import { expect, test } from 'vitest';
import type { NoticeKind } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { Notice } from './notice.schema.ts';
import type { NoticeChoices } from './notice-choice.schema.ts';
import { notify, type NoticeEvent } from './notify.ts';

const site = staffTestApi();

const call = (method: 'GET' | 'PUT', url: string, person: SignedIn, payload?: object) =>
  site.api.app.inject({ method, url, headers: person.headers, ...(payload ? { payload } : {}) });

const tell = (recipients: string[], event: Partial<NoticeEvent> = {}) =>
  site.records.db.transaction().execute((trx) =>
    notify(
      site.api.services,
      {
        kind: 'ApplicationReceived',
        key: newId(),
        subject: { entity: 'job', id: newId() },
        data: { job: { th: 'โฆษณา', en: 'A commercial' }, talent: { th: 'น้ำ', en: 'Nam' } },
        recipients,
        ...event,
      },
      trx,
    ),
  );

const list = async (person: SignedIn, query = '') =>
  (await call('GET', `/api/notice${query}`, person)).json<{ items: Notice[]; total: number }>();
const unread = async (person: SignedIn) =>
  (await call('GET', '/api/notice/count', person)).json<{ total: number }>().total;

test('lists only the own notices, newest first, one per event', async () => {
  const [one, other] = [
    await site.api.signIn({ permission: 'Staff' }),
    await site.api.signIn({ permission: 'Staff' }),
  ];
  const id = newId();
  const event = { key: `${id}:1`, subject: { entity: 'job', id } };
  await tell([one.id, one.id], event);
  await tell([one.id, other.id], event);
  await tell([one.id], { kind: 'JobSubmitted' });
  const { items, total } = await list(one);
  expect(total).toBe(2);
  expect(items.map(({ kind }) => kind)).toEqual(['JobSubmitted', 'ApplicationReceived']);
  expect(items[1]).toMatchObject({
    title: { th: 'มีใบสมัครใหม่', en: 'A new application' },
    text: { th: 'น้ำ สมัครงาน “โฆษณา”', en: 'Nam has applied to “A commercial”.' },
    path: `/management/business/job/detail/${id}/application`,
    readAt: null,
  });
  expect((await list(other)).total).toBe(1);
  expect((await list(one, '?page=2&size=1')).items.map((each) => each.kind)).toEqual([
    'ApplicationReceived',
  ]);
});

test('a notice is read once, and by its reader alone', async () => {
  const person = await site.api.signIn({ permission: 'Business' });
  await tell([person.id]);
  await tell([person.id]);
  const [newest] = (await list(person)).items;
  const path = `/api/notice/${newest?.id}/read`;
  expect((await call('PUT', path, site.staff)).json().code).toBe('NOTICE_NOT_EXIST');
  expect(await unread(person)).toBe(2);
  const first = (await call('PUT', path, person)).json<Notice>();
  const again = (await call('PUT', path, person)).json<Notice>();
  expect([first.id, again.readAt]).toEqual([newest?.id, first.readAt]);
  expect(first.readAt).not.toBeNull();
  expect(await unread(person)).toBe(1);
  expect((await list(person, '?unread=true')).total).toBe(1);
});

test('everything up to a notice is read, and what came after it is not', async () => {
  const person = await site.api.signIn({ permission: 'Staff' });
  for (let nth = 0; nth < 3; nth += 1) await tell([person.id]);
  const [newest, second, oldest] = (await list(person)).items;
  const read = (upToId?: string, by = person) =>
    call('PUT', '/api/notice/read', by, { upToId: upToId ?? '' });
  expect((await read(second?.id, site.admin)).statusCode).toBe(404);
  expect((await read('x')).statusCode).toBe(404);
  expect((await read(second?.id)).statusCode).toBe(204);
  const left = (await list(person, '?unread=true')).items.map(({ id }) => id);
  expect(left).toEqual([newest?.id]);
  expect(oldest?.id).toBeDefined();
});

test('a rolled back change notifies no one', async () => {
  const person = await site.api.signIn({ permission: 'Staff' });
  const failing = site.records.db.transaction().execute(async (trx) => {
    const subject = { entity: 'job', id: newId() };
    const event = { kind: 'JobSubmitted', key: 'k', subject, data: {} } as const;
    await notify(site.api.services, { ...event, recipients: [person.id] }, trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await unread(person)).toBe(0);
  await site.api.services.jobs.drain();
  expect((await site.api.services.outbox()).join('\n')).not.toContain(person.email);
});

const choices = async (person: SignedIn) =>
  (await call('GET', '/api/notice/choice', person)).json<NoticeChoices>().items;
const choose = (person: SignedIn, items: { kind: NoticeKind; choice: string }[]) =>
  call('PUT', '/api/notice/choice', person, { items });

test('each role chooses among its kinds, beginning with defaults', async () => {
  const talent = await site.api.signIn({
    permission: 'Talent',
    talent_id: await site.records.talent(),
  });
  expect(await choices(talent)).toContainEqual({
    kind: 'InvitationReceived',
    choice: 'instant',
    isDefault: true,
    line: true,
  });
  expect((await choices(talent)).map(({ kind }) => kind)).not.toContain('ProposalAnswered');
  const changed = await choose(talent, [{ kind: 'InvitationReceived', choice: 'daily' }]);
  expect(changed.json<NoticeChoices>().items).toEqual(await choices(talent));
  expect(await choices(talent)).toContainEqual({
    kind: 'InvitationReceived',
    choice: 'daily',
    isDefault: false,
    line: true,
  });
  const refused = await choose(talent, [{ kind: 'ProposalAnswered', choice: 'instant' }]);
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'items.0.kind']);
  expect((await choose(talent, [{ kind: 'JobStatus', choice: 'hourly' }])).statusCode).toBe(400);
  expect(await choices(site.staff)).toContainEqual(
    expect.objectContaining({ kind: 'ProposalAnswered', isDefault: true }),
  );
});

test('anonymous users cannot read notices', async () => {
  const id = newId();
  for (const [method, url] of [
    ['GET', '/api/notice'],
    ['GET', '/api/notice/count'],
    ['GET', '/api/notice/choice'],
    ['PUT', '/api/notice/choice'],
    ['PUT', '/api/notice/read'],
    ['PUT', `/api/notice/${id}/read`],
  ] as const) {
    const answer = await site.api.app.inject({ method, url, payload: {} });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
});
