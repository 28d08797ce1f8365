import { run } from './shell.mjs';

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : undefined;
}

const linesOf = (text) => (text ?? '').split('\n').filter((line) => line !== '');

/** Where this work left `main`: on `main` itself only what is not committed counts as changed. */
async function base() {
  for (const main of ['origin/main', 'main']) {
    const left = await git('merge-base', 'HEAD', main);
    if (left) return left;
  }
  return git('rev-parse', 'HEAD');
}

/** Files that differ from a commit, those that git does not know yet included; none outside of a clone. */
export async function changedFiles(since) {
  const from = since ?? (await base());
  if (!from) return [];
  const known = await git('diff', '--name-only', '--relative', from, '--');
  if (since && known === undefined) throw new Error(`--since=${since} names no commit`);
  const fresh = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(known), ...linesOf(fresh)])];
}
