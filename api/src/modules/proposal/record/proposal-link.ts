import { randomBytes } from 'node:crypto';
import type { Db } from '@dara/backend';
import { PROPOSAL_LIMITS } from '@dara/model';
import type { Selectable } from 'kysely';
import type { ProposalLinkTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashPassword, hashSecretToken } from '../../authorization/authorization.public.ts';
import type { ProposalLinkState } from './proposal.schema.ts';

export type LinkRow = Selectable<ProposalLinkTable>;

/** Token length: 128 bits cannot be guessed. */
const TOKEN_BYTES = 16;
const DAY_MS = 24 * 3_600_000;

export const defaultExpiry = (): Date => new Date(Date.now() + PROPOSAL_LIMITS.linkDays * DAY_MS);
export const latestExpiry = (): Date => new Date(Date.now() + PROPOSAL_LIMITS.linkDaysMax * DAY_MS);

interface LinkTerms {
  email: string | null;
  passcodeHash: string | null;
  expiresAt: Date;
  createdBy: string;
}

/** Creates the current link and returns its token, which is not stored; earlier links end. */
export async function createLink(
  trx: Db,
  proposalId: string,
  { email, passcodeHash, expiresAt, createdBy }: LinkTerms,
): Promise<string> {
  await revokeLinks(trx, proposalId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .insertInto('proposal_link')
    .values({
      id: newId(),
      proposal_id: proposalId,
      token_hash: hashSecretToken(token),
      email,
      passcode_hash: passcodeHash,
      expires_at: expiresAt,
      created_by: createdBy,
      // Not the start of the transaction: the newest link counts.
      created_at: new Date(),
    })
    .execute();
  return token;
}

/** As slow as password hashing, so call it before a transaction is open. */
export const hashPasscode = (passcode: string | null | undefined): Promise<string | null> =>
  passcode ? hashPassword(passcode) : Promise.resolve(null);

/** Ends the links of a proposal; returns whether any was active. */
export async function revokeLinks(trx: Db, proposalId: string): Promise<boolean> {
  const ended = await trx
    .updateTable('proposal_link')
    .set({ revoked_at: new Date() })
    .where('proposal_id', '=', proposalId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** The newest link of a proposal. */
export async function findLink(db: Db, proposalId: string): Promise<LinkRow | null> {
  const row = await db
    .selectFrom('proposal_link')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function stateOf(link: LinkRow): ProposalLinkState['state'] {
  if (link.revoked_at) return 'Revoked';
  if (link.locked_at) return 'Locked';
  return link.expires_at <= new Date() ? 'Expired' : 'Live';
}

export function toLinkState(link: LinkRow): ProposalLinkState {
  return {
    email: link.email,
    hasPasscode: link.passcode_hash !== null,
    expiresAt: link.expires_at.toISOString(),
    state: stateOf(link),
    createdAt: link.created_at.toISOString(),
  };
}
