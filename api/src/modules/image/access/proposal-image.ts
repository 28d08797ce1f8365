import type { Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isOpened, openedLinks, type OpenedLink } from '../../../kernel/http/link-access.ts';
import { IS_OFFERABLE } from '../../../kernel/query/offerable.ts';

/** Statuses in which a proposal can be read by its link. */
const READABLE = ['Sent', 'Viewed', 'Responded', 'Accepted', 'Declined'];

/** Whether a private image is used on a card of a proposal whose link is open in the browser. */
export async function isOnOpenedProposal(
  { db, config }: Pick<Services, 'db' | 'config'>,
  imageId: string,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<boolean> {
  const opened = openedLinks(request);
  if (opened.size === 0) return false;
  const { rows } = await sql<OpenedLink>`
    SELECT l.id, l.token_hash, l.passcode_hash, l.expires_at
    FROM proposal_link l JOIN proposal p ON p.id = l.proposal_id
      JOIN business_profile b ON b.id = p.business_profile_id AND b.active AND b.status <> 'Suspended'
    WHERE l.id = ANY (${[...opened.keys()]}::uuid[]) AND l.revoked_at IS NULL AND l.locked_at IS NULL
      AND l.expires_at > now() AND p.deleted_at IS NULL AND p.status = ANY (${READABLE}::text[])
      AND EXISTS (SELECT 1 FROM proposal_item i JOIN talent t ON t.id = i.talent_id
        WHERE i.proposal_id = p.id AND ${sql.raw(IS_OFFERABLE)}
          AND i.card_snapshot -> 'images' @> ${JSON.stringify([{ id: imageId }])}::jsonb)`.execute(
    db,
  );
  return rows.some((link) => isOpened(config, link, opened.get(link.id)));
}
