import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** Kills the worker of an embedded database like a crash. */
export async function endDatabaseWorker({ db }: Pick<Services, 'db'>): Promise<void> {
  const post = Worker.prototype.postMessage;
  const workers: Worker[] = [];
  Worker.prototype.postMessage = function (this: Worker, ...message) {
    workers.push(this);
    return post.apply(this, message);
  };
  try {
    await sql`select 1`.execute(db);
  } finally {
    Worker.prototype.postMessage = post;
  }
  const [worker] = workers;
  if (!worker) throw new Error('the database has no worker');
  await worker.terminate();
}
