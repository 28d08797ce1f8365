import { createTransport } from 'nodemailer';
import { DependencyError } from '../faults/fault.ts';

/** Together below the limit of a ready check. */
const LIMIT_MS = 2500;
/** Probes come every few seconds, and a mail server counts connections and sign-ins. */
const FRESH_MS = { passed: 15_000, failed: 5000 };

/**
 * Whether mails could be sent: connects, greets and signs in as for a mail, and hangs up. Rejects when that fails. The
 * last result is given for some seconds without a connection.
 */
export function mailCheck(
  smtpUrl: string,
  now: () => number = Date.now,
): { run: () => Promise<void>; close: () => void } {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: LIMIT_MS,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  });
  let last: { fault: Error | undefined; until: number } | undefined;
  let running: Promise<void> | undefined;
  const connect = async (): Promise<void> => {
    try {
      await transport.verify();
      last = { fault: undefined, until: now() + FRESH_MS.passed };
    } catch (cause) {
      const { message } = cause as Error;
      const fault = new DependencyError('mail', `SMTP_URL: ${message}`, { cause });
      last = { fault, until: now() + FRESH_MS.failed };
    }
  };
  return {
    async run() {
      if (!last || last.until <= now())
        await (running ??= connect().finally(() => (running = undefined)));
      if (last?.fault) throw last.fault;
    },
    close: () => transport.close(),
  };
}
