import { readFileSync } from 'node:fs';
import path from 'node:path';

const IN_MODULES = `${path.sep}node_modules${path.sep}`;

/** Root of this repository, or of the one that this package is installed in: lock file and `.cache`. */
export const ROOT_DIR = import.meta.dirname.includes(IN_MODULES)
  ? import.meta.dirname.slice(0, import.meta.dirname.indexOf(IN_MODULES))
  : path.resolve(import.meta.dirname, '../../..');

export interface PackageInfo {
  dir: string;
  /** Name without the scope, as in the registry: `mf-public`. */
  name: string;
  version: string;
  /** Global variable of the client entry: `mf_public`. */
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
