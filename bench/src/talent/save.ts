import type { Server } from '../lib/load.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';
import type { Felt } from './monitor.ts';
import { photo } from './pictures.ts';

const PICTURES = 10;
const DELAY_TARGET_MS = 50;
/** Memory for the pixels of two images and the allocator, independent of the number of saves. */
const MEMORY_TARGET_MB = 300;

interface Options {
  us: Server;
  idle: Server;
  headers: Record<string, string>;
  ids: readonly string[];
}

/** Saves with new images, in parallel with an idle process that measures the delay of the machine. */
export async function measureSave({ us, idle, headers, ids }: Options): Promise<void> {
  const rows: string[][] = [];
  const atOnce = [1, 1, 4];
  say(`\nTaking ${PICTURES * atOnce.reduce((sum, each) => sum + each, 0)} pictures ...`);
  const waiting = [...ids];
  let taken = 0;
  for (const [round, count] of atOnce.entries()) {
    const forms: FormData[] = [];
    for (let each = 0; each < count; each += 1) forms.push(await formOf(taken));
    taken += PICTURES;
    const saves = forms.map((form) => ({ id: waiting.shift() ?? '', form }));
    const felt = await feel({ us, idle }, () =>
      Promise.all(saves.map(({ id, form }) => save(us, headers, id, form))),
    );
    rows.push(...rowsOf(`${count} at once${round === 0 ? ', the first' : ''}`, felt));
  }
  printTable(
    `Saving a profile with ${PICTURES} new pictures of 5 MB; ${machineLoad()}`,
    [
      'saves',
      'process',
      's',
      'delay p99',
      'longest ms',
      'longest gc',
      'own work',
      'target',
      '',
      'peak MB',
      'target',
      '',
    ],
    rows,
  );
}

interface FeltBoth {
  us: Felt;
  idle: Felt;
  seconds: number;
}

async function feel(
  { us, idle }: Pick<Options, 'us' | 'idle'>,
  run: () => Promise<unknown>,
): Promise<FeltBoth> {
  await Promise.all([us.ask('begin'), idle.ask('begin')]);
  const began = performance.now();
  await run();
  const seconds = (performance.now() - began) / 1000;
  const felt = await Promise.all([us.ask('end'), idle.ask('end')]);
  return { us: felt[0] as Felt, idle: felt[1] as Felt, seconds };
}

function rowsOf(name: string, { us, idle, seconds }: FeltBoth): string[][] {
  const delay = (felt: Felt): string[] => [
    round(felt.delayP99Ms, 1),
    round(felt.delayMaxMs, 1),
    round(felt.gcMaxMs, 1),
    round(felt.ownMaxMs, 1),
  ];
  return [
    [
      name,
      'Dara',
      round(seconds, 1),
      ...delay(us),
      round(DELAY_TARGET_MS),
      targetStatus(us.delayMaxMs, DELAY_TARGET_MS),
      `+${round(us.peakMb)}`,
      `+${MEMORY_TARGET_MB}`,
      targetStatus(us.peakMb, MEMORY_TARGET_MB),
    ],
    ['', 'idle', '', ...delay(idle), '', '', '', '', ''],
  ];
}

async function formOf(first: number): Promise<FormData> {
  const form = new FormData();
  form.append('data', JSON.stringify({ version: 1, height: 170 }));
  for (let each = 0; each < PICTURES; each += 1) {
    form.append('imageFiles', new Blob([new Uint8Array(await photo(first + each))]), `${each}.jpg`);
  }
  return form;
}

async function save(
  us: Server,
  headers: Record<string, string>,
  id: string,
  body: FormData,
): Promise<void> {
  const url = `${us.address}/api/management/talent/${id}`;
  const answer = await fetch(url, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`save: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
