import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { Breaker } from '../faults/breaker.ts';
import { faultOf } from '../faults/fault.ts';
import { withTimeout } from '../faults/with-timeout.ts';
import { mailCheck } from './mail-check.ts';

/** Timeouts of a connection, between two lines, and for a whole mail. */
const LIMITS_MS = { connect: 10_000, silence: 15_000, mail: 30_000 };

export interface Mail {
  /** A single address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply address, if it differs from the sender. */
  replyTo?: { name: string; address: string };
}

export interface Mailer {
  /** The same `id` gives the same Message-ID, which identifies duplicate mails. */
  send(mail: Mail, id?: string): Promise<void>;
  /** Rejects if the mail server is unavailable; connects a few times a minute at most. */
  check(): Promise<void>;
  close(): void;
}

/** Sends by SMTP if configured, else writes each mail as an `.eml` file into the outbox folder. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const host = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? 'localhost';
  const messageOf = ({ to, ...mail }: Mail, id: string) => ({
    from: config.mailFrom,
    ...mail,
    // An object, because a text would be parsed as a list of recipients.
    to: { name: '', address: to },
    messageId: `<${id}@${host}>`,
  });
  if (config.smtpUrl) {
    const transport = createTransport({
      url: config.smtpUrl,
      dnsTimeout: LIMITS_MS.connect,
      connectionTimeout: LIMITS_MS.connect,
      greetingTimeout: LIMITS_MS.connect,
      socketTimeout: LIMITS_MS.silence,
    });
    const check = mailCheck(config.smtpUrl);
    // A rejected address or a full mailbox has an SMTP code and is not a server failure.
    const breaker = new Breaker({
      dependency: 'mail',
      isFault: (error) =>
        faultOf(error) !== undefined || !(error as { responseCode?: number }).responseCode,
    });
    return {
      async send(mail, id = randomUUID()) {
        const message = messageOf(mail, id);
        await breaker.run(() =>
          withTimeout(LIMITS_MS.mail, 'mail', () => transport.sendMail(message)),
        );
      },
      check: () => check.run(),
      close() {
        check.close();
        transport.close();
      },
    };
  }
  const outbox = outboxFolder(config.dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, id = randomUUID()) {
      const { message } = await transport.sendMail(messageOf(mail, id));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(outbox, `.${name}`), message as Buffer, { mode: 0o600 });
      // Renamed when complete, so that readers of the folder never see a partial mail.
      await rename(join(outbox, `.${name}`), join(outbox, name));
    },
    check: async () => undefined,
    close: () => transport.close(),
  };
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}
