import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { spreadsheet, type Cell, type Column } from './spreadsheet.ts';

const compress = promisify(gzip);
const COLUMNS: Column<Cell>[] = [{ heading: 'หัวข้อ', width: 10, cell: (value) => value }];

async function sheetOf(cells: Cell[]): Promise<string> {
  const workbook = await buffer(spreadsheet('แผ่น & 1', COLUMNS, batchesOf([cells])));
  const files = unzipSync(workbook);
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="แผ่น &amp; 1"');
  return strFromU8(files['xl/worksheets/sheet1.xml']!);
}

async function* batchesOf<T>(batches: T[][]): AsyncGenerator<T[]> {
  yield* batches;
}

test.each<[Cell, string]>([
  ['<&>"', '<c t="inlineStr" s="0"><is><t xml:space="preserve">&lt;&amp;&gt;&quot;</t></is></c>'],
  ['a\u0000b\uD800c\uFFFFd😀', '<t xml:space="preserve">abcd😀</t>'],
  ['0812345678', '<c t="inlineStr" s="3"><is><t xml:space="preserve">0812345678</t></is></c>'],
  ['a_x0041_b', '<t xml:space="preserve">a_x005F_x0041_b</t>'],
  ['=1+1', '<c t="inlineStr" s="3"><is><t xml:space="preserve">=1+1</t></is></c>'],
  ['', '<row><c/></row>'],
  [null, '<row><c/></row>'],
  [0, '<c><v>0</v></c>'],
  [2.5, '<c><v>2.5</v></c>'],
  [true, '<c t="b"><v>1</v></c>'],
  [{ day: '2000-02-03' }, '<c s="1"><v>36559</v></c>'],
])('writes %j', async (cell, xml) => {
  expect(await sheetOf([cell])).toContain(xml);
});

test('a text is cut at what a cell can hold', async () => {
  expect((await sheetOf(['x'.repeat(40_000)])).match(/x+(?=<\/t>)/)?.[0]).toHaveLength(32_767);
});

test('reads only what is consumed, and nothing after the consumer has left', async () => {
  let asked = 0;
  let isEnded = false;
  async function* endless(): AsyncGenerator<Cell[]> {
    try {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 100 }, () => `${Math.random()}${'ก'.repeat(500)}`);
      }
    } finally {
      isEnded = true;
    }
  }
  const stream = spreadsheet('x', COLUMNS, endless());
  await new Promise((resolve) => stream.once('readable', resolve));
  // Whatever has been handed to the compressor is done when it has done this much more.
  for (let round = 0; round < 100; round += 1) await compress(Buffer.alloc(10_000, 'x'));
  expect(asked).toBeLessThan(50);
  stream.destroy();
  await until(() => isEnded);
});

test('a failure on the way breaks the stream off rather than end it', async () => {
  async function* failing(): AsyncGenerator<Cell[]> {
    yield ['a'];
    throw new Error('the database went away');
  }
  await expect(buffer(spreadsheet('x', COLUMNS, failing()))).rejects.toThrow('went away');
});
