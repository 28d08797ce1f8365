import { cleanName } from '../../kernel/schema/input.ts';

/** Two sara e typed for sara ae, a sara am typed as two signs, marks typed twice: none of it can be seen. */
const TYPED = [
  [/เเ/g, 'แ'],
  [/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33'],
  [/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33'],
  [/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1'],
] as const;

/** The name of a tag in usual widths and forms, without invisible characters, Thai as it is spelt. */
export function cleanTagName(text: string): string {
  return TYPED.reduce(
    (name, [typed, meant]) => name.replace(typed, meant),
    cleanName(text.normalize('NFKC')),
  );
}
