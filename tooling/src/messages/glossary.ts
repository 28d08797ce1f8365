/** A spelling that the glossary rejects, and the correct term. */
export interface RefusedTerm {
  pattern: RegExp;
  instead: string;
}

const CODE = /`([^`]+)`/g;
const WORD_JOINERS = /\u2060/g;

/** Reads the table of the glossary: thing, Thai, English, and rejected spellings as regular expressions. */
export function readGlossary(markdown: string): RefusedTerm[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).flatMap((row) => {
    const [, , thai = '', english = '', never = ''] = row.split('|').map((cell) => cell.trim());
    return [...never.matchAll(CODE)].map(([, source = '']) => ({
      pattern: new RegExp(source),
      instead: `${thai} / ${english}`,
    }));
  });
}

/** Returns rejected spellings in a text; ignores joiners in Thai words. */
export function refusedIn(text: string, terms: readonly RefusedTerm[]): string[] {
  const plain = text.replace(WORD_JOINERS, '');
  return terms.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(plain) ?? [];
    return found === undefined ? [] : [`“${found}” is “${instead}” in docs/glossary.md`];
  });
}

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Returns the string literals of a source file. */
export function literalsOf(source: string): string[] {
  return [...source.matchAll(LITERAL)].map(([, , text = '']) => text);
}
