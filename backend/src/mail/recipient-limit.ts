import type { Limit, Limiter } from '../limit/limiter.ts';

const MINUTE_MS = 60_000;
/** Mails per recipient; further ones are delayed. */
const AT_ONCE: Limit = { name: 'mail-recipient', max: 5, windowMs: 15 * MINUTE_MS };
/** Further mails are dropped: newer links have replaced those in them. */
const A_DAY: Limit = { name: 'mail-recipient-day', max: 20, windowMs: 24 * 60 * MINUTE_MS };

type Taken =
  | { state: 'allowed' | 'dropped'; startAfter?: undefined }
  | { state: 'later'; startAfter: Date };

/** Prevents others from flooding a mailbox in the site's name. */
export class RecipientLimit {
  readonly #limiter: Limiter;
  #isExempt: (address: string) => Promise<boolean> = async () => false;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  exempt(isExempt: (address: string) => Promise<boolean>): void {
    this.#isExempt = isExempt;
  }

  /** Counts a mail before it is sent. */
  async take(address: string): Promise<Taken> {
    if (await this.#isExempt(address)) return { state: 'allowed' };
    const mailbox = mailboxOf(address);
    const now = await this.#limiter.hit(AT_ONCE, mailbox);
    if (!now.isAllowed) {
      // Counted when sent; mails to a mailbox over its daily limit would wait in vain.
      const today = await this.#limiter.hit(A_DAY, mailbox, 0);
      if (today.count >= A_DAY.max) return { state: 'dropped' };
      return { state: 'later', startAfter: new Date(Date.now() + now.retryAfterS * 1000) };
    }
    const today = await this.#limiter.hit(A_DAY, mailbox);
    return { state: today.isAllowed ? 'allowed' : 'dropped' };
  }

  /** Refund if the mail was not sent. */
  async giveBack(address: string): Promise<void> {
    if (await this.#isExempt(address)) return;
    for (const limit of [AT_ONCE, A_DAY]) await this.#limiter.refund(limit, mailboxOf(address));
  }
}

/** Most hosts deliver `name+anything@host` to `name@host`. */
function mailboxOf(address: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  return host ? `${name.replace(/(?<=.)\+.*$/, '')}@${host}` : address;
}
