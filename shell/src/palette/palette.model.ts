import {
  liveRelease,
  sharedParts,
  type ActionDeclaration,
  type FinderDeclaration,
  type Localized,
  type RegistrySnapshot,
} from '@dara/contract';
import { foldSearch } from '@dara/kit/format';
import type { RailGroup } from '../site/site-menu.ts';

const extrasOf = (snapshot: RegistrySnapshot) =>
  Object.keys(snapshot.microFrontends).flatMap((name) => liveRelease(snapshot, name)?.extras ?? []);

/** Where records are found, as the first live remote that brings it declares it. */
export const finderOf = (snapshot: RegistrySnapshot): FinderDeclaration | undefined =>
  sharedParts(snapshot).finder;

/** Permitted commands from the live remotes. */
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

/** The management pages of the rail. */
export const pagesOf = (groups: readonly RailGroup[]): PalettePage[] =>
  groups.flatMap(({ section, entries }) =>
    entries.map(({ id, label, path }) => ({ id, label, path, section: section.label })),
  );

/** Letters that may be wrong, missing or too many. */
const mistakesOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Minimum edit distance of a word to any substring of a text (Sellers' algorithm). */
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

/** Whether one of the texts matches in either language, tolerating typing mistakes. */
export function matchesKeyword(keyword: string, ...texts: readonly Localized[]): boolean {
  const word = foldSearch(keyword);
  if (word === '') return true;
  return texts
    .flatMap(({ th, en }) => [foldSearch(th), foldSearch(en)])
    .some((text) => text.includes(word) || mistakesIn(text, word) <= mistakesOf(word.length));
}
