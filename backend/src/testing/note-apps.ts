import { beforeAll, beforeEach } from 'vitest';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Db } from '../database/tables.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { useHttpApps, type HttpApps } from './http-apps.ts';
import { until } from './until.ts';

interface Steps {
  beforeCommit?: () => unknown;
  afterCommit?: () => unknown;
  idempotency?: Idempotency;
}

interface Sending {
  key?: string;
  text?: string;
  person?: string;
  remoteAddress?: string;
}

export interface NoteApps extends HttpApps {
  db: () => Db;
  /** The texts written so far. */
  notes: () => Promise<string[]>;
  /** An app that writes notes; a header names the sender. */
  app: (steps?: Steps) => FastifyInstance;
  /** Simulates the crash of the process with unfinished requests. */
  die: () => Promise<unknown>;
}

/** Apps that write notes, on one database; call at the top of a file. */
export function useNoteApps(): NoteApps {
  const apps = useHttpApps();
  const db = () => apps.services().db;
  beforeAll(async () => {
    await sql`CREATE TABLE note (id int GENERATED ALWAYS AS IDENTITY, text text)`.execute(db());
  });
  beforeEach(async () => {
    await sql`TRUNCATE note`.execute(db());
    await sql`TRUNCATE idempotency_key`.execute(db());
  });
  const app = ({ beforeCommit, afterCommit, idempotency = 'answer' }: Steps = {}) => {
    const made = apps.build();
    made.setIdentify(async ({ headers }) => {
      const id = headers['x-test'];
      const permission = 'Staff' as const;
      return id ? { id: String(id), permission } : null;
    });
    made.post('/api/note', {
      config: { access: 'public', idempotency },
      schema: { body: Type.Object({ text: Type.String() }) },
      handler: async (request, reply) => {
        const { text } = request.body as { text: string };
        const note = await db()
          .transaction()
          .execute(async (trx) => {
            const { rows } = await sql<{ id: number }>`
              INSERT INTO note (text) VALUES (${text}) RETURNING id`.execute(trx);
            await beforeCommit?.();
            return rows[0];
          });
        await afterCommit?.();
        return reply.status(201).send(note);
      },
    });
    return made;
  };
  return {
    ...apps,
    db,
    app,
    notes: async () => {
      const { rows } = await sql<{ text: string }>`SELECT text FROM note ORDER BY id`.execute(db());
      return rows.map(({ text }) => text);
    },
    die: () =>
      sql`UPDATE idempotency_key SET holder = 'dead', lease_until = now() - interval '1 s'`.execute(
        db(),
      ),
  };
}

export function sendNote(to: FastifyInstance, sending: Sending = {}): Promise<Response> {
  const { key = 'one', text = 'a', person = 'ann', remoteAddress = '192.0.2.1' } = sending;
  const headers = {
    'idempotency-key': key,
    ...(person ? { 'x-test': person, authorization: 'x' } : {}),
  };
  return to.inject({ method: 'POST', url: '/api/note', headers, payload: { text }, remoteAddress });
}

export const refusalOf = (answer: Response) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

/** A barrier that a request waits at until it is opened. */
export function gate() {
  let open = (): void => undefined;
  let isReached = false;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const wait = (): Promise<void> => {
    isReached = true;
    return opened;
  };
  return { wait, open, reached: () => until(() => isReached) };
}
