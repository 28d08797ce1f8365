import type { Server } from '../lib/load.ts';
import { printTable, round, targetStatus } from '../lib/table.ts';
import type { Felt } from './monitor.ts';

const ROWS = 10_000;
const TARGET_MB = 100;

interface Options {
  us: Server;
  headers: Record<string, string>;
  /** A filter with about the requested number of talents. */
  query: string;
}

/** Exports the filtered list as a workbook, once at full speed and once over a slow connection. */
export async function measureExport({ us, headers, query }: Options): Promise<void> {
  const rows: string[][] = [];
  for (const [name, pauseMs] of [
    ['read at once', 0],
    ['read slowly', 20],
  ] as const) {
    await us.ask('begin');
    const began = performance.now();
    const answer = await fetch(`${us.address}/api/management/talent/export?${query}`, { headers });
    if (!answer.ok || !answer.body)
      throw new Error(`export: ${answer.status} ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += (chunk as Uint8Array).byteLength;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const ms = performance.now() - began;
    const felt = (await us.ask('end')) as Felt;
    rows.push([
      name,
      round(bytes / 1024),
      round(ms),
      round(felt.delayMaxMs, 1),
      round(felt.ownMaxMs, 1),
      `+${round(felt.peakMb, 1)}`,
      `+${TARGET_MB}`,
      targetStatus(felt.peakMb, TARGET_MB),
    ]);
  }
  printTable(
    `Export of ${ROWS} talents as a workbook`,
    ['', 'kB', 'ms', 'longest delay ms', 'own work', 'peak MB', 'target', ''],
    rows,
  );
}
