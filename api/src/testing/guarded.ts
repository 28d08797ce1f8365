import PostalMime from 'postal-mime';
import type { Records } from './records.ts';
import type { SignedIn, TestApi } from './test-api.ts';

export const GUARDIAN = {
  name: 'มาลี ใจดี',
  relation: 'แม่',
  phone: '0899999999',
  email: 'mali@home.test',
};

/** A talent under 20 with its account, approved and consenting; its guardian has yet to confirm. */
export async function guardedTalent(
  { api, records }: { api: TestApi; records: Records },
  birthday: string,
  row: Parameters<Records['talent']>[0] = {},
): Promise<{ id: string; talent: SignedIn }> {
  const id = await records.talent({
    birthday,
    guardian: JSON.stringify(GUARDIAN),
    guardian_confirmed_at: null,
    ...row,
  });
  return { id, talent: await api.signIn({ permission: 'Talent', talent_id: id }) };
}

export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  /** The token of a guardian's link, if any. */
  token: string | undefined;
}

/** Mails sent during an action. */
export async function mailsDuring(
  { services }: TestApi,
  work: () => Promise<unknown>,
): Promise<ReadMail[]> {
  // Tests share one guardian, who gets all mails.
  const mailbox = { name: 'mail-recipient', max: 5, windowMs: 900_000 };
  await services.limiter.reset(mailbox, GUARDIAN.email);
  const before = new Set(await services.outbox());
  await work();
  const sources = (await services.outbox()).filter((source) => !before.has(source));
  return Promise.all(sources.map(readMail));
}

async function readMail(source: string): Promise<ReadMail> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(source);
  const token = /\/guardian\/([\w-]+)/.exec(text)?.[1];
  return { to: to[0]?.address ?? '', subject, text, token };
}
