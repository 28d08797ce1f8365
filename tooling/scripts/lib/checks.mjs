import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks, missingFiles } from './doc-links.mjs';
import { foreignPackages } from './lock-file.mjs';
import { inParallel, node, ROOT, say, seconds } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

const inModules = (file) => path.join(ROOT, 'node_modules', file);

/** A check that runs a command; its output is the problem if it fails. */
const command = (name, args) => ({
  name,
  run: async () => {
    const { code, output } = await node(args, { quiet: true });
    return code === 0 ? undefined : output.trim() || `ended with exit code ${code}`;
  },
});

const tsx = (file, ...args) => ['--import', 'tsx', path.join(ROOT, file), ...args];

function documents() {
  const here = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const below = readdirSync(path.join(ROOT, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name));
  return [...here, ...below];
}

const lines = (faults) => (faults.length > 0 ? faults.join('\n') : undefined);

const types = (name, project) =>
  command(`types of ${name}`, [inModules('typescript-native/bin/tsc'), '-p', project]);

/** Packages are checked as few programs, so that shared sources are parsed once. */
const CHECKS = [
  types('shell, remotes, shared', 'tsconfig.browser.json'),
  types('api, platform, tooling, e2e, bench', 'tsconfig.node.json'),
  // Without the api, which narrows the names of roles.
  types('backend', 'backend'),
  command('lint', [inModules('oxlint/bin/oxlint')]),
  command('formatting', [inModules('oxfmt/bin/oxfmt'), '--check']),
  command('dependency direction', [
    inModules('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs'],
    ...workspaces.filter((folder) => existsSync(path.join(ROOT, folder, 'src'))),
  ]),
  command('folders that need each other', [
    inModules('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.groups.cjs'],
    ...['api/src', 'backend/src', 'platform/src', 'shell/src'],
  ]),
  command('messages in Thai and English', tsx('tooling/src/messages/cli.ts')),
  command('api description in step', tsx('api/scripts/write-openapi.ts', '--check')),
  command('generated clients in step', tsx('tooling/src/clients/cli.ts', '--check')),
  {
    name: 'lock file names no private host',
    run: () => {
      const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
      return lines(foreignPackages(lock));
    },
  },
  {
    name: 'links in the documents',
    run: () => {
      // Recipes name files that their readers make; the changelog those of its time.
      const current = documents().filter((name) => !/recipes|CHANGELOG/.test(name));
      return lines([...brokenLinks(documents(), ROOT), ...missingFiles(current, ROOT)]);
    },
  },
];

/** Too slow for every change. The daily program has the types of the DOM, which e2e and bench need; servers have none. */
const NIGHTLY = [
  types('servers without the DOM', 'tsconfig.server.json'),
  command('no unused exports', [
    inModules('knip/bin/knip.js'),
    ...['--no-progress', '--treat-config-hints-as-errors'],
  ]),
];

/** Runs every check, two at a time; each counts as one test. `isAll` adds what is too slow for every change. */
export function runChecks({ isAll = false } = {}) {
  return inParallel(isAll ? [...CHECKS, ...NIGHTLY] : CHECKS, 2, async ({ name, run }) => {
    const started = performance.now();
    const problem = await run();
    say(`  ${problem ? 'FAILED' : 'ok'}  ${name} (${seconds(started)})`);
    return problem
      ? { passed: 0, failed: 1, failures: [`${name}: ${problem}`] }
      : { passed: 1, failed: 0, failures: [] };
  });
}
