import { foldSearch } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';

const SPECIAL = /[\\%_]/g;
/** Shorter terms have no trigram to look up. */
const TRIGRAM = 3;

export interface Search {
  /** The keyword as it is compared. */
  text: string;
  pattern: string;
  /** Long enough for the trigram index; shorter ones are filtered while reading in order. */
  isIndexed: boolean;
}

/** A keyword as a LIKE pattern, taken literally; null when nothing is left to look for. */
export function searchFor(keyword: string | undefined): Search | null {
  const folded = foldSearch(keyword ?? '');
  if (folded === '') return null;
  const isIndexed = folded.split(' ').some((word) => [...word].length >= TRIGRAM);
  return { text: folded, pattern: `%${literal(folded)}%`, isIndexed };
}

/** Escapes a text for LIKE. */
export function literal(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}

/** The keyword, and with `u` read as the short a of "Nut" (ณัฐ), unless it is part of another vowel. */
export function readingsOf({ text }: Search): string[] {
  const other = text.replace(/(?<![aeou])u(?![aeiou])/g, 'a');
  return other === text ? [text] : [text, other];
}

export const soundOf = (words: string): RawBuilder<unknown> => sql`name_sound(${words}::text)`;

export function matches(column: string, search: Search): RawBuilder<unknown> {
  return sql`${sql.raw(column)} LIKE ${search.pattern}`;
}
