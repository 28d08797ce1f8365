import path from 'node:path';
import { readOutbox } from '@dara/backend/testing/read-outbox';
import { PASSWORD } from './accounts.ts';
import { dataDir, expect, siteUrl } from './journey.ts';

const RESET_LINK = /https?:\/\/\S+\/resetpassword\/[^\s"<]+/;

const mailsTo = (address: string) => readOutbox(path.join(dataDir(), 'outbox'), address);

/** Waits for a mail with this text in its subject or body; mails are sent by background jobs. */
export async function expectMail(address: string, words: string | RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(address);
    const texts = mails.map(({ subject = '', text = '' }) => `${subject}\n${text}`);
    found = texts.find((text) =>
      typeof words === 'string' ? text.includes(words) : words.test(text),
    );
    expect(
      found,
      `no mail to ${address} with ${String(words)} among:\n${texts.join('\n')}`,
    ).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!;
}

/** The subjects of all mails to a user, the newest first. */
export const subjectsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).map(({ subject = '' }) => subject);

/** The link to set a password in the newest mail to a user; mails are sent by background jobs. */
export async function mailedLink(address: string): Promise<string> {
  const mail = await expectMail(address, RESET_LINK);
  return RESET_LINK.exec(mail)![0];
}

const CONFIRM_LINK = /https?:\/\/\S+\/confirmemail\/[\w-]+/;

/** The link that confirms the address of a registration. */
export async function confirmLink(address: string): Promise<string> {
  return CONFIRM_LINK.exec(await expectMail(address, CONFIRM_LINK))![0];
}

/** Confirms the address of a registration with the common password; returns the session. */
export async function confirmAddress<T>(email: string): Promise<T> {
  const token = (await confirmLink(email)).split('/').at(-1);
  const answer = await fetch(`${siteUrl()}/api/authorization/register/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} is not confirmed: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Sets the common password by the mailed link, like a user created by staff. */
export async function choosePassword(email: string): Promise<void> {
  const token = (await mailedLink(email)).split('/').at(-1);
  const answer = await fetch(`${siteUrl()}/api/authorization/resetpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, token, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} has no password: ${await answer.text()}`);
}
