import type { Trx } from '@dara/backend';
import type { NoticeKind, Permission } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import type { Localized } from '../kernel/schema/shapes.ts';
import { shownNameOf } from '../kernel/query/talent-name.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';

interface Told {
  kind: NoticeKind;
  entity: string;
  entityId: string;
  jobId: string;
  job: Localized;
  status: string;
  reason: string | null;
}

type ToldRow = Told & Parameters<typeof shownNameOf>[0];

interface Account {
  id: string;
  permission: Permission;
  talent_id: string | null;
  business_profile_id: string | null;
}

const EACH = 8;
/** The first ones are unread. */
const UNREAD = 3;

const COLUMNS = sql`j.id AS "jobId", j.title AS job, t.display_name, t.nick_name, t.first_name, t.last_name`;

/** Notices for the jobs, applications and invitations of an account. */
async function toldTo(trx: Trx, account: Account): Promise<ToldRow[]> {
  const { permission, talent_id, business_profile_id } = account;
  const isTalent = permission === 'Talent';
  const where = isTalent
    ? sql`t.id = ${talent_id}`
    : permission === 'Business'
      ? sql`j.business_profile_id = ${business_profile_id}`
      : sql`true`;
  const applications = isTalent ? 'ApplicationStatus' : 'ApplicationReceived';
  const { rows } = await sql<ToldRow>`
    (SELECT ${applications} AS kind, 'job_application' AS entity, a.id AS "entityId", ${COLUMNS},
      a.status, NULL AS reason
    FROM job_application a JOIN job j ON j.id = a.job_id JOIN talent t ON t.id = a.talent_id
    WHERE ${where} AND (${!isTalent} OR a.status NOT IN ('Applied', 'Withdrawn'))
    ORDER BY a.created_at DESC, a.id LIMIT ${EACH / 2})
    UNION ALL
    (SELECT CASE WHEN ${!isTalent} THEN 'InvitationAnswered' WHEN r.status = 'Pending'
        THEN 'InvitationReceived' ELSE 'InvitationEnded' END, 'job_request', r.id, ${COLUMNS},
      r.status, r.decline_reason
    FROM job_request r JOIN job j ON j.id = r.job_id JOIN talent t ON t.id = r.talent_id
    WHERE ${where} AND r.status = ANY (${isTalent ? ['Pending', 'Cancelled', 'Expired'] : ['Accepted', 'Declined']})
    ORDER BY r.created_at DESC, r.id LIMIT ${EACH / 2})`.execute(trx);
  return rows;
}

/** Initial notices of each account: some unread, none mailed. */
export async function seedNotices(trx: Trx, { now }: SeedContext): Promise<void> {
  const accounts: Account[] = await trx
    .selectFrom('profile')
    .select(['id', 'permission', 'talent_id', 'business_profile_id'])
    .where('active', '=', true)
    .execute();
  for (const account of accounts) {
    for (const [nth, told] of (await toldTo(trx, account)).entries()) {
      const { kind, entity, entityId, jobId, job, status, reason } = told;
      const data = { jobId, job, status, reason, talent: shownNameOf(told) };
      const at = new Date(daysFrom(now, -nth).getTime() - nth * 3_700_000);
      await trx
        .insertInto('notice')
        .values({
          id: newId(at.getTime()),
          recipient_id: account.id,
          kind,
          event_key: `demo:${entityId}`,
          entity,
          entity_id: entityId,
          data: JSON.stringify(data),
          created_at: at,
          read_at: nth < UNREAD ? null : at,
          delivery: 'none',
          settled_at: at,
        })
        .execute();
    }
  }
}
