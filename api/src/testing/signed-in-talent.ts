import type { Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { createAccount, TEST_PASSWORD } from './account.ts';
import { createRecords } from './records.ts';

/** A new talent with an account, signed in: for a server in another process than the test. */
export async function signedInTalent(
  app: FastifyInstance,
  services: Services,
): Promise<{ accessToken: string }> {
  const talent_id = await createRecords(services).talent();
  const { email } = await createAccount(services, { permission: 'Talent', talent_id });
  const payload = { email, password: TEST_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/authorization/login', payload });
  return answer.json<{ accessToken: string }>();
}
