/** How many of the passwords that were leaked most often are refused. */
const KNOWN = 10_000;
const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Signs that stand for letters in what people think is clever. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/** A password as the list has it: in small letters, without marks around it, and once more with letters for signs. */
function spellings(password: string): string[] {
  const small = password.normalize('NFKC').toLowerCase();
  const bare = small.replace(MARKS, '');
  // Figures at the end are figures: `p4ssw0rd1` is `password1`.
  const [, front = '', end = ''] = /^(.*?)(\d*)$/su.exec(bare) ?? [];
  const read = front.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
  return [small, bare, read + end];
}

/** Tells of a password whether it is one of the commonest, by a list in the order of how often they were leaked. */
export function createKnownPasswords(leaked: readonly (string | number)[]) {
  const known = new Set(leaked.slice(0, KNOWN).map((one) => String(one).toLowerCase()));
  return (password: string): boolean => spellings(password).some((one) => known.has(one));
}
