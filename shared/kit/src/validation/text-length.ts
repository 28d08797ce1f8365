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
 * Length as the api counts (code points), and therefore used for upper bounds and passwords:
 * what passes here is not refused there. It is never less than the perceived length, so text
 * that passes a lower bound here passes it there too.
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
