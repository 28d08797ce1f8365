import { countAttempt, identityOf, type Limit, type Services } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { priorityOf, type Requester } from './card-queue.ts';

const windowMs = 10 * 60_000;
/** Per account: enough to download each card in every size and format. */
const FILES: Limit = { name: 'card-file', max: 60, windowMs, hasTrustedKeys: true };
const STAFF_FILES: Limit = { ...FILES, name: 'card-file-staff', max: 600 };
/** Uncached previews: the editor requests six after each change. */
const DRAFTS: Limit = { name: 'card-draft', max: 1200, windowMs, hasTrustedKeys: true };

/** Throws `RATE_LIMITED` when this account has requested too many previews. */
export function countDraft(services: Services, request: FastifyRequest): Promise<void> {
  return countAttempt(services.limiter, DRAFTS, identityOf(request).id);
}

/** Throws `RATE_LIMITED` when this account has requested too many files; else returns its position in the queue. */
export async function requesterOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Requester> {
  const identity = identityOf(request);
  // First, so that a closed connection is noticed from here on.
  const signal = disconnectSignal(reply);
  await countAttempt(services.limiter, isStaff(identity) ? STAFF_FILES : FILES, identity.id);
  const talent =
    identity.talentId === null
      ? undefined
      : await services.db
          .selectFrom('talent')
          .select('status')
          .where('id', '=', identity.talentId)
          .executeTakeFirst();
  return { priority: priorityOf(identity, talent?.status), signal };
}

/** Aborted when the connection ends before the answer was sent. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Sends the file; when the client has disconnected there is nothing to send or report. */
export async function sendUnlessAborted(
  { signal }: Requester,
  reply: FastifyReply,
  make: () => Promise<{ bytes: Buffer; type: string; disposition: string }>,
): Promise<FastifyReply> {
  try {
    const { bytes, type, disposition } = await make();
    return reply.type(type).header('content-disposition', disposition).send(bytes);
  } catch (error) {
    if (!signal.aborted) throw error;
    return reply.hijack();
  }
}
