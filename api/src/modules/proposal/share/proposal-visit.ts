import {
  countAttempt,
  AppError,
  addressKey,
  type Db,
  type Limit,
  type Services,
} from '@dara/backend';
import { PROPOSAL_LIMITS } from '@dara/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import { isOpened, openedCookies, openedLinks } from '../../../kernel/http/link-access.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { hashSecretToken, verifyPassword } from '../../authorization/authorization.public.ts';
import { notifyStaff } from '../record/proposal-notice.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import type { LinkRow } from '../record/proposal-link.ts';

/** Attempts with invalid tokens per IP address. */
const GUESSES: Limit = { name: 'proposal-link', max: 30, windowMs: 10 * 60_000 };

/** The page of a link. */
export const pageOf = (token: string): string => `/proposal/${encodeURIComponent(token)}`;

type Needed = Pick<Services, 'db' | 'config' | 'limiter'>;

/**
 * Why a link does not open any more; null while it does. A proposal that was accepted or declined stays to be read until
 * its link expires.
 */
function endOf(link: LinkRow, row: ProposalFound | null): AppError | null {
  if (!row || link.revoked_at || row.status === 'Draft') return new AppError('LINK_REVOKED');
  if (link.locked_at) return new AppError('LINK_LOCKED');
  if (row.status === 'Cancelled' || row.is_client_suspended) return new AppError('LINK_REVOKED');
  const isOver =
    row.status === 'Expired' || (OUT.includes(row.status) && row.valid_until < today());
  return isOver || link.expires_at <= new Date() ? new AppError('LINK_EXPIRED') : null;
}

/** Finds a link by its token; clients that send invalid tokens are rate limited. */
async function requireLink(services: Needed, token: string, ip: string): Promise<LinkRow> {
  const key = addressKey(ip);
  await countAttempt(services.limiter, GUESSES, key);
  // By its hash, so that the lookup time reveals nothing about the token.
  const { rows } = await sql<LinkRow>`
    SELECT * FROM proposal_link WHERE token_hash = ${hashSecretToken(token)}`.execute(services.db);
  if (!rows[0]) throw new AppError('PROPOSAL_NOT_EXIST');
  await services.limiter.refund(GUESSES, key);
  return rows[0];
}

const findProposal = (db: Db, id: string): Promise<ProposalFound | null> =>
  requireProposal(db, id).catch((error: unknown) => {
    if (error instanceof AppError && error.statusCode === 404) return null;
    throw error;
  });

/** An active link, in a browser that has entered its passcode. */
export interface Visit {
  link: LinkRow;
  row: ProposalFound;
}

/** The proposal of a client request; throws 404 for an unknown token, 410 for a link that has ended. */
export async function visitOf(
  services: Needed,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<Visit> {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  const link = await requireLink(services, request.params.token, request.ip);
  const row = await findProposal(services.db, link.proposal_id);
  const end = endOf(link, row);
  if (end || !row) throw end ?? new AppError('PROPOSAL_NOT_EXIST');
  const isKnown = isOpened(services.config, link, openedLinks(request).get(link.id));
  if (link.passcode_hash && !isKnown) throw new AppError('PASSCODE_REQUIRED');
  if (!isKnown) setOpened(services, request, reply, link);
  return { link, row };
}

/** Checks the passcode of a link; after ten wrong ones it is locked and staff are notified. */
export async function unlock(
  services: Services,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  passcode: string,
): Promise<void> {
  reply.header('cache-control', 'private, no-store');
  const link = await requireLink(services, request.params.token, request.ip);
  const end = endOf(link, await findProposal(services.db, link.proposal_id));
  if (end) throw end;
  if (link.passcode_hash !== null) await tryPasscode(services, link, passcode, request.id);
  setOpened(services, request, reply, link);
}

function setOpened(
  { config }: Needed,
  { params }: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  link: LinkRow,
): void {
  reply.header('set-cookie', openedCookies(config, link, pageOf(params.token)));
}

async function tryPasscode(
  services: Services,
  link: LinkRow,
  passcode: string,
  requestId: string,
): Promise<void> {
  // Counted before it is compared, so that tries at the same time do not outrun the count.
  const { failures } = await services.db
    .updateTable('proposal_link')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', link.id)
    .returning('failures')
    .executeTakeFirstOrThrow();
  const isLast = failures >= PROPOSAL_LIMITS.passcodeTries;
  const isRight =
    failures <= PROPOSAL_LIMITS.passcodeTries &&
    (await verifyPassword(link.passcode_hash, passcode));
  if (!isRight) {
    const about = { actor: null, entity: 'proposal', entityId: link.proposal_id, requestId };
    await recordAudit(services.db, { ...about, action: 'FailPasscode', diff: { count: failures } });
  }
  if (!isRight && isLast) await lock(services, link, requestId);
  if (!isRight) throw new AppError(isLast ? 'LINK_LOCKED' : 'PASSCODE_WRONG');
  await services.db
    .updateTable('proposal_link')
    .set({ failures: 0 })
    .where('id', '=', link.id)
    .execute();
}

function lock(services: Services, { id, proposal_id }: LinkRow, requestId: string): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, proposal_id);
    const locked = await trx
      .updateTable('proposal_link')
      .set({ locked_at: new Date() })
      .where('id', '=', id)
      .where('locked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (locked) {
      const about = { actor: null, entity: 'proposal', entityId: proposal_id, requestId };
      await recordAudit(trx, { ...about, action: 'Lock' });
    }
    const told = {
      kind: 'ProposalChanged',
      key: `locked:${id}`,
      data: { status: 'LinkLocked' },
    } as const;
    await notifyStaff(services, trx, row, told);
  });
}
