import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const LIMIT = 5 * 1024 * 1024;
/** Typical phone dimensions. */
const SIZE = { width: 4032, height: 3024 };
const FOLDER = path.join(tmpdir(), 'dara-bench-photos');

/** A unique photo for each number; cached between runs, because generating one takes seconds. */
export async function photo(number: number): Promise<Buffer> {
  const file = path.join(FOLDER, `${number}.jpg`);
  if (existsSync(file)) return readFile(file);
  await mkdir(FOLDER, { recursive: true });
  const bytes = await take();
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}

/** Noise, so that the JPEG is close to the limit of 5 MB. */
async function take(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 };
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .raw()
    .toBuffer();
  let best: Buffer | undefined;
  for (let low = 30, high = 98; low <= high;) {
    const quality = (low + high) >> 1;
    const bytes = await sharp(grain, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.byteLength <= LIMIT) {
      best = bytes;
      low = quality + 1;
    } else high = quality - 1;
  }
  if (!best) throw new Error('no photo fits');
  return best;
}
