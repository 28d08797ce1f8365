// Thai writes some vowels before the consonant they belong to; the consonant is the initial.
const INITIAL = /[\p{Lu}\p{Ll}\p{N}ก-ฮ]/u;

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => INITIAL.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
