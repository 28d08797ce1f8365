import type { BenchDatabase } from '../lib/database.ts';
import type { Server } from '../lib/load.ts';

const TALENTS = 200;

export interface Saved {
  saved: number;
  perSecond: number;
  failed: number;
}

/** Saves talents at a fixed rate until it is stopped. */
export async function saveSteadily(
  database: BenchDatabase,
  us: Server,
  headers: Record<string, string>,
  perSecond: number,
): Promise<{ stop: () => Promise<Saved> }> {
  const rows = await database.query(
    'SELECT id, version FROM talent WHERE is_public AND deleted_at IS NULL ORDER BY md5(id::text) LIMIT $1',
    [TALENTS],
  );
  const versions = new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  const ids = [...versions.keys()];
  const running = new Set<Promise<void>>();
  let [begun, saved, failed] = [0, 0, 0];
  const save = async (id: string, height: number): Promise<void> => {
    const body = new FormData();
    body.append('data', JSON.stringify({ version: versions.get(id), height }));
    const url = `${us.address}/api/management/talent/${id}`;
    const answer = await fetch(url, { method: 'PUT', headers, body });
    const { version } = (await answer.json()) as { version: number };
    if (answer.ok) saved += 1;
    else failed += 1;
    if (answer.ok) versions.set(id, version);
  };
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const one = save(ids[begun % ids.length] ?? '', 150 + (Math.floor(begun / ids.length) % 40));
    begun += 1;
    running.add(one);
    void one.catch(() => (failed += 1)).finally(() => running.delete(one));
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      await Promise.allSettled(running);
      return { saved, perSecond: saved / seconds, failed };
    },
  };
}
