import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SNAPSHOT_PATH, type RegistrySnapshot } from '@dara/contract';
import type { LiveShell, ReleaseTarget } from '../deploy/release-actions.ts';
import type { ReleaseFolder } from '../deploy/release-folder.ts';
import { outcomeOf, type GateOutcome } from '../registry/gate-outcome.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { spawnRenderer } from '../rendering/renderer-process.ts';
import { smokeTest } from '../rendering/smoke-test.ts';

const ANSWER_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The files of the folder, and the server bundle of the shell, by integrity. */
function bundlesOf({ dir, manifest }: ReleaseFolder, shell: LiveShell) {
  const bundle = shell.manifest.files.find(({ name }) => name === shell.manifest.serverEntry);
  return {
    read: async (integrity: string): Promise<Buffer | undefined> => {
      if (integrity === bundle?.integrity) return Buffer.from(shell.code);
      const own = manifest.files.find((file) => file.integrity === integrity);
      return own && readFile(path.join(dir, own.side, own.name));
    },
  };
}

/**
 * Renders the pages and parts of a built remote in the live shell of a site as a promotion does, on this machine and
 * without its api; parts with the props of slots of other remotes.
 */
export async function renderLocally(
  target: ReleaseTarget,
  folder: ReleaseFolder,
  elsewhere: RegistrySnapshot['microFrontends'] = {},
): Promise<GateOutcome> {
  let shell: LiveShell;
  try {
    shell = await target.run('liveShell', {});
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const skipped = `takes the live shell, which the site did not answer: ${error.message}`;
    return outcomeOf('rendering', [], { skipped });
  }
  const live = new Map([[shell.manifest.name, shell.manifest]]);
  const store = bundlesOf(folder, shell);
  // A renderer does not keep its host alive: without a timer this process would end before the result.
  const alive = setTimeout(() => undefined, DAY_MS);
  try {
    const [result] = await smokeTest([folder.manifest], live, {
      ...{ store, open: spawnRenderer, elsewhere },
    });
    const { problems = [], skippedChecks = [] } = result ?? {};
    return outcomeOf('rendering', problems, { skippedChecks });
  } finally {
    clearTimeout(alive);
  }
}

/** What is live on a site, for the slots of its remotes; undefined if it does not say so. */
export async function liveRemotes(
  site: string,
): Promise<RegistrySnapshot['microFrontends'] | undefined> {
  try {
    const answer = await fetch(site + SNAPSHOT_PATH, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok ? ((await answer.json()) as RegistrySnapshot).microFrontends : undefined;
  } catch {
    return undefined;
  }
}
