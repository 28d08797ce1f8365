import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { gate, refusalOf, sendNote, useNoteApps } from '../testing/note-apps.ts';

const { app, db, notes } = useNoteApps();

describe('sent again with its key', () => {
  test('a request is answered as the first time and done once', async () => {
    const notebook = app();
    const first = await sendNote(notebook);
    const again = await sendNote(notebook);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await notes()).toEqual(['a']);
  });

  test('an answer without content has none again', async () => {
    const notebook = app();
    let calls = 0;
    notebook.delete('/api/note', { config: { access: 'public' } }, async (_request, reply) => {
      calls += 1;
      return reply.status(204).send(null);
    });
    const remove = () =>
      notebook.inject({ method: 'DELETE', url: '/api/note', headers: { 'idempotency-key': 'x' } });
    const answers = [await remove(), await remove()];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(calls).toBe(1);
  });

  test('another request is refused', async () => {
    const notebook = app();
    await sendNote(notebook);
    expect(refusalOf(await sendNote(notebook, { text: 'b' }))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await notes()).toEqual(['a']);
  });

  test('a request is refused while the first is worked on, by another instance too', async () => {
    const { wait, open, reached } = gate();
    const first = sendNote(app({ afterCommit: wait }));
    await reached();
    const second = await sendNote(app());
    expect(refusalOf(second)).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    open();
    const { body } = await first;
    expect((await sendNote(app())).body).toBe(body);
    expect(await notes()).toEqual(['a']);
  });

  test('two concurrent requests run once', async () => {
    const notebook = app();
    const answers = await Promise.all([sendNote(notebook), sendNote(notebook), sendNote(notebook)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await notes()).toEqual(['a']);
  });

  test('a refusal of the handler is the same refusal, one of the moment is none', async () => {
    const calls: number[] = [];
    const notebook = app();
    notebook.put('/api/refused/:status', {
      config: { access: 'public' },
      schema: {
        params: Type.Object({ status: Type.Integer({ minimum: 400, maximum: 499 }) }),
      },
      handler: async ({ params }) => {
        const { status } = params as { status: number };
        calls.push(status);
        throw Object.assign(new Error('refused'), { statusCode: status });
      },
    });
    for (const status of [404, 404, 429, 429]) {
      const answer = await notebook.inject({
        method: 'PUT',
        url: `/api/refused/${status}`,
        headers: { 'idempotency-key': `x${status}` },
      });
      expect(answer.statusCode).toBe(status);
    }
    expect(calls).toEqual([404, 429, 429]);
  });

  test('a day later it is a new request', async () => {
    const notebook = app();
    await sendNote(notebook);
    await sql`UPDATE idempotency_key SET created_at = now() - interval '24 hours 1 s'`.execute(
      db(),
    );
    expect((await sendNote(notebook)).headers['idempotency-replayed']).toBeUndefined();
    expect(await notes()).toEqual(['a', 'a']);
  });

  test('the key must be one', async () => {
    const answer = await sendNote(app(), { key: 'ü'.repeat(3) });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'idempotency-key' }] });
    expect((await sendNote(app(), { key: 'x'.repeat(65) })).statusCode).toBe(400);
  });
});

describe('another person with the same key', () => {
  test('is answered for their own request', async () => {
    const notebook = app();
    const first = await sendNote(notebook);
    const other = await sendNote(notebook, { person: 'ben' });
    expect(other.headers['idempotency-replayed']).toBeUndefined();
    expect(other.body).not.toBe(first.body);
    expect(await notes()).toEqual(['a', 'a']);
  });

  test('anonymous, is identified by network address', async () => {
    const notebook = app();
    const nobody = { person: '' };
    const first = await sendNote(notebook, nobody);
    expect((await sendNote(notebook, nobody)).body).toBe(first.body);
    const other = await sendNote(notebook, { ...nobody, remoteAddress: '192.0.2.2' });
    expect(other.body).not.toBe(first.body);
    const { rows } = await sql<{ owner: string }>`SELECT owner FROM idempotency_key`.execute(db());
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});
