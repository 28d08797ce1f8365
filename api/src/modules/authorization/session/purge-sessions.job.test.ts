import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createResetToken } from '../account/authorization.repository.ts';
import { purgeSessions } from './purge-sessions.job.ts';
import { hashSecretToken } from '../account/secret-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload });
const left = async (profileId: string) => {
  const { rows } = await sql<Record<'sessions' | 'devices' | 'links', number>>`
    SELECT (SELECT count(*)::int FROM refresh_token WHERE profile_id = ${profileId}) AS sessions,
      (SELECT count(*)::int FROM sign_in_device WHERE profile_id = ${profileId}) AS devices,
      (SELECT count(*)::int FROM reset_token WHERE profile_id = ${profileId}) AS links`.execute(
    api.services.db,
  );
  return rows[0];
};
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.services.db);

test('what has ended or expired goes, and what still signs in or gives a thief away stays', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const gone = await api.signIn({ permission: 'Business' });
  await post('refreshtoken', { refreshToken: person.refreshToken });
  const links = api.services.db;
  await createResetToken(links, person.id, 60_000);
  await createResetToken(links, gone.id, -1);
  await change(sql`
    UPDATE refresh_token SET revoked_at = now() - interval '2 days' WHERE profile_id = ${gone.id}`);
  await change(sql`
    UPDATE sign_in_device SET expires_at = now() WHERE profile_id = ${gone.id}`);
  expect(await left(gone.id)).toEqual({ sessions: 1, devices: 1, links: 1 });
  expect(await purgeSessions(api.services)).toBe(3);
  expect(await left(gone.id)).toEqual({ sessions: 0, devices: 0, links: 0 });
  expect(await left(person.id)).toEqual({ sessions: 2, devices: 1, links: 1 });
  const stolen = await post('refreshtoken', { refreshToken: person.refreshToken });
  expect(stolen.statusCode).toBe(401);
  const audit = await sql`
    SELECT 1 FROM audit_event WHERE action = 'EndReusedSession' AND entity_id = ${person.id}`.execute(
    api.services.db,
  );
  expect(audit.rows).toHaveLength(1);
});

test('deletes an expired used token of a session that continues', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  const next = await post('refreshtoken', { refreshToken });
  await change(sql`
    UPDATE refresh_token SET expires_at = now() - interval '1 second' WHERE token_hash = ${hashSecretToken(refreshToken)}`);
  expect(await purgeSessions(api.services)).toBe(1);
  expect((await left(id))?.sessions).toBe(1);
  const { refreshToken: newest } = next.json<{ refreshToken: string }>();
  expect((await post('refreshtoken', { refreshToken: newest })).statusCode).toBe(200);
});

test('many are deleted in batches, with a limit per run', async () => {
  const { id } = await api.signIn({ permission: 'Talent' });
  await change(sql`
    INSERT INTO refresh_token (id, family_id, profile_id, token_hash, expires_at)
    SELECT gen_random_uuid(), gen_random_uuid(), ${id}, 'hash ' || n, now() - interval '1 day'
    FROM generate_series(1, 25) n`);
  expect(await purgeSessions(api.services, { batch: 10, batchesMax: 2 })).toBe(20);
  expect(await purgeSessions(api.services, { batch: 10, batchesMax: 2 })).toBe(5);
  expect((await left(id))?.sessions).toBe(1);
});
