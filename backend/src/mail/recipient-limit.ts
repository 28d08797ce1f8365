import type { Limit, Limiter } from '../limit/limiter.ts';

const MINUTE_MS = 60_000;
/** Mails to one recipient; what is over waits. */
const AT_ONCE: Limit = { name: 'mail-recipient', max: 5, windowMs: 15 * MINUTE_MS };
/** What is over is not sent at all: newer links have replaced those in it. */
const A_DAY: Limit = { name: 'mail-recipient-day', max: 20, windowMs: 24 * 60 * MINUTE_MS };

type Taken =
  | { state: 'allowed' | 'dropped'; startAfter?: undefined }
  | { state: 'later'; startAfter: Date };

/** Keeps a mailbox from being flooded in the site's name by somebody else. */
export class RecipientLimit {
  readonly #limiter: Limiter;
  #isExempt: (address: string) => Promise<boolean> = async () => false;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  exempt(isExempt: (address: string) => Promise<boolean>): void {
    this.#isExempt = isExempt;
  }

  /** Counts a mail that is about to leave. */
  async take(address: string): Promise<Taken> {
    if (await this.#isExempt(address)) return { state: 'allowed' };
    const mailbox = mailboxOf(address);
    const now = await this.#limiter.hit(AT_ONCE, mailbox);
    if (!now.isAllowed) {
      // Counted when it leaves; those who wait for a mailbox that is full for today would wait for nothing.
      const today = await this.#limiter.hit(A_DAY, mailbox, 0);
      if (today.count >= A_DAY.max) return { state: 'dropped' };
      return { state: 'later', startAfter: new Date(Date.now() + now.retryAfterS * 1000) };
    }
    const today = await this.#limiter.hit(A_DAY, mailbox);
    return { state: today.isAllowed ? 'allowed' : 'dropped' };
  }

  /** When the mail did not leave after all. */
  async giveBack(address: string): Promise<void> {
    if (await this.#isExempt(address)) return;
    for (const limit of [AT_ONCE, A_DAY]) await this.#limiter.refund(limit, mailboxOf(address));
  }
}

/** `name+anything@host` reaches the mailbox of `name@host` at most hosts. */
function mailboxOf(address: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  return host ? `${name.replace(/(?<=.)\+.*$/, '')}@${host}` : address;
}
