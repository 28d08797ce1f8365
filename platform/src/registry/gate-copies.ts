import type { ReleaseManifest } from '@dara/contract';
import type { BuiltFacts } from './built-facts.ts';

/** Copies of React outside of foreign pages: their pages render nothing inside the React of the shell. */
export function copyProblems(
  { pages, foreign = [] }: ReleaseManifest,
  { copies = [] }: BuiltFacts,
): string[] {
  return copies
    .filter((script) => !foreign.includes(script))
    .map((script) => {
      const users = Object.keys(pages).filter((page) => pages[page]?.includes(script));
      const of = users.length > 0 ? ` of page ${users.join(', ')}` : '';
      return `script ${script}${of} contains a copy of React, which renders nothing inside the shell's: build it with dara-build, which takes React from the shell, or make the page a foreign page (foreignPage of @dara/sdk/foreign)`;
    });
}
