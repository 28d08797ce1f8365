import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { KEYS_MAX } from '../idempotency/idempotency-store.ts';
import { refusalOf, sendNote, useNoteApps } from '../testing/note-apps.ts';

const { app, build, db, notes, services } = useNoteApps();

describe('secrets', () => {
  const session = { response: { 200: Type.Object({ accessToken: Type.String() }) } };

  test('a response with a token is not stored, only the fact', async () => {
    const notebook = app();
    let calls = 0;
    notebook.post('/api/join', {
      config: { access: 'public', idempotency: 'fact' },
      schema: { ...session, body: Type.Object({ password: Type.String() }) },
      handler: async () => ({ accessToken: `secret-${(calls += 1)}` }),
    });
    const join = (password: string) =>
      notebook.inject({
        method: 'POST',
        url: '/api/join',
        headers: { 'idempotency-key': 'x' },
        payload: { password },
      });
    expect((await join('p')).json()).toEqual({ accessToken: 'secret-1' });
    expect(refusalOf(await join('p'))).toEqual([409, 'IDEMPOTENCY_ANSWER_LOST']);
    expect(calls).toBe(1);
    const { rows } = await sql`SELECT * FROM idempotency_key`.execute(db());
    expect(JSON.stringify(rows)).not.toContain('secret-1');
  });

  test('a route that does not say so does not start', () => {
    const config = { access: 'public' } as const;
    expect(() => build().post('/api/x', { config, schema: session }, async () => ({}))).toThrow(
      'route POST /api/x would keep its accessToken',
    );
  });

  test('a route that keeps nothing runs each time', async () => {
    const notebook = app({ idempotency: 'none' });
    await sendNote(notebook);
    await sendNote(notebook);
    expect(await notes()).toEqual(['a', 'a']);
  });
});

describe('stored keys', () => {
  test('is limited in keys per user', async () => {
    await sql`
      INSERT INTO idempotency_key (owner, key, fingerprint, claim, holder, lease_until, finished_at, created_at)
      SELECT 'person ann', 'old-' || n, 'x', gen_random_uuid(), 'x', now(), now(), now() - interval '1 hour'
      FROM generate_series(1, ${KEYS_MAX + 50}::int) n`.execute(db());
    const notebook = app();
    await sendNote(notebook);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM idempotency_key`.execute(db());
    expect(rows).toEqual([{ count: KEYS_MAX }]);
    expect((await sendNote(notebook)).headers['idempotency-replayed']).toBe('true');
  });

  test('is no answer beyond its size, only that it was given', async () => {
    const notebook = app();
    notebook.post('/api/large', { config: { access: 'public' } }, async () => 'x'.repeat(200_000));
    const large = () =>
      notebook.inject({
        method: 'POST',
        url: '/api/large',
        headers: { 'idempotency-key': 'x' },
      });
    expect((await large()).statusCode).toBe(200);
    expect(refusalOf(await large())).toEqual([409, 'IDEMPOTENCY_ANSWER_LOST']);
  });

  test('is deleted after a day', async () => {
    const notebook = app();
    await sendNote(notebook);
    await sendNote(notebook, { key: 'two' });
    await sql`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'one'`.execute(
      db(),
    );
    await sql`
      INSERT INTO pgboss.job (name, data) VALUES ('purge-idempotency-keys', '{}'::jsonb)`.execute(
      db(),
    );
    await services().jobs.drain();
    const { rows } = await sql`SELECT key FROM idempotency_key`.execute(db());
    expect(rows).toEqual([{ key: 'two' }]);
  });
});
