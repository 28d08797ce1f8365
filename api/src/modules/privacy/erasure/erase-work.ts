import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { IS_BOOKED, IS_SOLD, IS_WORK_DONE } from './erasure-count.ts';

/** Replaces a name. */
export const ERASED_NAME: Localized = { th: 'ลบข้อมูลแล้ว', en: 'Erased' };

/** Audit log ids of a talent's work; read before anything is deleted. */
export async function workRecords(
  trx: Db,
  talentId: string,
): Promise<{ entity: string; id: string }[]> {
  const { rows } = await sql<{ entity: string; id: string }>`
    SELECT 'jobApplication' AS entity, id FROM job_application WHERE talent_id = ${talentId}
    UNION ALL SELECT 'jobRequest', id FROM job_request WHERE talent_id = ${talentId}
    UNION ALL SELECT 'booking', id FROM booking WHERE talent_id = ${talentId}`.execute(trx);
  return rows;
}

/** Removes applications, invitations and holds; of booked or completed work only the facts stay. */
async function eraseApplications(trx: Db, talentId: string): Promise<void> {
  await sql`DELETE FROM job_request WHERE talent_id = ${talentId}`.execute(trx);
  const kept = sql`SELECT a.id FROM job_application a WHERE a.talent_id = ${talentId} AND ${IS_WORK_DONE}`;
  await sql`
    UPDATE job_application SET note = NULL, card_snapshot = NULL, composite_card_id = NULL, internal_note = NULL,
      tape_id = NULL, reject_message = NULL, rating_average = NULL, rating_count = 0, updated_at = now(), version = version + 1
    WHERE id IN (${kept})`.execute(trx);
  await sql`DELETE FROM application_note WHERE application_id IN (${kept})`.execute(trx);
  await sql`DELETE FROM application_rating WHERE application_id IN (${kept})`.execute(trx);
  await sql`DELETE FROM booking b WHERE b.talent_id = ${talentId} AND NOT (${IS_BOOKED})`.execute(
    trx,
  );
  await sql`DELETE FROM job_application a WHERE a.talent_id = ${talentId} AND NOT ${IS_WORK_DONE}`.execute(
    trx,
  );
  await sql`
    UPDATE booking SET note = NULL, status_reason = NULL, updated_at = now(), version = version + 1
    WHERE talent_id = ${talentId}`.execute(trx);
}

interface KeptRevision {
  proposal_id: string;
  revision: number;
  content: { items?: { id: string; talentName: Localized }[] };
  answers: { talentName: Localized; comment: string | null }[] | null;
}

/** Removes the talent from proposals, except accepted ones: there name, price and answer are part of a contract. */
async function eraseProposals(
  trx: Db,
  talentId: string,
  names: readonly Localized[],
): Promise<void> {
  const { rows: items } = await sql<{ id: string; proposal_id: string; is_sold: boolean }>`
    SELECT i.id, i.proposal_id, (${IS_SOLD}) AS is_sold
    FROM proposal_item i JOIN proposal p ON p.id = i.proposal_id WHERE i.talent_id = ${talentId}`.execute(
    trx,
  );
  const ids = new Set(items.filter((item) => !item.is_sold).map(({ id }) => id));
  const sold = items.filter((item) => item.is_sold).map((item) => item.proposal_id);
  await sql`
    UPDATE proposal_item SET card_snapshot = NULL, composite_card_id = NULL, version = version + 1
    WHERE talent_id = ${talentId}`.execute(trx);
  await sql`
    UPDATE proposal_item SET talent_name = ${JSON.stringify(ERASED_NAME)}::jsonb, comment = NULL,
      availability = NULL, unavailable_at = coalesce(unavailable_at, now())
    WHERE id = ANY (${[...ids]}::uuid[])`.execute(trx);
  const isNamed = ({ th, en }: Localized) => names.some((name) => name.th === th && name.en === en);
  const patterns = names.map(({ th }) => JSON.stringify(th));
  const { rows } = await sql<KeptRevision>`
    SELECT proposal_id, revision, content, answers FROM proposal_revision
    WHERE NOT proposal_id = ANY (${sold}::uuid[]) AND (proposal_id = ANY (${items.map(
      (item) => item.proposal_id,
    )}::uuid[]) OR EXISTS (SELECT 1 FROM unnest(${patterns}::text[]) n
      WHERE strpos(content::text, n) > 0 OR strpos(answers::text, n) > 0))`.execute(trx);
  for (const { proposal_id, revision, content, answers } of rows) {
    const told = content.items?.map((item) =>
      ids.has(item.id) || isNamed(item.talentName) ? { ...item, talentName: ERASED_NAME } : item,
    );
    const answered = answers?.map((one) =>
      isNamed(one.talentName) ? { ...one, talentName: ERASED_NAME, comment: null } : one,
    );
    await sql`
      UPDATE proposal_revision SET content = ${JSON.stringify({ ...content, items: told })}::jsonb,
        answers = ${answered ? JSON.stringify(answered) : null}::jsonb
      WHERE proposal_id = ${proposal_id} AND revision = ${revision}`.execute(trx);
  }
}

/** Removes a talent's work; `names` are the names in both languages. */
export async function eraseWork(
  trx: Db,
  talentId: string,
  names: readonly Localized[],
): Promise<void> {
  await eraseApplications(trx, talentId);
  await eraseProposals(trx, talentId, names);
}
