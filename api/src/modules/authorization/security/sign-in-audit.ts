import { addressKey, type Db, type Identity, type Limit, type Services } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { requestOrigin } from '../../../kernel/record/request-origin.ts';
import { deviceOf } from '../device/device-place.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** How often one address failed at one account; counted, never refused. */
const FAILURES = { max: Infinity, windowMs: QUARTER_HOUR_MS, isPerInstance: true };
/** Rows that a flood may write before it is told as a whole. */
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
  /** Absent where there is no such account: what was entered instead may be a password. */
  accountId: string | undefined;
  requestId: string;
}

/** Tells the audit log of a sign-in, and by which browser. */
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

/** What is known of the browser that asks. */
function knownDevice(): Record<string, string> {
  const { browser, system } = deviceOf(requestOrigin()?.userAgent ?? null);
  return { ...(browser && { browser }), ...(system && { system }) };
}

/** The first, tenth, hundredth ... of a series: the log grows with the number of digits alone. */
const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));

/** Tells the audit log of a failed sign-in, with how many there were from this address at this account. */
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
