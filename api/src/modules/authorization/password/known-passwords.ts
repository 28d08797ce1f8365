/** Number of refused passwords, the most often leaked first. */
const KNOWN = 10_000;
const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Symbols commonly used in place of letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/**
 * Candidates of a password in the list: in lower case, without surrounding punctuation, and with symbols replaced by
 * letters.
 */
function spellings(password: string): string[] {
  const small = password.normalize('NFKC').toLowerCase();
  const bare = small.replace(MARKS, '');
  // Figures at the end are figures: `p4ssw0rd1` is `password1`.
  const [, front = '', end = ''] = /^(.*?)(\d*)$/su.exec(bare) ?? [];
  const read = front.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
  return [small, bare, read + end];
}

/** Whether a password is one of the most common ones; the list is sorted by how often they were leaked. */
export function createKnownPasswords(leaked: readonly (string | number)[]) {
  const known = new Set(leaked.slice(0, KNOWN).map((one) => String(one).toLowerCase()));
  return (password: string): boolean => spellings(password).some((one) => known.has(one));
}
