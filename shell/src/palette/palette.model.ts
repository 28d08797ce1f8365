import {
  liveRelease,
  sharedParts,
  type ActionDeclaration,
  type FinderDeclaration,
  type Localized,
  type RegistrySnapshot,
} from '@dara/contract';
import { railGroups } from '../site/site-menu.ts';

const extrasOf = (snapshot: RegistrySnapshot) =>
  Object.keys(snapshot.microFrontends).flatMap((name) => liveRelease(snapshot, name)?.extras ?? []);

/** Where records are found, as the first live remote that brings it declares it. */
export const finderOf = (snapshot: RegistrySnapshot): FinderDeclaration | undefined =>
  sharedParts(snapshot).finder;

/** What one may do, out of what the live remotes bring. */
export const actionsFor = (snapshot: RegistrySnapshot, permission: string): ActionDeclaration[] =>
  extrasOf(snapshot)
    .flatMap(({ actions = [] }) => actions)
    .filter((action) => !action.permission || action.permission.includes(permission));

export interface PalettePage {
  id: string;
  label: Localized;
  section: Localized;
  path: string;
}

/** The pages of the rail that one may open. */
export const pagesFor = (snapshot: RegistrySnapshot, permission: string): PalettePage[] =>
  railGroups(snapshot, permission).flatMap(({ section, entries }) =>
    entries.map(({ id, label, path }) => ({ id, label, path, section: section.label })),
  );

const MARKS = /[\u0E47-\u0E4E]/g;
const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** Letters that may be wrong, missing or too many. */
const mistakesOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The fewest mistakes with which a word stands anywhere in a text (Sellers). */
function mistakesIn(text: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  let least = row[word.length]!;
  for (const letter of text) {
    const next = [0];
    for (let at = 1; at <= word.length; at += 1) {
      const same = row[at - 1]! + (word[at - 1] === letter ? 0 : 1);
      next.push(Math.min(same, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
    least = Math.min(least, row[word.length]!);
  }
  return least;
}

/** Whether one of the texts is called so in either language, typing mistakes forgiven. */
export function matchesKeyword(keyword: string, ...texts: readonly Localized[]): boolean {
  const word = folded(keyword);
  if (word === '') return true;
  return texts
    .flatMap(({ th, en }) => [folded(th), folded(en)])
    .some((text) => text.includes(word) || mistakesIn(text, word) <= mistakesOf(word.length));
}
