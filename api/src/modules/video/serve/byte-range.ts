import type { ByteRange } from '../file/mp4.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a `Range` header asks for; null for the whole file, also for headers that are not understood or ask
 * for several ranges; `unsatisfiable` when there are no such bytes.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : 'unsatisfiable';
}
