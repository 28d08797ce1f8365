import { TAG_NAME_MAX } from '@dara/model';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  type LocalizedInput,
} from '../../kernel/schema/input.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

/** Two sara e typed for sara ae, a sara am typed as two signs, marks typed twice: none of it can be seen. */
const TYPED = [
  [/เเ/g, 'แ'],
  [/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33'],
  [/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33'],
  [/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1'],
] as const;

/** A tag's name as it is kept: in usual widths and forms, without what cannot be seen, Thai as it is spelt. */
function cleanTagName(text: string): string {
  return TYPED.reduce(
    (name, [typed, meant]) => name.replace(typed, meant),
    cleanName(text.normalize('NFKC')),
  );
}

/** The name in both languages as it is kept; refuses one without Thai. */
export function tagName(input: LocalizedInput): Localized {
  const check = new InputCheck();
  const name = cleanLocalized(input, cleanTagName);
  check.required('name.th', name.th);
  if (name.en !== '') check.required('name.en', name.en);
  check.atMost('name.th', name.th, TAG_NAME_MAX);
  check.atMost('name.en', name.en, TAG_NAME_MAX);
  check.throwIfRefused();
  return name;
}
