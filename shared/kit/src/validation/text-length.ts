/**
 * Length as a person counts: a Thai consonant with its vowel and tone mark is one, and so is
 * an emoji. Used for lower bounds.
 */
export function perceivedLength(value: string): number {
  if (typeof Intl.Segmenter !== 'function') return storedLength(value);
  let count = 0;
  for (const segment of new Intl.Segmenter('th').segment(value)) count += segment.segment ? 1 : 0;
  return count;
}

/**
 * Length in code points, as counted by the api: used for maximums and passwords, so what passes here passes there. It
 * is never below the perceived length, so that also holds for minimums.
 */
export function storedLength(value: string): number {
  return [...value].length;
}

export function hasMinLength(value: string, limit: number): boolean {
  return value === '' || perceivedLength(value) >= limit;
}

export function hasMaxLength(value: string, limit: number): boolean {
  return storedLength(value) <= limit;
}
