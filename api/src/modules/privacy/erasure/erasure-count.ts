import type { Db } from '@dara/backend';
import type { ErasedPart, RetainedPart } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import type { ErasureReport } from '../../../kernel/database/json-columns.ts';
import type { ErasureSubject } from './erasure-blocks.ts';

/** Bookings that took place are part of the agency's accounts. */
export const IS_BOOKED = sql.raw(
  `b.kind = 'Booked' AND b.status = 'Active' AND b.deleted_at IS NULL`,
);
/** Items sold by an accepted proposal. */
export const IS_SOLD = sql.raw(
  `p.status = 'Accepted' AND (i.decision = 'Yes' OR i.replaces_item_id IS NOT NULL)`,
);
/** Applications that came to work. */
export const IS_WORK_DONE = sql`(a.status = 'Completed'
  OR EXISTS (SELECT 1 FROM booking b WHERE b.application_id = a.id AND ${IS_BOOKED}))`;

type Counts<Part extends string> = Record<Part, RawBuilder<unknown>>;

function erasedOf({ profileId, talentId, email }: ErasureSubject): Counts<ErasedPart> {
  const ofTalent = (table: string) => sql`${sql.table(table)} WHERE talent_id = ${talentId}`;
  const ofPerson = (table: string) => sql`${sql.table(table)} WHERE profile_id = ${profileId}`;
  return {
    account: sql`profile WHERE id = ${profileId}`,
    talent: sql`talent WHERE id = ${talentId}`,
    pictures: sql`image WHERE talent_id = ${talentId}
      OR id = (SELECT image_id FROM profile WHERE id = ${profileId})`,
    videos: ofTalent('video'),
    cards: ofTalent('composite_card'),
    works: ofTalent('work'),
    applications: sql`job_application a WHERE a.talent_id = ${talentId} AND NOT ${IS_WORK_DONE}`,
    invitations: ofTalent('job_request'),
    options: sql`booking b WHERE b.talent_id = ${talentId} AND NOT (${IS_BOOKED})`,
    proposals: sql`proposal_item i JOIN proposal p ON p.id = i.proposal_id
      WHERE i.talent_id = ${talentId} AND NOT (${IS_SOLD})`,
    messages: sql`(SELECT created_by, email FROM contact UNION ALL SELECT created_by, email FROM brief) m
      WHERE created_by = ${profileId} OR lower(email) = lower(${email})`,
    signIns: ofPerson('refresh_token'),
    notices: sql`notice WHERE recipient_id = ${profileId}`,
    line: ofPerson('line_link'),
  };
}

function keptOf({ profileId, talentId }: ErasureSubject): Counts<RetainedPart> {
  const bookings = sql`booking b WHERE b.talent_id = ${talentId} AND ${IS_BOOKED}`;
  const jobsDone = sql`job_application a WHERE a.talent_id = ${talentId} AND ${IS_WORK_DONE}`;
  const proposalsAccepted = sql`proposal_item i JOIN proposal p ON p.id = i.proposal_id
    WHERE i.talent_id = ${talentId} AND ${IS_SOLD}`;
  return {
    bookings,
    jobsDone,
    proposalsAccepted,
    legalName: sql`talent WHERE id = ${talentId} AND (EXISTS (SELECT 1 FROM ${bookings})
      OR EXISTS (SELECT 1 FROM ${jobsDone}) OR EXISTS (SELECT 1 FROM ${proposalsAccepted}))`,
    consents: sql`consent WHERE subject IN (${profileId}, ${talentId})`,
    auditEvents: sql`audit_event WHERE actor_id = ${profileId}
      OR (entity = 'profile' AND entity_id = ${profileId}) OR (entity = 'talent' AND entity_id = ${talentId})`,
  };
}

async function count<Part extends string>(db: Db, parts: Counts<Part>) {
  const queries = Object.entries<RawBuilder<unknown>>(parts).map(
    ([part, rows]) => sql`SELECT ${part}::text AS part, count(*)::int AS count FROM ${rows}`,
  );
  const { rows } = await sql<{
    part: Part;
    count: number;
  }>`${sql.join(queries, sql` UNION ALL `)}`.execute(db);
  return rows.filter(({ count: found }) => found > 0);
}

/** Counts what an erasure would remove and retain. */
export async function planOf(db: Db, subject: ErasureSubject): Promise<ErasureReport> {
  return {
    erased: await count(db, erasedOf(subject)),
    kept: await count(db, keptOf(subject)),
  };
}
