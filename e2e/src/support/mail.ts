import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PASSWORD } from './accounts.ts';
import { dataDir, expect, siteUrl } from './journey.ts';

/** The mails to somebody in the outbox folder, the newest first, as the text they are sent as. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = path.join(dataDir(), 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails: string[] = [];
  for (const name of names.sort().reverse()) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    // Quoted-printable: lines are broken after an equals sign.
    if (mail.includes(`To: ${address}`))
      mails.push(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  }
  return mails;
}

/** The link to choose a password in the newest mail to somebody; mails leave in the background. */
export async function mailedLink(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(address);
    const links = mails.map((mail) => /https?:\/\/\S+\/resetpassword\/[^\s"<]+/.exec(mail)?.[0]);
    link = links.find(Boolean);
    expect(link, `no link for ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
}

/** Chooses the password of all accounts by the mailed link, as somebody does whom staff have added. */
export async function choosePassword(email: string): Promise<void> {
  const token = (await mailedLink(email)).split('/').at(-1);
  const answer = await fetch(`${siteUrl()}/api/authorization/resetpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, token, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} has no password: ${await answer.text()}`);
}
