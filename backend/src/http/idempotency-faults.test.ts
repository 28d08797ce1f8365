import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withoutBeforeCommit } from '../database/commit-hook.ts';
import { gate, refusalOf, sendNote, useNoteApps } from '../testing/note-apps.ts';

const { app, build, db, die, notes, services } = useNoteApps();

describe('after a fault', () => {
  test('a response of 500 is not stored: the request runs again', async () => {
    let faults = 1;
    const notebook = app({
      beforeCommit: () => {
        if (faults-- > 0) throw new Error('a fault');
      },
    });
    expect((await sendNote(notebook)).statusCode).toBe(500);
    expect((await sendNote(notebook)).statusCode).toBe(201);
    expect(await notes()).toEqual(['a']);
  });

  test('a change committed before a fault is not repeated', async () => {
    const notebook = app({
      afterCommit: () => {
        throw new Error('a fault');
      },
    });
    expect((await sendNote(notebook)).statusCode).toBe(500);
    expect(refusalOf(await sendNote(notebook))).toEqual([409, 'IDEMPOTENCY_ANSWER_LOST']);
    expect(await notes()).toEqual(['a']);
  });

  test('a repeatable request runs again', async () => {
    let faults = 1;
    const afterCommit = () => {
      if (faults-- > 0) throw new Error('a fault');
    };
    const notebook = app({ afterCommit, idempotency: 'repeatable' });
    expect((await sendNote(notebook)).statusCode).toBe(500);
    expect((await sendNote(notebook)).statusCode).toBe(201);
    expect(await notes()).toEqual(['a', 'a']);
  });

  test('cleaning up after it does not count as the change', async () => {
    let faults = 1;
    const notebook = app({
      beforeCommit: () => {
        if (faults-- > 0) throw new Error('a fault');
      },
    });
    notebook.addHook('onError', () =>
      withoutBeforeCommit(() =>
        db()
          .transaction()
          .execute((trx) => sql`DELETE FROM note WHERE text = 'left'`.execute(trx)),
      ).then(() => undefined),
    );
    expect((await sendNote(notebook)).statusCode).toBe(500);
    expect((await sendNote(notebook)).statusCode).toBe(201);
  });

  test('a process that died before the commit leaves the request to the next', async () => {
    const { wait, open, reached } = gate();
    const first = sendNote(app({ beforeCommit: wait }));
    await reached();
    if (services().database.kind === 'pglite') {
      // The first request holds the only connection: it must end before the key can be read.
      open();
      expect((await first).statusCode).toBe(201);
      await sql`UPDATE idempotency_key SET applied_at = NULL, finished_at = NULL`.execute(db());
      await sql`TRUNCATE note`.execute(db());
    }
    await die();
    expect((await sendNote(app())).statusCode).toBe(201);
    open();
    await first;
    expect(await notes()).toEqual(['a']);
  });

  test('one that was only slow is stopped at its commit', async () => {
    const { wait, open, reached } = gate();
    const slow = build();
    slow.post('/api/note', {
      config: { access: 'public' },
      schema: { body: Type.Object({ text: Type.String() }) },
      handler: async () => {
        await wait();
        await db()
          .transaction()
          .execute((trx) => sql`INSERT INTO note (text) VALUES ('slow')`.execute(trx));
        return {};
      },
    });
    const first = sendNote(slow, { person: '' });
    await reached();
    await die();
    expect((await sendNote(app(), { person: '' })).statusCode).toBe(201);
    open();
    expect(refusalOf(await first)).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
    expect(await notes()).toEqual(['a']);
    expect((await sendNote(app(), { person: '' })).statusCode).toBe(201);
  });

  test('a process that died between commit and answer: the change is not made again', async () => {
    const { wait, open, reached } = gate();
    const first = sendNote(app({ afterCommit: wait }));
    await reached();
    await die();
    expect(refusalOf(await sendNote(app()))).toEqual([409, 'IDEMPOTENCY_ANSWER_LOST']);
    expect(await notes()).toEqual(['a']);
    open();
    await first;
  });

  test('the embedded database knows that another process is dead before its time is over', async () => {
    if (services().database.kind !== 'pglite') return;
    const { wait, open, reached } = gate();
    const first = sendNote(app({ afterCommit: wait }));
    await reached();
    await sql`UPDATE idempotency_key SET holder = 'dead', applied_at = NULL`.execute(db());
    expect((await sendNote(app())).statusCode).toBe(201);
    open();
    await first;
  });
});
