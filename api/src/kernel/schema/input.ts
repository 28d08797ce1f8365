import { refusalOf, type FieldError } from '@dara/backend';
import { MONEY_MAX, TALENT_LISTS } from '@dara/model';
import { Type, type Static } from 'typebox';
import type { Localized } from './shapes.ts';

/** Control characters but line breaks and tabs; the database refuses one of them. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Anything but spaces, joiners and the like, of which a text may not consist. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Half a character, which the database refuses in JSON. */
const HALF_PAIR = /\p{Cs}/gu;

/** Normalizes a text of one line: composed, without control characters, with single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Zero-width, direction and filler characters; variation selectors are left to the images that they choose. */
const INVISIBLE = /(?![\uFE00-\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** Normalizes a name: one line of visible characters only, so that it reads as it compares. */
export function cleanName(text: string): string {
  return cleanLine(text.replace(INVISIBLE, ''));
}

/** Normalizes a text of several lines. */
export function cleanText(text: string): string {
  return text
    .replace(HALF_PAIR, '\uFFFD')
    .normalize('NFC')
    .replace(CONTROL, '')
    .replaceAll('\r\n', '\n')
    .trim();
}

/** A line that may be left out: null when nothing that can be seen is left of it. */
export function optionalLine(text: string | null | undefined): string | null {
  const line = cleanLine(text ?? '');
  return VISIBLE.test(line) ? line : null;
}

/** A text in both languages as it is sent; English may be left out and then repeats the Thai. */
export function LocalizedInput(maxLength: number) {
  return Type.Object({
    th: Type.String({ minLength: 1, maxLength }),
    en: Type.Optional(Type.String({ maxLength })),
  });
}
export type LocalizedInput = Static<ReturnType<typeof LocalizedInput>>;

export function cleanLocalized(
  { th, en = '' }: LocalizedInput,
  clean: (text: string) => string = cleanLine,
): Localized {
  return { th: clean(th), en: clean(en) };
}

/** Spoken languages. */
export const LanguagesInput = Type.Array(
  Type.String({ pattern: '^[a-z]{2,3}$', description: 'ISO 639 code' }),
  { maxItems: TALENT_LISTS.languages, uniqueItems: true },
);

/** Baht, limited by the money columns. */
export const MONEY = { minimum: 0, maximum: MONEY_MAX } as const;

/** A file as OpenAPI describes it; the bytes themselves come as `request.uploads`. */
export const Upload = Type.Unsafe<string>({ type: 'string', format: 'binary' });

/** Collects everything that is wrong with an input, so that one answer names all of it. */
export class InputCheck {
  readonly errors: FieldError[] = [];

  /** Refuses a field; a rule of several fields names the others it read. */
  refuse(field: string, rule: string, more: Pick<FieldError, 'params' | 'reads'> = {}): void {
    this.errors.push({ field, rule, ...more });
  }

  /** Refuses a text in which nothing can be seen. */
  required(field: string, text: string): void {
    if (!VISIBLE.test(text)) this.refuse(field, 'required');
  }

  /** Refuses a text that grew too long while it was composed. */
  atMost(field: string, text: string | null | undefined, limit: number): void {
    if (text && Array.from(text).length > limit)
      this.refuse(field, 'maxLength', { params: { limit } });
  }

  throwIfRefused(): void {
    if (this.errors.length > 0) throw refusalOf(this.errors);
  }
}

/** Refuses ids that were not found, each at its position in the field. */
export function requireFound(
  ids: readonly string[],
  found: readonly { id: string }[],
  field: string,
): void {
  const known = new Set(found.map(({ id }) => id));
  const check = new InputCheck();
  ids.forEach((id, index) => {
    if (!known.has(id)) check.refuse(`${field}.${index}`, 'exist');
  });
  check.throwIfRefused();
}
