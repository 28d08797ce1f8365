import { openSession } from './accounts.ts';
import { siteUrl } from './journey.ts';

interface SentProposal {
  id: string;
  /** Path of the page for its client. */
  path: string;
  /** Staff's view of it. */
  read: () => Promise<{ status: string; items: { decision: string; comment: string | null }[] }>;
}

/** Sends a new revision of a demonstration proposal as staff. */
export async function sendProposal(passcode?: string): Promise<SentProposal> {
  const { accessToken } = await openSession(siteUrl(), 'staff');
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${siteUrl()}/api/management/proposal${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { items } = await call<{ items: { id: string }[] }>('?status=Viewed&size=1');
  const copy = await call<{ id: string; version: number }>(`/${items[0]?.id}/duplicate`, {});
  const sending = { version: copy.version, ...(passcode && { passcode }) };
  const { link } = await call<{ link: string }>(`/${copy.id}/send`, sending);
  return { id: copy.id, path: new URL(link).pathname, read: () => call(`/${copy.id}`) };
}
