import { TEST_PASSWORD } from '@dara/api/testing';
import type { Server } from './load.ts';

/** Authorization headers of the administrator of a filled database. */
export async function signIn({ address }: Server): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/authorization/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@dara.test', password: TEST_PASSWORD }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
