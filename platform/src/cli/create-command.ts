import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import {
  prefixOf,
  wantedRemote,
  wordProblems,
  writeTemplate,
} from '../../../tooling/src/create/template.ts';
import { invalid, type RegistryError } from '../registry/registry-error.ts';
import type { CommandParts } from './command-parts.ts';
import { PACKAGES, pathInRemote, tarballsOf, type Tarball } from './tarballs.ts';

/** The file of each kind of pipeline in the template. */
const PIPELINES: Readonly<Record<string, string>> = {
  github: path.join('.github', 'workflows', 'release.yml'),
  gitlab: '.gitlab-ci.yml',
};

interface CreateOptions {
  title?: string;
  titleTh?: string;
  owner?: string;
  packages?: string;
  pipeline?: string;
}

const refusal = (problems: string[], name: string): RegistryError =>
  invalid(`${name || 'The remote'} was not made`, 400, problems);

type Versions = Record<string, string>;

/** Packages are installed from tarballs; transitive ones are listed too, or npm would query a registry. */
function fromTarballs(text: string, tarballs: readonly Tarball[]): string {
  const json = JSON.parse(text) as { dependencies: Versions; devDependencies: Versions };
  const local = tarballs.map((one) => [one.name, pathInRemote(one)] as const);
  const isOf = (versions: Versions) => (entry: readonly [string, string]) => entry[0] in versions;
  const dependencies = { ...json.dependencies };
  Object.assign(dependencies, Object.fromEntries(local.filter(isOf(dependencies))));
  const others = Object.fromEntries(local.filter(([name]) => !(name in dependencies)));
  const devDependencies = Object.fromEntries(
    Object.entries({ ...json.devDependencies, ...others }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${JSON.stringify({ ...json, dependencies, devDependencies }, null, 2)}\n`;
}

async function create(
  template: string,
  name: string,
  { packages, titleTh, pipeline = 'github', ...said }: CreateOptions,
): Promise<string[]> {
  const wanted = wantedRemote(name, { ...said, ...(titleTh ? { 'title-th': titleTh } : {}) });
  const tarballs = packages ? await tarballsOf(packages) : undefined;
  const problems = wordProblems(wanted);
  if (problems.length === 0 && existsSync(name)) {
    problems.push(`There is a folder ${name} already`);
  }
  if (!Object.hasOwn(PIPELINES, pipeline)) {
    problems.push(`There is no pipeline for ${pipeline}: ${Object.keys(PIPELINES).join(', ')}`);
  }
  if (tarballs && !tarballs.some((one) => one.name === '@dara/tooling')) {
    problems.push(`${packages} holds no dara-*.tgz: name the folder that "npm run pack" wrote`);
  }
  if (problems.length > 0) throw refusal(problems, name);
  const others = Object.values(PIPELINES).filter((file) => file !== PIPELINES[pipeline]);
  const files = await writeTemplate(template, process.cwd(), wanted, (text, file) => {
    if (others.includes(path.relative(path.resolve(name), file))) return undefined;
    return tarballs && path.basename(file) === 'package.json' ? fromTarballs(text, tarballs) : text;
  });
  if (!packages || !tarballs) return files;
  await mkdir(path.join(name, PACKAGES));
  for (const { file } of tarballs) {
    await copyFile(path.join(packages, file), path.join(name, PACKAGES, file));
    files.push(path.join(name, PACKAGES, file));
  }
  return files;
}

/** `dara create`: creates a remote in a new folder, from the template beside this command. */
export function addCreateCommand(
  program: Command,
  template: string,
  { say, fail }: Pick<CommandParts, 'say' | 'fail'>,
): void {
  program
    .command('create')
    .argument('<name>', 'such as mf-events: the folder, and /events on the site')
    .option('--title <text>', 'in English; the name without it')
    .option('--title-th <text>', 'in Thai; that in English without it')
    .option('--owner <team>', 'who answers for it; the name without it')
    .option('--packages <folder>', 'tarballs of @dara packages; from a registry without it')
    .option('--pipeline <kind>', Object.keys(PIPELINES).join(' or '), 'github')
    .description('write a remote with a page, a list, a menu entry, texts, tests and a pipeline')
    .action(async (name: string, options: CreateOptions) => {
      try {
        for (const file of await create(template, name, options)) say(`  ${file}`);
      } catch (error) {
        fail(error);
        return;
      }
      say(`
Next:
  cd ${name} && git init && npm install && npm run format
  npm test             its tests
  npm run types        its types; npm run lint and npm run format for its style
  npm run dev -- --site https://staging.dara.example   a running site with these sources, for you alone
  npm run build        its release, shown at ${prefixOf(name)}
  npm run check        what a promotion would refuse
Then, with DARA_URL and DARA_TOKEN of the site:
  npx dara publish && npx dara promote`);
    });
}
