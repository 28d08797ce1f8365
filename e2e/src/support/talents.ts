import { openSession, type Account, type Session } from './accounts.ts';
import { siteUrl } from './journey.ts';

export interface MadeTalent {
  id: string;
  displayName: string;
  email: string;
  version: number;
}

const PATH = '/api/management/talent';

/** A management request as a user; rejects with the api's response. */
export async function callTalents(
  session: Session,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${siteUrl()}${PATH}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text ? (JSON.parse(text) as unknown) : undefined;
}

let count = 0;

/** Creates a talent with a unique name. */
export async function makeTalent(data: object = {}): Promise<MadeTalent> {
  const staff = await openSession(siteUrl(), 'staff');
  count += 1;
  const mark = `${Date.now().toString(36)}${count}`;
  const made = await callTalents(staff, 'POST', '', {
    data: {
      displayName: `Journey ${mark}`,
      firstName: { th: 'เดินทาง', en: 'Journey' },
      lastName: { th: 'ทดสอบ', en: 'Tester' },
      gender: 'Female',
      birthDay: '1995-05-05',
      email: `journey-${mark}@dara.test`,
      ...data,
    },
  });
  return made as MadeTalent;
}

/** Deletes talents that still exist. */
export async function removeTalents(ids: readonly string[]): Promise<void> {
  const admin = await openSession(siteUrl(), 'admin' satisfies Account);
  for (const id of ids) await callTalents(admin, 'DELETE', `/${id}`).catch(() => undefined);
}
