import { addressKey, type Db, type Identity, type Limit, type Services } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { requestOrigin } from '../../../kernel/record/request-origin.ts';
import { deviceOf } from '../device/device-place.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** How often one address failed at one account; counted, never refused. */
const FAILURES = { max: Infinity, windowMs: QUARTER_HOUR_MS, isPerInstance: true };
/** Rows written individually before repeated failures are summarized. */
const ROWS: Limit = {
  name: 'sign-in-audit-rows',
  max: 500,
  windowMs: QUARTER_HOUR_MS,
  hasTrustedKeys: true,
  isPerInstance: true,
};

export interface FailedSignIn {
  /** `RefuseSignIn`: over a limit, so that the password was not looked at. */
  action: 'FailSignIn' | 'FailSecondStep' | 'FailPasskey' | 'RefuseSignIn';
  ip: string;
  /** Absent when there is no such account: the entered value may be a password. */
  accountId: string | undefined;
  requestId: string;
}

/** Writes a sign-in and its browser to the audit log. */
export function recordSignIn(db: Db, person: Pick<Identity, 'id' | 'permission'>): Promise<void> {
  return recordAudit(db, {
    actor: person,
    action: 'SignIn',
    entity: 'profile',
    entityId: person.id,
    diff: knownDevice(),
    requestId: requestOrigin()?.requestId ?? '',
  });
}

/** The browser of the request. */
function knownDevice(): Record<string, string> {
  const { browser, system } = deviceOf(requestOrigin()?.userAgent ?? null);
  return { ...(browser && { browser }), ...(system && { system }) };
}

/** True for the 1st, 10th, 100th ... of a series, so that the log grows logarithmically. */
const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));

/** Writes a failed sign-in to the audit log, with the number of failures from this address for this account. */
export async function recordFailedSignIn(
  services: Pick<Services, 'db' | 'limiter'>,
  { action, ip, accountId, requestId }: FailedSignIn,
): Promise<void> {
  const { limiter } = services;
  const address = addressKey(ip);
  const series = { ...FAILURES, name: `audit-${action}`, hasTrustedKeys: false };
  const { count } = await limiter.hit(series, `${address} ${accountId ?? ''}`);
  if (!isPowerOfTen(count)) return;
  const rows = await limiter.hit(ROWS, action);
  const isFlood = !rows.isAllowed;
  if (isFlood && !isPowerOfTen(rows.count - ROWS.max)) return;
  await recordAudit(services.db, {
    actor: null,
    action,
    entity: 'profile',
    entityId: isFlood ? null : (accountId ?? null),
    diff: isFlood ? { unlisted: rows.count - ROWS.max } : { address, count, ...knownDevice() },
    requestId,
  });
}
