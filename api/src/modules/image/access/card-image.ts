import { ADULT_AGE } from '@dara/model';
import type { Db, Identity } from '@dara/backend';
import { sql } from 'kysely';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { IS_OFFERABLE, isWithdrawnApplication } from '../../../kernel/query/offerable.ts';

/**
 * Whether a private image is used on a card that the user may see: a shared card of a public talent, or one sent with
 * an active application to a job of the user's business, or to the business in a proposal.
 */
export async function isOnReadableCard(
  db: Db,
  imageId: string,
  reader: Identity | null,
): Promise<boolean> {
  const adult = yearsBefore(today(), ADULT_AGE);
  const isTrading = reader?.permission === 'Business' && !reader.isBusinessSuspended;
  const business = isTrading ? reader.businessProfileId : null;
  const { rows } = await sql<{ is_shown: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM composite_card c JOIN talent t ON t.id = c.talent_id
      WHERE c.image_ids @> ARRAY[${imageId}]::uuid[] AND c.shared AND c.deleted_at IS NULL
        AND t.is_public AND t.deleted_at IS NULL AND t.birthday <= ${adult}::date
    ) OR EXISTS (
      SELECT 1 FROM job j JOIN job_application a ON a.job_id = j.id JOIN talent t ON t.id = a.talent_id
      WHERE j.business_profile_id = ${business}::uuid AND j.deleted_at IS NULL
        AND a.status <> 'Withdrawn' AND a.deleted_at IS NULL AND NOT ${sql.raw(isWithdrawnApplication())}
        AND a.card_snapshot -> 'images' @> ${JSON.stringify([{ id: imageId }])}::jsonb
    ) OR EXISTS (
      SELECT 1 FROM proposal p JOIN proposal_item i ON i.proposal_id = p.id JOIN talent t ON t.id = i.talent_id
      WHERE p.business_profile_id = ${business}::uuid AND p.deleted_at IS NULL
        AND p.status IN ('Sent', 'Viewed', 'Responded', 'Accepted', 'Declined')
        AND ${sql.raw(IS_OFFERABLE)} AND i.card_snapshot -> 'images' @> ${JSON.stringify([{ id: imageId }])}::jsonb
    ) AS is_shown`.execute(db);
  return rows[0]?.is_shown ?? false;
}
