import type { Session } from './accounts.ts';
import { siteUrl } from './journey.ts';

/** One api request as a user, with files if the body is a form; rejects with the response. */
export async function call<T>(
  session: Session | null,
  method: string,
  address: string,
  body: object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(siteUrl() + address, {
    method,
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
