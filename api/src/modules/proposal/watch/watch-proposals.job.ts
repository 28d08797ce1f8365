import type { Db, Services } from '@dara/backend';
import { PROPOSAL_TRANSITIONS } from '@dara/model';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { today } from '../../../kernel/age.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { notifyBusiness, notifyStaff } from '../record/proposal-notice.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { IS_OFFERABLE } from '../../../kernel/query/offerable.ts';
import { findItems, type ItemRow } from '../record/item-row.ts';
import { sumsOf } from '../record/proposal-view.ts';
import { settleItems } from '../write/proposal-lifecycle.ts';
import { updateProposal } from '../write/proposal-write.ts';

type Needed = Pick<Services, 'db' | 'events' | 'jobs' | 'mailJob'>;

/** Days before its last one on which staff and client are reminded. */
const REMIND_DAYS = 3;
/** As many as one round looks at; the next minute brings the rest. */
const ROUND = 200;

async function idsOf(db: Db, where: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM proposal p WHERE p.deleted_at IS NULL AND p.status = ANY (${OUT}::text[]) AND ${where}
    ORDER BY p.id LIMIT ${sql.lit(ROUND)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Runs a step for each open proposal, in one transaction each. */
async function eachOut(
  { db }: Needed,
  ids: readonly string[],
  work: (trx: Db, row: ProposalFound) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    await db.transaction().execute(async (trx) => {
      const row = await requireProposal(trx, id, { forUpdate: true });
      if (OUT.includes(row.status)) await work(trx, row);
    });
  }
}

async function tellBoth(
  services: Needed,
  trx: Db,
  row: ProposalFound,
  key: string,
  isOver: boolean,
): Promise<void> {
  const data = { day: row.valid_until, status: isOver ? 'Expired' : 'Expiring' };
  const told = { kind: 'ProposalExpired', key: `${key}:${row.revision}`, data } as const;
  await notifyStaff(services, trx, row, told);
  await notifyBusiness(services, trx, row, told);
}

/** Expires proposals after their last day. */
async function expire(services: Needed, day: string): Promise<void> {
  const ids = await idsOf(services.db, sql`p.valid_until < ${day}::date`);
  await eachOut(services, ids, async (trx, row) => {
    requireTransition(PROPOSAL_TRANSITIONS, row.status, 'Expired', ['System']);
    await settleItems(trx, row.id);
    await updateProposal(trx, row.id, { status: 'Expired' });
    await recordAudit(trx, {
      ...{
        actor: null,
        action: 'Expire',
        entity: 'proposal',
        entityId: row.id,
        requestId: 'system',
      },
      diff: { status: { before: row.status, after: 'Expired' } },
    });
    await tellBoth(services, trx, row, 'expired', true);
  });
}

/** Sends one reminder before a proposal expires. */
async function remind(services: Needed, day: string): Promise<void> {
  const ids = await idsOf(
    services.db,
    sql`p.valid_until BETWEEN ${day}::date AND ${day}::date + ${sql.lit(REMIND_DAYS)}
      AND p.sent_at < ${day}::date AND NOT EXISTS (SELECT 1 FROM notice n WHERE n.entity_id = p.id
        AND n.kind = 'ProposalExpired' AND n.event_key = p.id || ':expiring:' || p.revision)`,
  );
  await eachOut(services, ids, (trx, row) => tellBoth(services, trx, row, 'expiring', false));
}

async function tellChange(
  services: Needed,
  trx: Db,
  row: ProposalFound,
  item: ItemRow,
): Promise<void> {
  const isGone = !item.is_offerable;
  await notifyStaff(services, trx, row, {
    kind: 'ProposalChanged',
    key: `${isGone ? 'gone' : 'back'}:${item.id}:${item.unavailable_at?.getTime() ?? 0}`,
    data: { status: isGone ? 'TalentGone' : 'TalentBack', talent: item.talent_name },
  });
}

/** Stores changed availability with the new totals; notifies staff. */
async function follow(services: Needed): Promise<void> {
  const ids = await idsOf(
    services.db,
    sql`EXISTS (SELECT 1 FROM proposal_item i JOIN talent t ON t.id = i.talent_id
      WHERE i.proposal_id = p.id AND ${sql.raw(IS_OFFERABLE)} <> (i.unavailable_at IS NULL))`,
  );
  await eachOut(services, ids, async (trx, row) => {
    const items = await findItems(trx, row.id);
    for (const item of items) {
      if (item.is_offerable === (item.unavailable_at === null)) continue;
      const unavailable_at = item.is_offerable ? null : new Date();
      await trx
        .updateTable('proposal_item')
        .set({ unavailable_at })
        .where('id', '=', item.id)
        .execute();
      // The key contains the time of sending, so that a resent proposal is notified again.
      await tellChange(services, trx, row, {
        ...item,
        unavailable_at: unavailable_at ?? item.unavailable_at,
      });
    }
    const { subtotal, total } = sumsOf(row, items).totals;
    await updateProposal(trx, row.id, { subtotal, total });
  });
}

/** Applies time and changes in other records to open proposals; idempotent after an interruption. */
export async function watchProposals(services: Needed, day = today()): Promise<void> {
  await expire(services, day);
  await remind(services, day);
  await follow(services);
}

/** Responses are computed from current dates and talents anyway; this stores the result and notifies people. */
export function declareWatchProposals(services: Needed): void {
  services.jobs.declare({
    name: 'watch-proposals',
    data: Type.Object({}),
    cron: '* * * * *',
    handle: () => watchProposals(services),
  });
}
