import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TeamPackages, UpgradeNote } from '@dara/contract';
import { BuildError } from './build.ts';
import { ROOT_DIR, type PackageInfo } from './package-info.ts';

type Versions = Record<string, string>;

interface PackageJson {
  name?: string;
  version?: string;
  workspaces?: string[];
  dependencies?: Versions;
  devDependencies?: Versions;
}

const NOTES = 'upgrade-notes.json';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
/** Installed by a remote with tarballs, because others need it. */
const INDIRECT = ['@dara/model'];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readManifest = (...place: string[]): PackageJson =>
  readJson(path.join(ROOT_DIR, ...place, 'package.json')) as PackageJson;

/** Folders of the repository's packages. */
function folders(): string[] {
  const all = readdirSync(ROOT_DIR);
  return (readManifest().workspaces ?? [])
    .flatMap((one) => (one.endsWith('*') ? all.filter((n) => n.startsWith(one.slice(0, -1))) : one))
    .filter((folder) => existsSync(path.join(ROOT_DIR, folder, 'package.json')));
}

/** Versions of what `dara create` lets a new remote install, as in the sources of this build. */
export function versionsOfTemplate(): Versions {
  const templates = ['template', 'template-own'].map((name) => readManifest('tooling', name));
  const root = readManifest();
  const known = new Map(Object.entries(root.devDependencies ?? {}));
  for (const folder of folders()) {
    const { name, version, dependencies, devDependencies } = readManifest(folder);
    for (const [library, range] of Object.entries({ ...devDependencies, ...dependencies }))
      if (!library.startsWith('@dara/')) known.set(library, range);
    if (name && version) known.set(name, version);
  }
  known.set('@dara/cli', known.get('@dara/platform') ?? '');
  // The installed one is the linter's; remotes use the compiler that checks this repository.
  known.set('typescript', (known.get('typescript-native') ?? '').replace(/^npm:typescript@/, ''));
  const names = templates.flatMap((json) =>
    Object.keys({ ...json.dependencies, ...json.devDependencies }),
  );
  const versions = [...names, ...INDIRECT].map((name) => [name, known.get(name) ?? ''] as const);
  return Object.fromEntries(
    versions.filter(([, version]) => EXACT.test(version)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const isNote = (value: unknown, versions: Versions): value is UpgradeNote => {
  const { package: name, version, text } = (value ?? {}) as Partial<UpgradeNote>;
  return name !== undefined && name in versions && EXACT.test(version ?? '') && Boolean(text);
};

/** What a shell's release says to remotes in other repositories, for `dara upgrade`. */
export function teamPackages({ dir }: PackageInfo): TeamPackages {
  const versions = versionsOfTemplate();
  const file = path.join(dir, NOTES);
  const notes = existsSync(file) ? (readJson(file) as unknown[]) : [];
  const wrong = notes.find((note) => !isNote(note, versions));
  if (wrong !== undefined) {
    const form = 'an installed "package", a "version" such as 1.2.0 and a "text"';
    throw new BuildError(`${NOTES} needs ${form} in each note, not ${JSON.stringify(wrong)}`);
  }
  return { versions, notes: notes as UpgradeNote[] };
}
