import { describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES, APPLICATION_TRANSITIONS, REJECTION_TEXTS } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import { noticeText } from '../notice/notice.public.ts';
import { testBoards } from '../../testing/boards.ts';

const all = testBoards();

const PAIRS = APPLICATION_STATUSES.flatMap((from) =>
  APPLICATION_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(PAIRS)('from %s to %s only who may', async (from, to) => {
  const allowed = APPLICATION_TRANSITIONS[from][to];
  const jobId = await all.job({ openings: 5 });
  const body = { status: to, reason: 'Look', ...(from === 'Hired' && { message: { th: 'เลื่อน' } }) };
  for (const role of ['Owner', 'Staff', 'Admin'] as const) {
    const who = { Owner: all.business, Staff: all.staff, Admin: all.admin }[role];
    const { id } = await all.application(jobId, { status: from });
    const answer = await all.move(who, jobId, id, body);
    const isHidden = role === 'Owner' && from === 'Withdrawn';
    if (isHidden) expect(answer.json().code).toBe('APPLICATION_NOT_EXIST');
    else if (!allowed) expect(answer.json().code).toBe('INVALID_TRANSITION');
    else if (!allowed.includes(role)) expect(answer.json().code).toBe('FORBIDDEN');
    else expect(answer.json()).toMatchObject({ status: to, version: 2 });
    expect(await all.statusOf(id)).toBe(allowed?.includes(role) ? to : from);
  }
});

test("another business's application does not exist, by any path", async () => {
  const jobId = await all.job();
  const { id } = await all.application(jobId);
  const body = { status: 'Shortlisted' };
  expect((await all.move(all.stranger, jobId, id, body)).json().code).toBe('JOB_NOT_EXIST');
  const own = await all.records.job({ business_profile_id: await all.records.business() });
  expect((await all.move(all.staff, own, id, body)).json().code).toBe('APPLICATION_NOT_EXIST');
  for (const wrong of [newId(), 'x', "' OR 1=1--"]) {
    const answer = await all.move(all.staff, jobId, encodeURIComponent(wrong), body);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'APPLICATION_NOT_EXIST']);
  }
  expect(await all.statusOf(id)).toBe('Applied');
});

describe('a move', () => {
  test('repeated it is executed once; with a stale version it is refused with the current card', async () => {
    const jobId = await all.job();
    const { id } = await all.application(jobId);
    const body = { status: 'Shortlisted', version: 1 };
    const both = await Promise.all([
      all.move(all.staff, jobId, id, body),
      all.move(all.staff, jobId, id, body),
    ]);
    expect(both.map((answer) => answer.json().version)).toEqual([2, 2]);
    const stale = await all.move(all.staff, jobId, id, { status: 'Hold', version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(stale.json().current).toMatchObject({ id, status: 'Shortlisted', version: 2 });
  });

  test('notifies the talent once, without internal steps', async () => {
    const jobId = await all.job();
    const { id, talentId } = await all.application(jobId);
    const talent = await all.api.signIn({ permission: 'Talent', talent_id: talentId });
    for (const status of ['Shortlisted', 'Hold', 'Shortlisted', 'Hold', 'Hired', 'Hired']) {
      expect((await all.move(all.staff, jobId, id, { status })).statusCode).toBe(200);
    }
    const notices = await all.records.db
      .selectFrom('notice')
      .select(['kind', 'data'])
      .where('recipient_id', '=', talent.id)
      .orderBy('id')
      .execute();
    expect(notices.map(({ kind, data }) => [kind, data['status']])).toEqual([
      ['ApplicationStatus', 'Shortlisted'],
      ['ApplicationStatus', 'Hired'],
    ]);
  });
});

describe('a rejection', () => {
  test('needs its reason and writes to the talent, in the standard words or in ours', async () => {
    const jobId = await all.job();
    const first = await all.application(jobId);
    const second = await all.application(jobId);
    const bare = await all.move(all.staff, jobId, first.id, { status: 'Rejected' });
    expect(bare.json().errors).toMatchObject([{ field: 'reason', rule: 'required' }]);
    const told = async ({ id, talentId }: typeof first, body: object) => {
      const talent = await all.api.signIn({ permission: 'Talent', talent_id: talentId });
      for (const _click of [1, 2]) await all.move(all.staff, jobId, id, body);
      const notices = await all.records.db
        .selectFrom('notice')
        .select('data')
        .where('recipient_id', '=', talent.id)
        .execute();
      return notices.map(
        ({ data }) => noticeText('ApplicationStatus', data as never, 'Talent').text,
      );
    };
    const standard = { status: 'Rejected', reason: 'Budget' };
    expect(await told(first, standard)).toEqual([REJECTION_TEXTS.Budget]);
    const message = { th: 'ไว้ร่วมงานกันคราวหน้านะคะ', en: 'Another time!' };
    expect(await told(second, { ...standard, message })).toEqual([message]);
  });

  test("of a business is in the agency's words", async () => {
    const jobId = await all.job();
    const { id } = await all.application(jobId);
    const message = { th: 'ไม่เอา', en: 'No' };
    const body = { status: 'Rejected', reason: 'Look', message };
    const own = await all.move(all.business, jobId, id, body);
    expect(own.json().errors).toMatchObject([{ field: 'message', rule: 'notAllowed' }]);
    const kind = await all.move(all.business, jobId, id, { status: 'Rejected', reason: 'Look' });
    expect(kind.json()).toMatchObject({ status: 'Rejected', rejectReason: 'Look' });
  });
});

test('bulk: one refusal does not stop the others, and each is named', async () => {
  const jobId = await all.job();
  const ready = await all.application(jobId);
  const done = await all.application(jobId, { status: 'Completed' });
  const elsewhere = await all.application(await all.job());
  const ids = [ready.id, done.id, elsewhere.id];
  const answer = await all.call(all.business, 'POST', `${jobId}/application/bulk`, {
    ids,
    status: 'Shortlisted',
  });
  expect(answer.json().results).toEqual([
    { id: ready.id, code: null },
    { id: done.id, code: 'INVALID_TRANSITION' },
    { id: elsewhere.id, code: 'APPLICATION_NOT_EXIST' },
  ]);
  const bare = await all.call(all.staff, 'POST', `${jobId}/application/bulk`, {
    ids,
    status: 'Rejected',
  });
  expect(bare.json().code).toBe('VALIDATION_FAILED');
  const foreign = await all.call(all.stranger, 'POST', `${jobId}/application/bulk`, {
    ids,
    status: 'Shortlisted',
  });
  expect(foreign.json().code).toBe('JOB_NOT_EXIST');
});
