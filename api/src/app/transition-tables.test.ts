import { describe, expect, test } from 'vitest';
import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  PROPOSAL_STATUSES,
  PROPOSAL_TRANSITIONS,
  REQUEST_STATUSES,
  REQUEST_TRANSITIONS,
  canTransition,
} from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { testInviters } from '../testing/inviters.ts';
import { proposalCalls } from '../testing/proposal-calls.ts';
import { refusalOf, rolesOf, TABLE_ROLES } from '../testing/table-roles.ts';

const all = testInviters();

const ROLES = rolesOf(all);

const statusIn = async (table: 'job_request' | 'job_application' | 'proposal', id: string) => {
  const { db } = all.records;
  const row = db.selectFrom(table).select('status').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).status;
};

/** Of one talent to one job stands one at a time, so each has a job of its own. */
async function made(table: 'job_request' | 'job_application', status: string) {
  const jobId = await all.job();
  const row = { id: newId(), job_id: jobId, talent_id: all.talentId, status };
  await all.records.db
    .insertInto(table)
    .values({ ...row, ...(status === 'Rejected' ? { reject_reason: 'Look' } : {}) } as never)
    .execute();
  return { jobId, id: row.id };
}

describe.each(REQUEST_STATUSES)('an invitation that is %s', (from) => {
  test.each(TABLE_ROLES)('is cancelled and declined by %s where the table allows', async (role) => {
    const { who, actors } = ROLES[role];
    for (const to of ['Cancelled', 'Declined'] as const) {
      const { jobId, id } = await made('job_request', from);
      const answer =
        to === 'Cancelled'
          ? await all.call('DELETE', `/api/management/job/${jobId}/request/${id}`, who())
          : await all.call('PUT', `/api/job/requestjob/${id}`, who(), {
              ...{ status: to, reason: 'ไม่ว่าง' },
            });
      const isAllowed = canTransition(REQUEST_TRANSITIONS, from, to, actors);
      const mayEver = canTransition(REQUEST_TRANSITIONS, 'Pending', to, actors);
      const isDone = isAllowed || (mayEver && from === to);
      expect([role, to, await statusIn('job_request', id)]).toEqual([
        ...[role, to, isAllowed ? to : from],
      ]);
      const refusal = mayEver ? 409 : refusalOf(role);
      expect([role, to, answer.statusCode]).toEqual([role, to, isDone ? 200 : refusal]);
    }
  });
});

describe.each(APPLICATION_STATUSES)('an application that is %s', (from) => {
  test.each(TABLE_ROLES)('is withdrawn by %s where the table allows', async (role) => {
    const { who, actors } = ROLES[role];
    const { jobId, id } = await made('job_application', from);
    const answer = await all.call('POST', `/api/job/${jobId}/withdraw`, who());
    const isAllowed = canTransition(APPLICATION_TRANSITIONS, from, 'Withdrawn', actors);
    expect(await statusIn('job_application', id)).toBe(isAllowed ? 'Withdrawn' : from);
    if (role !== 'Talent') expect(answer.statusCode).toBe(refusalOf(role));
    else if (from !== 'Withdrawn') expect(answer.statusCode).toBe(isAllowed ? 200 : 409);
  });
});

describe.each(PROPOSAL_STATUSES)('a proposal that is %s', (from) => {
  const CALLS = [
    ['Responded', 'respond', undefined],
    ['Accepted', 'accept', undefined],
    ['Declined', 'decline', { reason: 'งบไม่พอ' }],
  ] as const;

  test.each(CALLS)('becomes %s by its client where the table allows', async (to, action, body) => {
    const { send, sent } = proposalCalls(all);
    for (const by of ['link', 'business', 'talent', 'staff'] as const) {
      const { id, client, proposal } = await sent({ businessProfileId: all.businessId });
      const yes = { decision: 'Yes', version: 1 };
      await send(null, 'PUT', `${client}/item/${proposal.items[0]!.id}`, yes);
      const { db } = all.records;
      await db.updateTable('proposal').set({ status: from }).where('id', '=', id).execute();
      const who = { link: null, business: all.owner, talent: all.talent, staff: all.staff }[by];
      const path = by === 'link' ? client : `/${id}`;
      const answer = await send(who, 'POST', `${path}/${action}`, body);
      const isClient = by === 'link' || by === 'business';
      const isAllowed = isClient && canTransition(PROPOSAL_TRANSITIONS, from, to, ['Client']);
      expect([by, await statusIn('proposal', id)]).toEqual([by, isAllowed ? to : from]);
      const isDone = isAllowed || (isClient && from === to);
      expect([by, answer.statusCode < 300]).toEqual([by, isDone]);
      if (!isClient) expect(answer.statusCode).toBe(403);
    }
  });
});
