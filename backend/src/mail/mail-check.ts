import { createTransport } from 'nodemailer';
import { DependencyError } from '../faults/fault.ts';

/** Together below the timeout of a readiness check. */
const LIMIT_MS = 2500;
/** Probes run every few seconds, and mail servers limit connections and sign-ins. */
const FRESH_MS = { passed: 15_000, failed: 5000 };

/**
 * Checks the mail server: connects, greets and signs in, and disconnects. Rejects on failure. The last result is cached
 * for some seconds.
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
