import { describe, expect, test } from 'vitest';
import {
  BOOKING_KIND_TRANSITIONS,
  BOOKING_KINDS,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  canTransition,
  type BookingKind,
  type BookingStatus,
} from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { dayFrom, testInviters } from '../testing/inviters.ts';
import { refusalOf, rolesOf, TABLE_ROLES } from '../testing/table-roles.ts';

const all = testInviters();
const ROLES = rolesOf(all);
const PATH = '/api/management/booking';

/** Of a talent of its own, so that no days are in each other's way. */
async function made(status: BookingStatus, kind: BookingKind): Promise<string> {
  const id = newId();
  await all.records.db
    .insertInto('booking')
    .values({
      id,
      talent_id: await all.records.talent(),
      job_id: all.jobId,
      from_day: dayFrom(10),
      to_day: dayFrom(11),
      kind,
      status,
    })
    .execute();
  return id;
}

const rowOf = (id: string) =>
  all.records.db
    .selectFrom('booking')
    .select(['status', 'kind', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe.each(BOOKING_STATUSES)('a booking that is %s', (from) => {
  test.each(TABLE_ROLES)('is given up by %s where the table allows', async (role) => {
    const { who, actors } = ROLES[role];
    for (const kind of BOOKING_KINDS) {
      const id = await made(from, kind);
      const answer = await all.call('DELETE', `${PATH}/${id}`, who(), { reason: 'เลื่อนวัน' });
      const mayEver = canTransition(BOOKING_TRANSITIONS, 'Active', 'Cancelled', actors);
      const isAllowed = canTransition(BOOKING_TRANSITIONS, from, 'Cancelled', actors);
      const isDone = isAllowed || (mayEver && from === 'Cancelled');
      const refusal = mayEver ? 409 : refusalOf(role);
      expect([role, kind, answer.statusCode]).toEqual([role, kind, isDone ? 204 : refusal]);
      expect((await rowOf(id)).status).toBe(isAllowed ? 'Cancelled' : from);
    }
  });

  test.each(TABLE_ROLES)('becomes another kind by %s where the table allows', async (role) => {
    const { who, actors } = ROLES[role];
    for (const kind of BOOKING_KINDS) {
      for (const to of BOOKING_KINDS.filter((other) => other !== kind)) {
        const id = await made(from, kind);
        const body = { from: dayFrom(10), to: dayFrom(11), kind: to, version: 1 };
        const answer = await all.call('PUT', `${PATH}/${id}`, who(), body);
        const isAllowed =
          from === 'Active' && canTransition(BOOKING_KIND_TRANSITIONS, kind, to, actors);
        const refusal = actors.some((actor) => actor === 'Staff' || actor === 'Admin')
          ? 409
          : refusalOf(role);
        expect([role, kind, to, answer.statusCode]).toEqual([
          ...[role, kind, to, isAllowed ? 200 : refusal],
        ]);
        // A second option with nothing before it moves up by itself.
        const [kept, version] = to === 'Option2' ? (['Option1', 3] as const) : ([to, 2] as const);
        expect(await rowOf(id)).toEqual({
          ...(isAllowed ? { kind: kept, version } : { kind, version: 1 }),
          status: from,
        });
      }
    }
  });
});
