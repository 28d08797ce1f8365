import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root: workspaces, lock file and `.cache` live there. */
export const ROOT_DIR = path.resolve(import.meta.dirname, '../../..');

export interface PackageInfo {
  dir: string;
  /** Name without the scope, as the registry knows it: `mf-public`. */
  name: string;
  version: string;
  /** The global variable that the client entry defines: `mf_public`. */
  globalName: string;
  dependencies: Record<string, string>;
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

function readPackageJson(dir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
}

export function readPackage(dir: string): PackageInfo {
  const json = readPackageJson(dir);
  const name = json.name.replace(/^@[^/]+\//, '');
  return {
    dir,
    name,
    version: json.version,
    globalName: name.replace(/[^\w]/g, '_'),
    dependencies: json.dependencies ?? {},
  };
}

/** Version of `@dara/sdk`, under which its areas are shared. */
export function sdkVersion(): string {
  return readPackageJson(path.join(ROOT_DIR, 'shared/sdk')).version;
}
