import type { BrowserContextOptions } from '@playwright/test';

/** Password of every demonstration account. */
export const PASSWORD = 'Dara1234!';

/** The part before `@dara.test`. */
export type Account =
  | 'admin'
  | 'staff'
  | 'staff2'
  | 'business'
  | 'business2'
  | 'talent'
  | 'talent2'
  | 'talent3'
  | 'talent4'
  | 'disabled';

export const emailOf = (account: Account): string => `${account}@dara.test`;

export interface Session {
  accessToken: string;
  refreshToken: string;
  profile: { id: string; firstName: string; lastName: string; email: string };
}

/** Signs in by the api alone. */
export async function openSession(siteUrl: string, account: Account): Promise<Session> {
  const answer = await fetch(`${siteUrl}/api/authorization/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(account), password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${account} cannot sign in: ${await answer.text()}`);
  return (await answer.json()) as Session;
}

/** The api's response for a user, as JSON. */
export async function ask<T>(siteUrl: string, session: Session, address: string): Promise<T> {
  const answer = await fetch(siteUrl + address, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The browser storage of a signed-in user. */
export function storageOf(siteUrl: string, session: Session): State {
  const cookie = (name: string, value: string): State['cookies'][number] => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: false,
    sameSite: 'Strict',
    expires: Math.floor(Date.now() / 1000) + 86_400,
  });
  return {
    cookies: [
      cookie('accessToken', session.accessToken),
      cookie('refreshToken', session.refreshToken),
    ],
    origins: [
      {
        origin: siteUrl,
        localStorage: [{ name: 'profile', value: JSON.stringify(session.profile) }],
      },
    ],
  };
}
