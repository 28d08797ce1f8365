import { builtPages, pageScriptBytes, type ReleaseManifest } from '@dara/contract';

/**
 * Checks size budgets at build time, so that the author of the change sees the error, not the person who promotes it.
 */
export function budgetProblems(
  manifest: Pick<
    ReleaseManifest,
    'name' | 'declaration' | 'entry' | 'pages' | 'messages' | 'files'
  >,
): string[] {
  const budget = manifest.declaration.budget?.scriptBytes ?? Infinity;
  const pages = builtPages(manifest.declaration);
  return pages
    .map((page) => ({ page, bytes: pageScriptBytes(manifest, page) }))
    .filter(({ bytes }) => bytes > budget)
    .map(
      ({ page, bytes }) =>
        `${manifest.name}: page ${page} needs ${bytes} bytes of compressed script, the budget in remote.json is ` +
        `${budget}; load what it does not need at first with import()`,
    );
}
