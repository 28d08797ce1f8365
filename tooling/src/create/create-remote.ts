import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspacesOf } from '../../scripts/lib/workspaces.mjs';
import { formatted } from '../formatted.ts';
import {
  prefixOf,
  wordProblems,
  writeTemplate,
  type CreatedRemote,
  type WantedRemote,
} from './template.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../../template');

type Versions = Record<string, string>;

interface PackageJson {
  dependencies?: Versions;
  devDependencies?: Versions;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The dependency versions used in the repository. */
async function pinnedVersions(root: string): Promise<Map<string, string>> {
  const pins = new Map<string, string>();
  for (const folder of workspacesOf(root)) {
    const json = (await readJson(path.join(root, folder, 'package.json'))) as PackageJson;
    for (const [name, version] of Object.entries({ ...json.devDependencies, ...json.dependencies }))
      pins.set(name, version);
  }
  return pins;
}

/** Sets the version of every dependency in the template's package.json. */
export function pinned(text: string, pins: ReadonlyMap<string, string>): string {
  const { dependencies = {}, devDependencies = {}, ...rest } = JSON.parse(text) as PackageJson;
  const pin = (versions: Versions) =>
    Object.fromEntries(Object.keys(versions).map((name) => [name, pins.get(name) ?? '*']));
  return JSON.stringify(
    { ...rest, dependencies: pin(dependencies), devDependencies: pin(devDependencies) },
    null,
    2,
  );
}

async function problemsWith(root: string, wanted: WantedRemote): Promise<string[]> {
  const { name } = wanted;
  const problems = wordProblems(wanted);
  if (problems.length > 0) return problems;
  if (existsSync(path.join(root, name))) problems.push(`There is a folder ${name} already`);
  const prefix = prefixOf(name);
  for (const folder of workspacesOf(root)) {
    const file = path.join(root, folder, 'remote.json');
    if (folder === name || !existsSync(file)) continue;
    if (((await readJson(file)) as { prefixes: string[] }).prefixes.includes(prefix)) {
      problems.push(`The address ${prefix} is that of ${folder}: choose another name`);
    }
  }
  return problems;
}

/**
 * Creates a remote in this repository, with a public page, a list, a menu entry, messages in both languages and tests,
 * and adds its team to the code owners.
 */
export async function createRemote(root: string, wanted: WantedRemote): Promise<CreatedRemote> {
  const problems = await problemsWith(root, wanted);
  if (problems.length > 0) return { files: [], problems };
  const pins = await pinnedVersions(root);
  const files = await writeTemplate(TEMPLATE, root, wanted, (text, file) =>
    formatted(root, file, path.basename(file) === 'package.json' ? pinned(text, pins) : text),
  );
  const owners = `/${wanted.name}/`.padEnd(16) + `@dara/${wanted.owner}\n`;
  await appendFile(path.join(root, '.github/CODEOWNERS'), owners);
  return { files, problems: [] };
}
